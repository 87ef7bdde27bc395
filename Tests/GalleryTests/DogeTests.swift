// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct DogeTests {
  let pad = CGPoint(x: 195, y: 696)

  /// The pictures that are drawn.
  private func pictures(_ stage: SceneStage) -> [String] {
    let text = "\(stage.harness.list)"
    return ["Doge", "Rocket"].filter { text.contains($0) }
  }

  @Test func `a tap makes it a rocket and the next one a dog`() throws {
    let stage = try SceneStage("doge")
    #expect(pictures(stage) == ["Doge"])
    stage.tap(pad.x, pad.y)
    #expect(pictures(stage) == ["Rocket"])
    stage.tap(pad.x, pad.y)
    #expect(pictures(stage) == ["Doge"])
  }

  @Test func `it is a rocket from the drag's first moment to its last, and a dog after it`() throws
  {
    let stage = try SceneStage("doge")
    var seen: [[String]] = []
    stage.harness.press(pad)
    for step in 0..<40 {
      let y = pad.y - CGFloat(step) * 12
      stage.harness.move(
        from: CGPoint(x: pad.x, y: y), to: CGPoint(x: pad.x, y: y - 12), over: 1 / 60.0)
      seen.append(pictures(stage))
    }
    stage.harness.release(CGPoint(x: pad.x, y: pad.y - 480))
    for _ in 0..<60 {
      seen.append(pictures(stage))
      stage.harness.frame()
    }
    // One of the two at every moment, and as few changes as can be.
    #expect(seen.allSatisfy { $0.count == 1 })
    #expect(zip(seen, seen.dropFirst()).filter { $0 != $1 }.count <= 2)
    #expect(seen[5] == ["Rocket"] && seen[39] == ["Rocket"] && seen[40] == ["Doge"])
  }

  @Test func `a drag is no tap`() throws {
    let stage = try SceneStage("doge")
    stage.carry(from: pad, by: CGSize(width: 20, height: -20))
    stage.harness.release(CGPoint(x: 215, y: 676))
    stage.harness.settle()
    #expect(pictures(stage) == ["Doge"])
  }
}
