// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import SceneStage
import Snapback
import Testing

/// Stages whose frames are kept, and hierarchies that replace each other.
@MainActor
@Suite struct RecordedStageTests {
  @MainActor
  private final class Stage {
    var made = 0
    var color = Color.red
    var session: StageSession!
    var harness: Harness!

    init(_ history: StageSession.History) {
      session = StageSession(history) { [unowned self] size, scale, resources in
        made += 1
        return ViewHost(Square(color: color), size: size, scale: scale, resources: resources)
      }
      let stage = session!
      harness = Harness(size: CGSize(width: 200, height: 200)) { SceneStage(stage) }
    }

    func throwSquare() {
      let middle = CGPoint(x: 100, y: 100)
      harness.drag(from: middle, to: CGPoint(x: 140, y: 60), over: 0.2)
      harness.advance(by: 0.3)
    }
  }

  private struct Letters: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.systemVersion) private var version

    var body: some View {
      let weight = weight == .bold ? "bold" : "regular"
      Text(verbatim: "\(size) \(weight) \(contrast) \(version.rawValue)")
    }
  }

  @Test(arguments: [StageSession.History.recorded, .replayed])
  func `the stage has the text size, the contrast and the system of the views around it`(
    history: StageSession.History
  ) {
    let session = StageSession(history) { size, scale, resources in
      ViewHost(Letters(), size: size, scale: scale, resources: resources)
    }
    let harness = Harness(size: CGSize(width: 300, height: 200)) { SceneStage(session) }
    func text() -> String? {
      harness.frame()
      return harness.list.items.lazy.compactMap { item in
        if case .glyphs(let run, _, _) = item { run.text } else { nil }
      }.first
    }
    #expect(text() == "large regular standard 18")
    harness.host.setTextPreferences(size: .accessibility1, isBold: true)
    #expect(text() == "accessibility1 bold standard 18")
    // While it is paused, too.
    session.setPaused(true)
    harness.frame()
    harness.host.setTextPreferences(size: .xSmall, isBold: false)
    harness.host.accessibilitySettings.increasesContrast = true
    harness.host.systemVersion = .iOS26
    #expect(text() == "xSmall regular increased 26")
  }

  @Test func `frames that were kept are shown without another hierarchy`() {
    let stage = Stage(.recorded)
    var frames: [(time: Double, list: DisplayList?)] = []
    stage.session.onFrame = { _, time in frames.append((time, stage.session.list)) }
    stage.throwSquare()
    stage.session.setPaused(true)
    stage.harness.frame()
    #expect(frames.count > 20)
    let end = stage.session.end
    for (time, list) in frames where time < end {
      stage.session.scrub(to: time)
      stage.harness.frame()
      #expect(stage.session.isScrubbed)
      #expect(stage.session.list == list, "at \(time)")
    }
    #expect(stage.made == 1)
  }

  @Test func `input while an earlier frame is shown returns to the present`() {
    let stage = Stage(.recorded)
    stage.throwSquare()
    #expect(stage.harness.settle())
    let (end, present) = (stage.session.end, stage.session.list)
    stage.session.scrub(to: end - 0.3)
    stage.harness.frame()
    #expect(stage.session.list != present)
    stage.harness.press(CGPoint(x: 100, y: 100))
    #expect(!stage.session.isScrubbed)
    #expect(stage.session.end >= end)
    stage.harness.release(CGPoint(x: 100, y: 100))
    #expect(stage.harness.settle())
    #expect(stage.session.list == present)
    #expect(stage.made == 1)
  }

  @Test(arguments: [StageSession.History.recorded, .replayed])
  func `a reload continues the clock, and the last frame stays until the next one`(
    history: StageSession.History
  ) throws {
    let stage = Stage(history)
    stage.throwSquare()
    let (time, list) = (stage.session.time, stage.session.list)
    stage.color = .blue
    stage.session.cancelGestures()
    stage.session.reload()
    #expect(stage.session.list != nil)
    #expect(stage.made == 1)
    stage.harness.frame()
    #expect(stage.made == 2)
    #expect(stage.session.time > time && stage.session.time < time + 0.1)
    #expect(stage.session.list != list)
    // The new hierarchy works at that time.
    let host = try #require(stage.session.host)
    stage.throwSquare()
    #expect(host.time > time)
    #expect(stage.harness.settle())
  }

  @Test func `frames before a reload can be shown`() {
    let stage = Stage(.recorded)
    stage.throwSquare()
    let (time, list) = (stage.session.time, stage.session.list)
    stage.color = .blue
    stage.session.reload()
    stage.throwSquare()
    stage.session.scrub(to: time)
    stage.harness.frame()
    #expect(stage.session.list == list)
    stage.session.goLive()
    stage.harness.frame()
    #expect(stage.session.list != list)
  }

  @Test func `a restart discards the frames`() {
    let stage = Stage(.recorded)
    stage.throwSquare()
    stage.session.reset()
    #expect(!stage.session.canScrub)
    stage.harness.frame()
    #expect(stage.session.time == 0)
    stage.session.scrub(to: -1)
    stage.harness.frame()
    #expect(stage.session.earliest >= 0)
  }

  @Test func `overrides apply to the hierarchy only`() throws {
    let stage = Stage(.recorded)
    stage.session.colorSchemeOverride = .dark
    stage.session.reducesMotionOverride = true
    stage.harness.frame()
    let host = try #require(stage.session.host)
    #expect(host.colorScheme == .dark && host.reducesMotion)
    #expect(stage.harness.host.colorScheme == .light && !stage.harness.host.reducesMotion)
    stage.session.colorSchemeOverride = nil
    stage.session.reducesMotionOverride = nil
    stage.harness.frame()
    #expect(host.colorScheme == .light && !host.reducesMotion)
  }
}

/// The span of a history whose end moves.
struct MovingHistoryTests {
  private func frame(_ time: Double) -> FrameHistory.Frame {
    FrameHistory.Frame(
      time: time, list: DisplayList(size: CGSize(width: 1, height: 1), background: .white),
      position: 0)
  }

  @Test func `only the span and the frame before it are kept`() throws {
    var history = FrameHistory(endingAt: 0)
    for step in 0...3600 {
      let time = Double(step) / 60
      history.add(frame(time))
      history.advance(to: time)
    }
    #expect(history.start == 50)
    let first = try #require(history.frames.first)
    #expect(first.time <= 50 && first.time > 48)
    #expect(history.index(at: 50).map { history.frames[$0].time } == 50)
    var rebuilt = FrameHistory(endingAt: 60)
    for frame in history.frames { rebuilt.add(frame) }
    #expect(history.byteCount >= rebuilt.byteCount && history.byteCount < 2 * rebuilt.byteCount)
  }
}
