// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct SpringsTests {
  /// The horizontal offsets of the beads, from top to bottom.
  private func beads(_ stage: SceneHarness) -> [CGFloat] {
    stage.harness.list.items.compactMap { item in
      guard case .fill(let shape, _, let index) = item, shape.width == 32, shape.height == 32
      else { return nil }
      return CGFloat(shape.x + 16) + stage.harness.list.transforms[Int(index)].tx - 195
    }
  }

  @Test func `all beads follow the pointer, each returns on its own spring, and all arrive`() throws
  {
    let stage = try SceneHarness("springs")
    #expect(beads(stage) == Array(repeating: 0, count: 6))
    stage.harness.press(CGPoint(x: 195, y: 400))
    stage.harness.move(
      from: CGPoint(x: 195, y: 400), to: CGPoint(x: 275, y: 400), over: 0.2)
    #expect(beads(stage) == Array(repeating: 80, count: 6))
    stage.harness.release(CGPoint(x: 275, y: 400))
    stage.harness.advance(by: 0.25)
    let presented = beads(stage)
    #expect(Set(presented).count == 6)
    // `quick` arrives first, `slow` last.
    #expect(abs(presented[4]) < abs(presented[0]) && abs(presented[5]) > 60)
    #expect(stage.harness.settle())
    #expect(beads(stage) == Array(repeating: 0, count: 6))
  }

  @Test func `a touch in flight stops each bead where it is presented`() throws {
    let stage = try SceneHarness("springs")
    stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGSize(width: 1500, height: 0))
    stage.harness.advance(by: 0.15)
    let before = beads(stage)
    stage.harness.press(CGPoint(x: 100, y: 100))
    let caught = beads(stage)
    // At most one frame at 1500 points per second.
    for (bead, previous) in zip(caught, before) { #expect(abs(bead - previous) < 25) }
    stage.harness.advance(by: 0.4)
    #expect(beads(stage) == caught)
    stage.harness.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 110, y: 100), over: 0.2)
    for (bead, previous) in zip(beads(stage), caught) { #expect(abs(bead - previous - 10) < 1e-6) }
  }
}
