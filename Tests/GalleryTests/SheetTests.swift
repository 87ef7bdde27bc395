// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct SheetTests {
  private func y(_ stage: SceneHarness) throws -> CGFloat {
    try #require(stage.position(of: "Sign up")).y
  }

  @Test(arguments: [480.0, 844, 1200], [true, false])
  func `half of the distance is the threshold, at any window height`(
    height: Double, isFar: Bool
  ) throws {
    let stage = try SceneHarness("sheet", size: CGSize(width: 390, height: height))
    let closed = try y(stage)
    let travel = height * 0.75
    let start = CGPoint(x: 195, y: height * 0.9)
    let distance = travel * (isFar ? 0.53 : 0.47)
    stage.dragAndHold(from: start, by: CGSize(width: 0, height: -distance))
    #expect(try abs(y(stage) - (closed - distance)) < 1)
    stage.harness.release(CGPoint(x: 195, y: start.y - distance))
    #expect(stage.harness.settle())
    #expect(try abs(y(stage) - (isFar ? closed - travel : closed)) < 1)
  }

  @Test func `flicks open and close it`() throws {
    let stage = try SceneHarness("sheet")
    let closed = try y(stage)
    stage.flick(from: CGPoint(x: 195, y: 760), velocity: CGSize(width: 0, height: -1500))
    #expect(stage.harness.settle())
    #expect(try y(stage) < 200)
    stage.flick(from: CGPoint(x: 195, y: 110), velocity: CGSize(width: 0, height: 1500))
    #expect(stage.harness.settle())
    #expect(try y(stage) == closed)
  }

  @Test(arguments: [-1.0, 1])
  func `past its ends it resists increasingly, and springs back`(side: Double) throws {
    let stage = try SceneHarness("sheet")
    if side < 0 {
      stage.flick(from: CGPoint(x: 195, y: 760), velocity: CGSize(width: 0, height: -1500))
      stage.harness.settle()
    }
    let settled = try y(stage)
    let start = CGPoint(x: 195, y: side < 0 ? 110 : 760)
    stage.harness.press(start)
    var last = 0.0
    for drag in [40.0, 80, 160, 320] {
      let from = CGPoint(x: 195, y: start.y + side * drag / 2)
      stage.harness.move(
        from: from, to: CGPoint(x: 195, y: start.y + side * drag), over: 0.2)
      let stretch = try Double(y(stage) - settled) * side
      #expect(stretch > last && stretch < drag * 0.56 && stretch < 844 * 0.12)
      last = stretch
    }
    stage.harness.release(CGPoint(x: 195, y: start.y + side * 320))
    #expect(stage.harness.settle())
    #expect(try y(stage) == settled)
  }

  @Test func `a touch in flight stops the sheet, and it then follows the pointer`() throws {
    let stage = try SceneHarness("sheet")
    stage.flick(from: CGPoint(x: 195, y: 760), velocity: CGSize(width: 0, height: -1500))
    for _ in 0..<5 { stage.harness.frame() }
    let presented = try y(stage)
    let start = CGPoint(x: 30, y: 830)
    stage.harness.press(start)
    #expect(try abs(y(stage) - presented) < 1e-6)
    stage.harness.advance(by: 0.4)
    #expect(try abs(y(stage) - presented) < 1e-6)
    stage.harness.move(from: start, to: CGPoint(x: 30, y: 790), over: 0.3)
    #expect(try abs(y(stage) - (presented - 40)) < 1e-6)
  }

  @Test func `its button works and does not move the sheet`() throws {
    let stage = try SceneHarness("sheet")
    stage.flick(from: CGPoint(x: 195, y: 760), velocity: CGSize(width: 0, height: -1500))
    stage.harness.settle()
    let settled = try y(stage)
    let button = try #require(stage.position(of: "Create account!"))
    stage.tap(button.x + 20, button.y - 6)
    #expect(stage.texts.contains("Start over"))
    #expect(try y(stage) == settled)
  }
}
