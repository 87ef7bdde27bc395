// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct RubberBandSceneTests {
  let middle = CGPoint(x: 195, y: 422)

  /// The numbers on the discs: their offsets, in points.
  private func offsets(_ stage: SceneHarness) -> [Int] {
    stage.texts.compactMap { Int($0.replacingOccurrences(of: "−", with: "-")) }
  }

  @Test(arguments: [200.0, -200, 20])
  func `one disc follows the pointer, the others resist by their coefficients`(drag: Double) throws
  {
    let stage = try SceneHarness("rubber-band")
    #expect(offsets(stage) == [0, 0, 0, 0])
    stage.dragAndHold(from: middle, by: CGSize(width: 0, height: drag))
    let (limit, x) = (844 * 0.55, abs(drag))
    let expected = [0.55, 0.25, 0.1].map { x * limit * $0 / (limit + $0 * x) }
    let signed = ([x] + expected).map { Int((drag < 0 ? -$0 : $0).rounded()) }
    #expect(offsets(stage) == signed)
    stage.harness.release(CGPoint(x: 195, y: 422 + drag))
    #expect(stage.harness.settle())
    #expect(offsets(stage) == [0, 0, 0, 0])
  }

  @Test func `after a throw each disc keeps the velocity that it had`() throws {
    let stage = try SceneHarness("rubber-band")
    stage.flick(from: middle, velocity: CGSize(width: 0, height: 1600))
    let held = offsets(stage)
    for _ in 0..<2 { stage.harness.frame() }
    for (current, previous) in zip(offsets(stage), held) { #expect(current > previous) }
  }

  @Test func `a touch in flight stops each disc where it is presented`() throws {
    let stage = try SceneHarness("rubber-band")
    stage.dragAndHold(from: middle, by: CGSize(width: 0, height: 240))
    stage.harness.release(CGPoint(x: 195, y: 662))
    for _ in 0..<5 { stage.harness.frame() }
    stage.harness.press(middle)
    let caught = offsets(stage)
    #expect(caught[0] != 0)
    stage.harness.advance(by: 0.5)
    #expect(offsets(stage) == caught)
    stage.harness.move(from: middle, to: CGPoint(x: 195, y: 432), over: 0.2)
    #expect(offsets(stage)[0] == caught[0] + 10)
  }
}
