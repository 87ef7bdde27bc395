// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct DetentsTests {
  let start = CGPoint(x: 195, y: 470)

  /// The position of the sheet's top, derived from its title's.
  private func top(_ stage: SceneHarness) throws -> CGFloat {
    let title = try #require(stage.position(of: "Nearby")).y
    return title - 51
  }

  private static func top(_ fraction: CGFloat) -> CGFloat { 844 * (1 - fraction) }

  @Test(arguments: [
    (-40.0, 0.5), (-160, 0.5), (-180, 0.9), (-330, 0.9), (110, 0.5), (140, 0.2), (-900, 0.9),
  ])
  func `a slow drag snaps to the nearest detent`(distance: Double, fraction: CGFloat) throws {
    let stage = try SceneHarness("detents")
    let home = try top(stage)
    stage.dragAndHold(from: start, by: CGSize(width: 0, height: distance))
    stage.harness.release(CGPoint(x: 195, y: 470 + distance))
    #expect(stage.harness.settle())
    #expect(abs(try top(stage) - home - (Self.top(fraction) - 422)) < 1)
  }

  @Test(arguments: [(-800.0, 0.9), (800, 0.2), (-60, 0.5), (-4000, 0.9)])
  func `a flick snaps to the detent nearest to its projection`(speed: Double, fraction: CGFloat)
    throws
  {
    let stage = try SceneHarness("detents")
    let home = try top(stage)
    stage.flick(from: start, velocity: CGSize(width: 0, height: speed))
    #expect(stage.harness.settle())
    #expect(abs(try top(stage) - home - (Self.top(fraction) - 422)) < 1)
  }

  @Test func `a fast flick skips the middle detent`() throws {
    let stage = try SceneHarness("detents")
    stage.flick(from: start, velocity: CGSize(width: 0, height: -1200))
    #expect(stage.harness.settle())
    let high = try top(stage)
    stage.flick(from: CGPoint(x: 195, y: 200), velocity: CGSize(width: 0, height: 2400))
    #expect(stage.harness.settle())
    #expect(abs(try top(stage) - high - 844 * 0.7) < 1)
  }

  @Test func `the marker during a drag shows where the sheet lands`()
    throws
  {
    let stage = try SceneHarness("detents")
    stage.harness.press(start)
    var predicted = ""
    for step in 1...6 {
      let y = start.y - CGFloat(step) * 12
      stage.harness.move(
        from: CGPoint(x: 195, y: y + 12), to: CGPoint(x: 195, y: y), over: 1 / 60.0)
      // The name in the sheet's header, which has the largest font.
      predicted =
        ["small", "medium", "large"].first { stage.position(of: $0, size: 15) != nil } ?? ""
    }
    #expect(predicted == "large")
    stage.harness.release(CGPoint(x: 195, y: start.y - 72))
    #expect(stage.harness.settle())
    #expect(stage.position(of: "large", size: 15) != nil)
  }

  @Test func `a touch in flight stops the sheet where it is presented`() throws {
    let stage = try SceneHarness("detents")
    stage.flick(from: start, velocity: CGSize(width: 0, height: -1500))
    for _ in 0..<6 { stage.harness.frame() }
    let presented = try top(stage)
    stage.harness.press(CGPoint(x: 195, y: 600))
    let caught = try top(stage)
    #expect(abs(caught - presented) < 30)
    stage.harness.advance(by: 0.5)
    #expect(try top(stage) == caught)
  }
}
