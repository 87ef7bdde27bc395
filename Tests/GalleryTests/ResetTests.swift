// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Testing

/// A scene on a stage, as it is in the gallery, that begins again in mid-tour.
@MainActor
@Suite struct ResetTests {
  private static let size = CGSize(width: 390, height: 844)

  /// A stage that has had its first frame.
  @MainActor
  private struct Play {
    let session: StageSession
    let host: ViewHost
    var time = 0.0

    init(_ scene: SceneInfo) {
      let session = StageSession(scene.makeHost)
      self.session = session
      host = ViewHost(
        Interface.SceneStage(session), size: ResetTests.size, scale: 1, resources: .plain())
      frame()
    }

    @discardableResult
    mutating func frame() -> String {
      _ = host.frame(at: time)
      time += 1.0 / 60
      return seen
    }

    /// What is on the stage; the same texts of two hierarchies are alike only when written down.
    var seen: String { session.list.map { "\($0)" } ?? "" }

    /// Plays the events up to a moment of theirs.
    mutating func play(_ events: [InputEvent], from start: Double, to end: Double) {
      let offset = time - start
      var rest = events.filter { $0.time > start && $0.time <= end }[...]
      while time - offset <= end {
        let due = rest.prefix { $0.time <= time - offset }
        rest = rest.dropFirst(due.count)
        host.handle(due.map { $0.timed { $0 + offset } })
        frame()
      }
    }

    /// What is seen two seconds later.
    mutating func rest() -> String {
      for _ in 0..<120 { frame() }
      return seen
    }
  }

  /// The middle of the longest touch of a tour, and its end.
  private func longestTouch(_ events: [InputEvent]) -> (middle: Double, end: Double) {
    var (down, best) = (0.0, (0.0, 0.0))
    for case .pointer(let sample) in events {
      if sample.phase == .down { down = sample.time }
      if sample.phase == .up, sample.time - down > best.1 - best.0 { best = (down, sample.time) }
    }
    return ((best.0 + best.1) / 2, best.1)
  }

  @Test(arguments: Catalogue.scenes.map(\.id))
  func `every scene begins again as it began, in the middle of a gesture too`(id: String) throws {
    let scene = try #require(Catalogue.scene(id))
    var fresh = Play(scene)
    let first = fresh.seen
    let rest = fresh.rest()

    let events = scene.tour(size: Self.size)
    let touch = longestTouch(events)
    var play = Play(scene)
    play.play(events, from: 0, to: touch.middle)
    #expect(play.seen != first)
    play.session.reset()
    #expect(play.frame() == first)
    // The hand that is still there is no longer the scene's.
    play.play(events, from: touch.middle, to: touch.end + 0.1)
    #expect(play.rest() == rest)

    play.play(events, from: touch.end + 0.1, to: events.last?.time ?? 0)
    play.session.reset()
    #expect(play.frame() == first)
  }
}
