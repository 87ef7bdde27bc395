// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct StarTests {
  let middle = CGPoint(x: 195, y: 422)

  @Test func `on release the drag's offset is added to the view's, and nothing jumps`() throws {
    let stage = try SceneHarness("star")
    #expect(stage.texts.filter { $0 == "0" }.count == 6)
    stage.dragAndHold(from: middle, by: CGSize(width: 42, height: -57))
    #expect(stage.texts.filter { $0 == "42" || $0 == "−57" }.count == 4)
    let row = try #require(stage.position(of: "view"))
    let held = try #require(stage.position(of: "drag + view"))
    let isAbove = try #require(stage.positions(of: "42").first).y < row.y
    #expect(isAbove)
    stage.harness.release(CGPoint(x: 237, y: 365))
    #expect(stage.position(of: "drag + view") == held)
    stage.harness.settle()
    #expect(stage.position(of: "drag + view") == held)
    #expect(stage.texts.filter { $0 == "42" || $0 == "−57" }.count == 4)
    #expect(stage.texts.filter { $0 == "0" }.count == 2)
    // The view's row is the lower one.
    #expect(try #require(stage.positions(of: "42").first).y > row.y - 1)
  }

  @Test func `the numbers stay right-aligned`() throws {
    let stage = try SceneHarness("star")
    stage.harness.press(middle)
    for distance in [12.0, 99, 100, 120] {
      stage.harness.move(
        from: middle, to: CGPoint(x: middle.x, y: middle.y + distance), over: 0.05)
      let name = try #require(stage.position(of: "drag"))
      let number = try #require(stage.positions(of: "\(Int(distance))").first)
      let digits = Double("\(Int(distance))".count)
      // The right edge keeps its distance from the row's name.
      #expect(abs(number.x + digits * 7.8 - name.x - 192) < 1, "\(distance)")
    }
  }

  @Test func `dragged out of the window, the star returns to its edge`() throws {
    let stage = try SceneHarness("star")
    stage.dragAndHold(from: middle, by: CGSize(width: -300, height: 0))
    stage.harness.release(CGPoint(x: -105, y: 422))
    #expect(stage.harness.settle())
    #expect(stage.texts.filter { $0 == "−127" }.count == 2)
  }
}
