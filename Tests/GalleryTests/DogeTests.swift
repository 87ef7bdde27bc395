// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct DogeTests {
  let pad = CGPoint(x: 195, y: 696)

  /// The images in the display list.
  private func images(_ stage: SceneHarness) -> [String] {
    let text = "\(stage.harness.list)"
    return ["Doge", "Rocket"].filter { text.contains($0) }
  }

  @Test func `a tap switches to the rocket, the next one to the dog`() throws {
    let stage = try SceneHarness("doge")
    #expect(images(stage) == ["Doge"])
    stage.tap(pad.x, pad.y)
    #expect(images(stage) == ["Rocket"])
    stage.tap(pad.x, pad.y)
    #expect(images(stage) == ["Doge"])
  }

  @Test func `it is a rocket throughout the drag, and a dog afterwards`() throws {
    let stage = try SceneHarness("doge")
    var shown: [[String]] = []
    stage.harness.press(pad)
    for step in 0..<40 {
      let y = pad.y - CGFloat(step) * 12
      stage.harness.move(
        from: CGPoint(x: pad.x, y: y), to: CGPoint(x: pad.x, y: y - 12), over: 1 / 60.0)
      shown.append(images(stage))
    }
    stage.harness.release(CGPoint(x: pad.x, y: pad.y - 480))
    for _ in 0..<60 {
      shown.append(images(stage))
      stage.harness.frame()
    }
    // Exactly one of the two in every frame, and at most two changes.
    #expect(shown.allSatisfy { $0.count == 1 })
    #expect(zip(shown, shown.dropFirst()).filter { $0 != $1 }.count <= 2)
    #expect(shown[5] == ["Rocket"] && shown[39] == ["Rocket"] && shown[40] == ["Doge"])
  }

  @Test func `a drag does not count as a tap`() throws {
    let stage = try SceneHarness("doge")
    stage.dragAndHold(from: pad, by: CGSize(width: 20, height: -20))
    stage.harness.release(CGPoint(x: 215, y: 676))
    stage.harness.settle()
    #expect(images(stage) == ["Doge"])
  }
}
