// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct SpringsTests {
  /// Where the beads are, from the middle, from top to bottom.
  private func beads(_ stage: SceneStage) -> [CGFloat] {
    stage.harness.list.items.compactMap { item in
      guard case .fill(let shape, _, let index) = item, shape.width == 32, shape.height == 32
      else { return nil }
      return CGFloat(shape.x + 16) + stage.harness.list.transforms[Int(index)].tx - 195
    }
  }

  @Test func `all go with the hand, each goes home by itself, and all get there`() throws {
    let stage = try SceneStage("springs")
    #expect(beads(stage) == Array(repeating: 0, count: 6))
    stage.harness.press(CGPoint(x: 195, y: 400))
    stage.harness.move(
      from: CGPoint(x: 195, y: 400), to: CGPoint(x: 275, y: 400), over: 0.2)
    #expect(beads(stage) == Array(repeating: 80, count: 6))
    stage.harness.release(CGPoint(x: 275, y: 400))
    stage.harness.advance(by: 0.25)
    let seen = beads(stage)
    #expect(Set(seen).count == 6)
    // The quick one is home first, the slow one last.
    #expect(abs(seen[4]) < abs(seen[0]) && abs(seen[5]) > 60)
    #expect(stage.harness.settle())
    #expect(beads(stage) == Array(repeating: 0, count: 6))
  }

  @Test func `each is caught where it is seen`() throws {
    let stage = try SceneStage("springs")
    stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGSize(width: 1500, height: 0))
    stage.harness.advance(by: 0.15)
    let before = beads(stage)
    stage.harness.press(CGPoint(x: 100, y: 100))
    let caught = beads(stage)
    // A frame's way at most: some 1 500 points a second.
    for (bead, was) in zip(caught, before) { #expect(abs(bead - was) < 25) }
    stage.harness.advance(by: 0.4)
    #expect(beads(stage) == caught)
    stage.harness.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 110, y: 100), over: 0.2)
    for (bead, was) in zip(beads(stage), caught) { #expect(abs(bead - was - 10) < 1e-6) }
  }
}
