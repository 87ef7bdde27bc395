// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct LongPressDragTests {
  let middle = CGPoint(x: 195, y: 422)

  /// The position of the disc, which has the only gradient.
  private func disc(_ stage: SceneHarness) -> CGPoint? {
    for item in stage.harness.list.items.reversed() {
      guard case .fill(let shape, .gradient, let index) = item else { continue }
      return CGPoint(
        x: CGFloat(shape.x + shape.width / 2), y: CGFloat(shape.y + shape.height / 2)
      ).applying(stage.harness.list.transforms[Int(index)])
    }
    return nil
  }

  @Test func `a drag without a long press does not move the disc`() throws {
    let stage = try SceneHarness("long-press-drag")
    let home = try #require(disc(stage))
    stage.harness.drag(from: middle, to: CGPoint(x: 295, y: 322), over: 0.4)
    #expect(stage.harness.settle())
    #expect(disc(stage) == home)
  }

  @Test func `after a long press the disc follows the pointer, and stays where it is released`()
    throws
  {
    let stage = try SceneHarness("long-press-drag")
    let home = try #require(disc(stage))
    stage.harness.press(middle)
    stage.harness.advance(by: 0.6)
    let end = CGPoint(x: 255, y: 322)
    stage.harness.move(from: middle, to: end, over: 0.4)
    let dragged = try #require(disc(stage))
    #expect(distance(dragged, CGPoint(x: home.x + 60, y: home.y - 100)) < 0.01)
    stage.harness.release(end)
    #expect(distance(try #require(disc(stage)), dragged) < 0.01)
    #expect(stage.harness.settle())
    #expect(distance(try #require(disc(stage)), dragged) < 0.51)
  }
}
