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

  /// Where the disc is: of what is drawn, its gradient is the only one.
  private func disc(_ stage: SceneStage) -> CGPoint? {
    for item in stage.harness.list.items.reversed() {
      guard case .fill(let shape, .gradient, let index) = item else { continue }
      return CGPoint(
        x: CGFloat(shape.x + shape.width / 2), y: CGFloat(shape.y + shape.height / 2)
      ).applying(stage.harness.list.transforms[Int(index)])
    }
    return nil
  }

  @Test func `a hand that moves at once takes nothing`() throws {
    let stage = try SceneStage("long-press-drag")
    let home = try #require(disc(stage))
    stage.harness.drag(from: middle, to: CGPoint(x: 295, y: 322), over: 0.4)
    #expect(stage.harness.settle())
    #expect(disc(stage) == home)
  }

  @Test func `held for half a second it follows the hand, and stays where it is let go`() throws {
    let stage = try SceneStage("long-press-drag")
    let home = try #require(disc(stage))
    stage.harness.press(middle)
    stage.harness.advance(by: 0.6)
    let end = CGPoint(x: 255, y: 322)
    stage.harness.move(from: middle, to: end, over: 0.4)
    let carried = try #require(disc(stage))
    #expect(distance(carried, CGPoint(x: home.x + 60, y: home.y - 100)) < 0.01)
    stage.harness.release(end)
    #expect(distance(try #require(disc(stage)), carried) < 0.01)
    #expect(stage.harness.settle())
    #expect(distance(try #require(disc(stage)), carried) < 0.51)
  }
}
