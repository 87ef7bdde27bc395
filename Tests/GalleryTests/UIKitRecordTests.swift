// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Scenes
import Snapback
import Testing

/// The instruments show UIKit's recognizers, views and springs.
@MainActor
@Suite struct UIKitRecordTests {
  private let record = StageRecord()
  private let session: StageSession
  private let harness: Harness

  init() throws {
    let scene = try #require(SceneCatalog.scene("drawer"))
    session = StageSession { scene.makeHost(size: $0, scale: $1, resources: $2) }
    record.observe(session)
    harness = Harness(
      ViewHost(
        SceneStage(session), size: CGSize(width: 390, height: 700), scale: 1,
        resources: Resources(text: PlainTextEngine(), assets: SceneAssets())))
    harness.frame()
    harness.frame()
  }

  @Test func `each recognizer has a lane, and the one that lost says to which`() throws {
    let (start, end) = (CGPoint(x: 195, y: 640), CGPoint(x: 195, y: 400))
    harness.press(start)
    harness.frame()
    #expect(record.lanes.contains { $0.name == "pan" && $0.phase == .possible })
    harness.move(from: start, to: end, over: 0.2)
    harness.frame()
    let pan = try #require(record.lanes.first { $0.name == "pan" })
    #expect(pan.phase == .active)
    #expect(pan.owner != nil)
    #expect(!record.lanes.contains { $0.name == "UIKit" })
    harness.release(end)
    harness.frame()
    #expect(record.lanes.first { $0.name == "pan" }?.phase == .ended)
  }

  @Test func `the motion of the view under the finger and the spring after it are recorded`() {
    let (start, end) = (CGPoint(x: 195, y: 640), CGPoint(x: 195, y: 400))
    harness.press(start)
    harness.frame()
    let before = record.position
    harness.move(from: start, to: end, over: 0.2)
    harness.frame()
    let moved = (before?.y ?? 0) - (record.position?.y ?? 0)
    #expect(moved > 150 && moved < 260)
    // The zero of the curve is where the drawer rested.
    #expect(record.restingPosition == before)
    #expect(record.spring == nil)
    harness.release(end)
    harness.frame()
    #expect(record.spring != nil)
  }
}
