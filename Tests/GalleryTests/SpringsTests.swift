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

  @Test(arguments: [320.0, 390, 800], [250.0, 4000])
  func `the beads stay on the stage and on their lines, dragged or thrown far`(
    width: Double, distance: Double
  ) throws {
    let stage = try SceneHarness("springs", size: CGSize(width: width, height: 844))
    func isInside() -> Bool {
      stage.harness.list.items.allSatisfy { item in
        guard case .fill(let shape, _, let index) = item, shape.width == 32, shape.height == 32
        else { return true }
        let x = CGFloat(shape.x) + stage.harness.list.transforms[Int(index)].tx
        return x >= 24 && x + 32 <= width - 24
      }
    }
    stage.harness.press(CGPoint(x: 100, y: 400))
    stage.harness.move(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100 + distance, y: 400), over: 0.1)
    #expect(isInside())
    stage.harness.release(CGPoint(x: 100 + distance, y: 400))
    for _ in 0..<90 {
      stage.harness.frame()
      #expect(isInside())
    }
  }

  @Test func `the numbers of a spring are labeled`() throws {
    let stage = try SceneHarness("springs")
    #expect(stage.texts.contains("duration 1.2 s") && stage.texts.contains("bounce 0.70"))
  }

  @Test func `a touch in flight stops each bead where it is presented`() throws {
    let stage = try SceneHarness("springs")
    stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGSize(width: 600, height: 0))
    stage.harness.advance(by: 0.15)
    let before = beads(stage)
    stage.harness.press(CGPoint(x: 100, y: 100))
    let caught = beads(stage)
    // At most one frame at 600 points per second.
    for (bead, previous) in zip(caught, before) { #expect(abs(bead - previous) < 10.5) }
    stage.harness.advance(by: 0.4)
    #expect(beads(stage) == caught)
    stage.harness.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 110, y: 100), over: 0.2)
    for (bead, previous) in zip(beads(stage), caught) { #expect(abs(bead - previous - 10) < 1e-6) }
  }
}
