// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct SheetTests {
  private func y(_ stage: SceneStage) throws -> CGFloat {
    try #require(stage.place(of: "가입하기")).y
  }

  @Test(arguments: [480.0, 844, 1200], [true, false])
  func `half of its way decides, whatever the window's height`(
    height: Double, isFar: Bool
  ) throws {
    let stage = try SceneStage("sheet", size: CGSize(width: 390, height: height))
    let closed = try y(stage)
    let travel = height * 0.75
    let start = CGPoint(x: 195, y: height * 0.9)
    let way = travel * (isFar ? 0.53 : 0.47)
    stage.carry(from: start, by: CGSize(width: 0, height: -way))
    #expect(try abs(y(stage) - (closed - way)) < 1)
    stage.harness.release(CGPoint(x: 195, y: start.y - way))
    #expect(stage.harness.settle())
    #expect(try abs(y(stage) - (isFar ? closed - travel : closed)) < 1)
  }

  @Test func `a flick opens it, and a flick shuts it`() throws {
    let stage = try SceneStage("sheet")
    let closed = try y(stage)
    stage.flick(from: CGPoint(x: 195, y: 760), velocity: CGSize(width: 0, height: -1500))
    #expect(stage.harness.settle())
    #expect(try y(stage) < 200)
    stage.flick(from: CGPoint(x: 195, y: 110), velocity: CGSize(width: 0, height: 1500))
    #expect(stage.harness.settle())
    #expect(try y(stage) == closed)
  }

  @Test(arguments: [-1.0, 1])
  func `beyond its ends it gives way less and less, and springs back`(side: Double) throws {
    let stage = try SceneStage("sheet")
    if side < 0 {
      stage.flick(from: CGPoint(x: 195, y: 760), velocity: CGSize(width: 0, height: -1500))
      stage.harness.settle()
    }
    let rest = try y(stage)
    let start = CGPoint(x: 195, y: side < 0 ? 110 : 760)
    stage.harness.press(start)
    var last = 0.0
    for pull in [40.0, 80, 160, 320] {
      let from = CGPoint(x: 195, y: start.y + side * pull / 2)
      stage.harness.move(
        from: from, to: CGPoint(x: 195, y: start.y + side * pull), over: 0.2)
      let way = try Double(y(stage) - rest) * side
      #expect(way > last && way < pull * 0.56 && way < 844 * 0.12)
      last = way
    }
    stage.harness.release(CGPoint(x: 195, y: start.y + side * 320))
    #expect(stage.harness.settle())
    #expect(try y(stage) == rest)
  }

  @Test func `it is caught on its way by a touch, and goes on with the hand`() throws {
    let stage = try SceneStage("sheet")
    stage.flick(from: CGPoint(x: 195, y: 760), velocity: CGSize(width: 0, height: -1500))
    for _ in 0..<5 { stage.harness.frame() }
    let seen = try y(stage)
    let grip = CGPoint(x: 30, y: 830)
    stage.harness.press(grip)
    #expect(try abs(y(stage) - seen) < 1e-6)
    stage.harness.advance(by: 0.4)
    #expect(try abs(y(stage) - seen) < 1e-6)
    stage.harness.move(from: grip, to: CGPoint(x: 30, y: 790), over: 0.3)
    #expect(try abs(y(stage) - (seen - 40)) < 1e-6)
  }

  @Test func `its button does what it says and does not move the sheet`() throws {
    let stage = try SceneStage("sheet")
    stage.flick(from: CGPoint(x: 195, y: 760), velocity: CGSize(width: 0, height: -1500))
    stage.harness.settle()
    let rest = try y(stage)
    let button = try #require(stage.place(of: "계정 생성하기!"))
    stage.tap(button.x + 20, button.y - 6)
    #expect(stage.texts.contains("처음으로"))
    #expect(try y(stage) == rest)
  }
}
