// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Testing

/// Resets of scenes on a stage during their tours.
@MainActor
@Suite struct ResetTests {
  private static let size = CGSize(width: 390, height: 844)

  /// A scene on a stage, after its first frame.
  @MainActor
  private struct Play {
    let session: StageSession
    let host: ViewHost
    var time = 0.0

    init(_ scene: SceneInfo) {
      let session = StageSession(scene.makeHost)
      self.session = session
      host = ViewHost(
        SceneStage(session), size: ResetTests.size, scale: 1, resources: .plain())
      frame()
    }

    @discardableResult
    mutating func frame() -> String {
      _ = host.frame(at: time)
      time += 1.0 / 60
      return description
    }

    /// The display list as text: glyph runs of two hierarchies compare equal only as text.
    var description: String { session.list.map { "\($0)" } ?? "" }

    /// Plays the events from `start` to `end`, in the events' time.
    mutating func play(_ events: [InputEvent], from start: Double, to end: Double) {
      let offset = time - start
      var remaining = events.filter { $0.time > start && $0.time <= end }[...]
      while time - offset <= end {
        let due = remaining.prefix { $0.time <= time - offset }
        remaining = remaining.dropFirst(due.count)
        host.handle(due.map { $0.mapTime { $0 + offset } })
        frame()
      }
    }

    /// The display list two seconds later.
    mutating func descriptionAtRest() -> String {
      for _ in 0..<120 { frame() }
      return description
    }
  }

  @Test(arguments: SceneCatalog.scenes.map(\.id))
  func `a reset restores the initial frame of every scene, also during a gesture`(id: String) throws
  {
    let scene = try #require(SceneCatalog.scene(id))
    var fresh = Play(scene)
    let first = fresh.description
    let settled = fresh.descriptionAtRest()

    let events = scene.tour(size: Self.size)
    let touch = events.longestTouch
    var play = Play(scene)
    play.play(events, from: 0, to: touch.middle)
    #expect(play.description != first)
    play.session.reset()
    #expect(play.frame() == first)
    // The pointer that is still down does not affect the new hierarchy.
    play.play(events, from: touch.middle, to: touch.end + 0.1)
    #expect(play.descriptionAtRest() == settled)

    play.play(events, from: touch.end + 0.1, to: events.last?.time ?? 0)
    play.session.reset()
    #expect(play.frame() == first)
  }
}
