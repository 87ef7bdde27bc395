// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct DetentsTests {
  let grip = CGPoint(x: 195, y: 470)

  /// Where the sheet's top is, from the title's place in it.
  private func top(_ stage: SceneStage) throws -> CGFloat {
    let title = try #require(stage.place(of: "Nearby")).y
    return title - 51
  }

  private static func height(_ share: CGFloat) -> CGFloat { 844 * (1 - share) }

  @Test(arguments: [
    (-40.0, 0.5), (-160, 0.5), (-180, 0.9), (-330, 0.9), (110, 0.5), (140, 0.2), (-900, 0.9),
  ])
  func `carried slowly it rests at the nearest height`(way: Double, share: CGFloat) throws {
    let stage = try SceneStage("detents")
    let home = try top(stage)
    stage.carry(from: grip, by: CGSize(width: 0, height: way))
    stage.harness.release(CGPoint(x: 195, y: 470 + way))
    #expect(stage.harness.settle())
    #expect(abs(try top(stage) - home - (Self.height(share) - 422)) < 1)
  }

  @Test(arguments: [(-800.0, 0.9), (800, 0.2), (-60, 0.5), (-4000, 0.9)])
  func `a flick goes where its speed would carry it`(speed: Double, share: CGFloat) throws {
    let stage = try SceneStage("detents")
    let home = try top(stage)
    stage.flick(from: grip, velocity: CGSize(width: 0, height: speed))
    #expect(stage.harness.settle())
    #expect(abs(try top(stage) - home - (Self.height(share) - 422)) < 1)
  }

  @Test func `a hard flick passes the one between`() throws {
    let stage = try SceneStage("detents")
    stage.flick(from: grip, velocity: CGSize(width: 0, height: -1200))
    #expect(stage.harness.settle())
    let high = try top(stage)
    stage.flick(from: CGPoint(x: 195, y: 200), velocity: CGSize(width: 0, height: 2400))
    #expect(stage.harness.settle())
    #expect(abs(try top(stage) - high - 844 * 0.7) < 1)
  }

  @Test func `while it is held it says where it would go, and where it goes is what it said`()
    throws
  {
    let stage = try SceneStage("detents")
    stage.harness.press(grip)
    var said = ""
    for step in 1...6 {
      let y = grip.y - CGFloat(step) * 12
      stage.harness.move(
        from: CGPoint(x: 195, y: y + 12), to: CGPoint(x: 195, y: y), over: 1 / 60.0)
      // The name in the header, which is the largest of those alike.
      said = ["small", "medium", "large"].first { stage.place(of: $0, size: 15) != nil } ?? ""
    }
    #expect(said == "large")
    stage.harness.release(CGPoint(x: 195, y: grip.y - 72))
    #expect(stage.harness.settle())
    #expect(stage.place(of: "large", size: 15) != nil)
  }

  @Test func `it is caught where it is seen`() throws {
    let stage = try SceneStage("detents")
    stage.flick(from: grip, velocity: CGSize(width: 0, height: -1500))
    for _ in 0..<6 { stage.harness.frame() }
    let seen = try top(stage)
    stage.harness.press(CGPoint(x: 195, y: 600))
    let caught = try top(stage)
    #expect(abs(caught - seen) < 30)
    stage.harness.advance(by: 0.5)
    #expect(try top(stage) == caught)
  }
}
