// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The memory of a stage and its instruments, which does not grow with the length of a session.
@MainActor
@Suite struct StageMemoryTests {
  private let session: StageSession
  private let record = StageRecord()
  private let harness: Harness

  init() throws {
    let scene = try #require(SceneCatalog.scene("spring-home"))
    let session = StageSession { scene.makeHost(size: $0, scale: $1, resources: $2) }
    self.session = session
    record.observe(session)
    harness = Harness(
      ViewHost(
        SceneStage(session), size: CGSize(width: 390, height: 700), scale: 1,
        resources: Resources(text: PlainTextEngine(), assets: SceneAssets())))
    harness.frame()
  }

  private func moves(_ count: Int) -> [InputEvent] {
    (0..<count).map { index in
      .pointer(
        PointerSample(
          time: harness.time, phase: .move,
          location: CGPoint(x: 100 + Double(index % 90), y: 350)))
    }
  }

  @Test func `frames of a paused stage are recorded as one`() {
    harness.advance(by: 0.2)
    session.setPaused(true)
    harness.frame()
    let count = record.itemCount
    for _ in 0..<200 {
      // It reaches the stage, and does nothing.
      harness.host.handle([.key(KeySample(time: harness.time, key: "A", isDown: false))])
      harness.frame()
    }
    #expect(record.itemCount == count)
  }

  @Test func `the moves of a finger on a paused stage are limited in number`() {
    session.setPaused(true)
    harness.press(CGPoint(x: 100, y: 350))
    for _ in 0..<50 {
      harness.host.handle(moves(1000))
      harness.frame()
    }
    #expect((1000..<20_000).contains(record.itemCount))
  }

  @Test func `pasted texts of more than the limit turn scrubbing off`() {
    harness.advance(by: 0.2)
    let text = String(repeating: "a", count: 1 << 20)
    for _ in 0..<5 { session.handle(.text(TextSample(time: 0, text: text, kind: .pasted))) }
    #expect(session.canScrub)
    for _ in 0..<5 { session.handle(.text(TextSample(time: 0, text: text, kind: .pasted))) }
    #expect(!session.canScrub)
  }
}
