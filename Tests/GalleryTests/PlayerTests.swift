// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Testing

@MainActor
@Suite struct PlayerTests {
  /// The window's height, 844 points, minus the tab bar and the mini player, 64 points each.
  private let travel = 716.0
  private let start = CGPoint(x: 150, y: 748)

  /// The tab bar's offset, in points, up to a constant.
  private func barOffset(_ stage: SceneHarness) throws -> CGFloat {
    let label = try #require(stage.position(of: "Browse", size: 11))
    return label.y - 826
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func `the tab bar slides away by the fraction by which the player is open`(fraction: Double)
    throws
  {
    let stage = try SceneHarness("player")
    let rest = try barOffset(stage)
    stage.dragAndHold(from: start, by: CGSize(width: 0, height: -travel * fraction))
    #expect(try abs(barOffset(stage) - rest - 64 * fraction) < 0.6)
  }

  @Test(arguments: [(0.47, false), (0.53, true)])
  func `half of the distance is the threshold`(fraction: Double, opens: Bool) throws {
    let stage = try SceneHarness("player")
    let rest = try barOffset(stage)
    stage.dragAndHold(from: start, by: CGSize(width: 0, height: -travel * fraction))
    stage.harness.release(CGPoint(x: 150, y: 748 - travel * fraction))
    #expect(stage.harness.settle())
    #expect(try barOffset(stage) - rest == (opens ? 64 : 0))
  }

  @Test func `flicks open and close it, and so do a tap and its button`() throws {
    let stage = try SceneHarness("player")
    let rest = try barOffset(stage)
    stage.flick(from: start, velocity: CGSize(width: 0, height: -1800))
    #expect(stage.harness.settle())
    #expect(try barOffset(stage) - rest == 64)
    stage.flick(from: CGPoint(x: 150, y: 300), velocity: CGSize(width: 0, height: 1800))
    #expect(stage.harness.settle())
    #expect(try barOffset(stage) == rest)
    stage.tap(150, 748)
    #expect(try barOffset(stage) - rest == 64)
    stage.tap(36, 32)
    #expect(try barOffset(stage) == rest)
  }

  @Test func `a touch in flight stops the player`() throws {
    let stage = try SceneHarness("player")
    stage.flick(from: start, velocity: CGSize(width: 0, height: -1800))
    for _ in 0..<5 { stage.harness.frame() }
    let presented = try barOffset(stage)
    stage.harness.press(CGPoint(x: 8, y: 700))
    stage.harness.advance(by: 0.4)
    #expect(try abs(barOffset(stage) - presented) < 1e-6)
  }

  @Test func `both players share the song and its position`() throws {
    let stage = try SceneHarness("player")
    // Play in the mini player.
    stage.tap(312, 748)
    stage.harness.advance(by: 2)
    stage.tap(150, 748)
    // The song starts at 0:47, and plays for the 2 seconds plus the duration of the taps.
    #expect(stage.position(of: "0:52", size: 12) != nil)
    // Pause in the large player.
    let time = try #require(stage.position(of: "0:52", size: 12))
    stage.tap(195, time.y + 64)
    let stopped = stage.texts.first { $0.hasPrefix("0:5") }
    stage.harness.advance(by: 3)
    #expect(stage.texts.first { $0.hasPrefix("0:5") } == stopped)
    #expect(stage.harness.settle())
  }

  @Test func `tabs keep their count and their scroll position`() throws {
    let stage = try SceneHarness("player")
    stage.tap(146, 812)
    let button = try #require(stage.position(of: "Like"))
    for _ in 1...3 { stage.tap(button.x, button.y - 6) }
    #expect(stage.texts.contains("3"))
    stage.tap(48, 812)
    #expect(!stage.texts.contains("3"))
    let top = try #require(stage.position(of: "Home", size: 34))
    stage.dragAndHold(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -200))
    stage.harness.release(CGPoint(x: 195, y: 400))
    stage.harness.finishAnimations()
    let scrolled = stage.position(of: "Overshoot", size: 15)
    #expect(stage.position(of: "Home", size: 34) != top)
    stage.tap(146, 812)
    #expect(stage.texts.contains("3"))
    stage.tap(48, 812)
    #expect(stage.position(of: "Overshoot", size: 15) == scrolled)
  }

  @Test func `a closed player that plays needs only the frames of its clock`() throws {
    let stage = try SceneHarness("player")
    let host = stage.harness.host
    stage.tap(306, 748)
    stage.harness.advance(by: 1)
    var time = stage.harness.time
    let end = time + 6
    var frames = 0
    while let next = host.nextFrame(after: time), max(next, time) < end {
      time = max(next, time + 1.0 / 60)
      _ = host.frame(at: time)
      frames += 1
    }
    // The clock ticks four times per second. After a tick one frame finds that nothing moves.
    #expect((24...50).contains(frames), "\(frames) frames")
  }
}
