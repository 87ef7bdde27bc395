// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct PlayerTests {
  /// The window is 844 points high, the bar and the small player 64 each.
  private let travel = 716.0
  private let grip = CGPoint(x: 150, y: 748)

  /// How far the tab bar has slid away, in points.
  private func slid(_ stage: SceneStage) throws -> CGFloat {
    let label = try #require(stage.place(of: "둘러보기", size: 11))
    return label.y - 826
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func `the bar slides away by the share by which the player is open`(share: Double) throws {
    let stage = try SceneStage("player")
    let rest = try slid(stage)
    stage.carry(from: grip, by: CGSize(width: 0, height: -travel * share))
    #expect(try abs(slid(stage) - rest - 64 * share) < 0.6)
  }

  @Test(arguments: [(0.47, false), (0.53, true)])
  func `half of the way decides`(share: Double, opens: Bool) throws {
    let stage = try SceneStage("player")
    let rest = try slid(stage)
    stage.carry(from: grip, by: CGSize(width: 0, height: -travel * share))
    stage.harness.release(CGPoint(x: 150, y: 748 - travel * share))
    #expect(stage.harness.settle())
    #expect(try slid(stage) - rest == (opens ? 64 : 0))
  }

  @Test func `a flick opens it, a flick shuts it, and so do a tap and its button`() throws {
    let stage = try SceneStage("player")
    let rest = try slid(stage)
    stage.flick(from: grip, velocity: CGSize(width: 0, height: -1800))
    #expect(stage.harness.settle())
    #expect(try slid(stage) - rest == 64)
    stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGSize(width: 0, height: 1800))
    #expect(stage.harness.settle())
    #expect(try slid(stage) == rest)
    stage.tap(150, 748)
    #expect(try slid(stage) - rest == 64)
    stage.tap(36, 32)
    #expect(try slid(stage) == rest)
  }

  @Test func `it is caught on its way by a touch`() throws {
    let stage = try SceneStage("player")
    stage.flick(from: grip, velocity: CGSize(width: 0, height: -1800))
    for _ in 0..<5 { stage.harness.frame() }
    let seen = try slid(stage)
    stage.harness.press(CGPoint(x: 8, y: 700))
    stage.harness.advance(by: 0.4)
    #expect(try abs(slid(stage) - seen) < 1e-6)
  }

  @Test func `both players play the same song, and it goes on`() throws {
    let stage = try SceneStage("player")
    // Play in the small one.
    stage.tap(312, 748)
    stage.harness.advance(by: 2)
    stage.tap(150, 748)
    // Two taps and their second and a half, and the two between: the song began at 0:47.
    #expect(stage.place(of: "0:52", size: 12) != nil)
    // Pause in the large one.
    let time = try #require(stage.place(of: "0:52", size: 12))
    stage.tap(195, time.y + 64)
    let stopped = stage.texts.first { $0.hasPrefix("0:5") }
    stage.harness.advance(by: 3)
    #expect(stage.texts.first { $0.hasPrefix("0:5") } == stopped)
    #expect(stage.harness.settle())
  }

  @Test func `a tab keeps what it counted, and where it was scrolled to`() throws {
    let stage = try SceneStage("player")
    stage.tap(146, 812)
    let button = try #require(stage.place(of: "좋아요"))
    for _ in 1...3 { stage.tap(button.x, button.y - 6) }
    #expect(stage.texts.contains("3"))
    stage.tap(48, 812)
    #expect(!stage.texts.contains("3"))
    let top = try #require(stage.place(of: "홈", size: 34))
    stage.carry(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -200))
    stage.harness.release(CGPoint(x: 195, y: 400))
    stage.harness.settleBriefly()
    let scrolled = stage.place(of: "Overshoot", size: 15)
    #expect(stage.place(of: "홈", size: 34) != top)
    stage.tap(146, 812)
    #expect(stage.texts.contains("3"))
    stage.tap(48, 812)
    #expect(stage.place(of: "Overshoot", size: 15) == scrolled)
  }
}
