// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct RubberBandTests {
  let middle = CGPoint(x: 195, y: 422)

  /// What the discs say of their ways, in points.
  private func ways(_ stage: SceneStage) -> [Int] {
    stage.texts.compactMap { Int($0.replacingOccurrences(of: "−", with: "-")) }
  }

  @Test(arguments: [200.0, -200, 20])
  func `one goes with the hand, the others give way by their coefficients`(pull: Double) throws {
    let stage = try SceneStage("rubber-band")
    #expect(ways(stage) == [0, 0, 0, 0])
    stage.carry(from: middle, by: CGSize(width: 0, height: pull))
    let (give, way) = (844 * 0.55, abs(pull))
    let expected = [0.55, 0.25, 0.1].map { way * give * $0 / (give + $0 * way) }
    let signed = ([way] + expected).map { Int((pull < 0 ? -$0 : $0).rounded()) }
    #expect(ways(stage) == signed)
    stage.harness.release(CGPoint(x: 195, y: 422 + pull))
    #expect(stage.harness.settle())
    #expect(ways(stage) == [0, 0, 0, 0])
  }

  @Test func `let go in a throw, each goes on with the speed that it had`() throws {
    let stage = try SceneStage("rubber-band")
    stage.flick(from: middle, velocity: CGSize(width: 0, height: 1600))
    let held = ways(stage)
    for _ in 0..<2 { stage.harness.frame() }
    for (seen, was) in zip(ways(stage), held) { #expect(seen > was) }
  }

  @Test func `each is caught where it is seen`() throws {
    let stage = try SceneStage("rubber-band")
    stage.carry(from: middle, by: CGSize(width: 0, height: 240))
    stage.harness.release(CGPoint(x: 195, y: 662))
    for _ in 0..<5 { stage.harness.frame() }
    stage.harness.press(middle)
    let caught = ways(stage)
    #expect(caught[0] != 0)
    stage.harness.advance(by: 0.5)
    #expect(ways(stage) == caught)
    stage.harness.move(from: middle, to: CGPoint(x: 195, y: 432), over: 0.2)
    #expect(ways(stage)[0] == caught[0] + 10)
  }
}
