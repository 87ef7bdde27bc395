// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct StarTests {
  let middle = CGPoint(x: 195, y: 422)

  @Test func `the drag's numbers become the view's, and nothing jumps`() throws {
    let stage = try SceneStage("star")
    #expect(stage.texts.filter { $0 == "0" }.count == 6)
    stage.carry(from: middle, by: CGSize(width: 42, height: -57))
    #expect(stage.texts.filter { $0 == "42" || $0 == "−57" }.count == 4)
    let row = try #require(stage.place(of: "view"))
    let held = try #require(stage.place(of: "drag + view"))
    let isAbove = try #require(stage.places(of: "42").first).y < row.y
    #expect(isAbove)
    stage.harness.release(CGPoint(x: 237, y: 365))
    #expect(stage.place(of: "drag + view") == held)
    stage.harness.settle()
    #expect(stage.place(of: "drag + view") == held)
    #expect(stage.texts.filter { $0 == "42" || $0 == "−57" }.count == 4)
    #expect(stage.texts.filter { $0 == "0" }.count == 2)
    // The view's numbers now: the lower ones.
    #expect(try #require(stage.places(of: "42").first).y > row.y - 1)
  }

  @Test func `the numbers keep their places whatever they are`() throws {
    let stage = try SceneStage("star")
    stage.harness.press(middle)
    for way in [12.0, 99, 100, 120] {
      stage.harness.move(
        from: middle, to: CGPoint(x: middle.x, y: middle.y + way), over: 0.05)
      let name = try #require(stage.place(of: "drag"))
      let number = try #require(stage.places(of: "\(Int(way))").first)
      let digits = Double("\(Int(way))".count)
      // Flush with their right ends, beside a name that does not move.
      #expect(abs(number.x + digits * 7.8 - name.x - 192) < 1, "\(way)")
    }
  }

  @Test func `carried out of the window it comes back`() throws {
    let stage = try SceneStage("star")
    stage.carry(from: middle, by: CGSize(width: -300, height: 0))
    stage.harness.release(CGPoint(x: -105, y: 422))
    #expect(stage.harness.settle())
    #expect(stage.texts.filter { $0 == "−127" }.count == 2)
  }
}
