// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// A scene on a stage, with a recording of its display lists.
@MainActor
private final class ObservedStage {
  let session: StageSession
  let harness: Harness
  /// The last display list for each time on the stage's clock.
  private(set) var frames: [(time: Double, list: DisplayList)] = []
  var isRecording = true

  init(_ id: String) throws {
    let scene = try #require(SceneCatalog.scene(id))
    let size = CGSize(width: 390, height: 700)
    let session = StageSession { scene.makeHost(size: $0, scale: $1, resources: $2) }
    self.session = session
    let resources = Resources(text: PlainTextEngine(), assets: SceneAssets())
    harness = Harness(
      ViewHost(SceneStage(session), size: size, scale: 1, resources: resources))
    session.onFrame = { [unowned self] _, time in
      guard isRecording, let list = session.list else { return }
      if frames.last?.time == time { frames.removeLast() }
      frames.append((time, list))
    }
    harness.frame()
  }

  /// Scrubs to a time, and returns the display list that is shown then.
  func list(at time: Double) -> DisplayList? {
    session.scrub(to: time)
    harness.frame()
    for _ in 0..<100 where harness.host.nextFrame(after: harness.time) != nil { harness.frame() }
    return session.list
  }

  /// Drags and throws what is in the middle at full speed, in slow motion, and while paused.
  func play() {
    let middle = CGPoint(x: 195, y: 350)
    harness.drag(from: middle, to: CGPoint(x: 260, y: 280), over: 0.4)
    harness.advance(by: 0.3)
    session.setSpeed(0.2)
    harness.drag(from: middle, to: CGPoint(x: 150, y: 400), over: 0.6)
    harness.advance(by: 1)
    session.setPaused(true)
    harness.advance(by: 0.2)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 200, y: 320), over: 0.2)
    session.setPaused(false)
    session.setSpeed(1)
    harness.move(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 120, y: 380), over: 0.1)
    harness.release(CGPoint(x: 120, y: 380))
    harness.advance(by: 0.5)
  }
}

@MainActor
@Suite struct ScrubbingTests {
  @Test(arguments: SceneCatalog.scenes.map(\.id))
  func `scrubbed frames equal the recorded ones, bit for bit`(id: String) throws {
    let stage = try ObservedStage(id)
    stage.play()
    stage.session.setPaused(true)
    stage.harness.frame()
    let (frames, last) = (stage.frames, stage.session.list)
    #expect(frames.count > 60)
    for (time, list) in frames.reversed() + frames[..<20] where time < stage.session.end {
      #expect(stage.list(at: time) == list, "at \(time)")
    }
    stage.session.goLive()
    #expect(!stage.session.isScrubbed)
    stage.harness.frame()
    #expect(stage.session.list == last)
  }

  @Test func `between two frames the earlier one is shown, and at most ten seconds back`() throws {
    let stage = try ObservedStage("spring-home")
    stage.harness.advance(by: 12)
    stage.play()
    stage.session.setPaused(true)
    stage.harness.frame()
    let index = stage.frames.count - 5
    let (frame, next) = (stage.frames[index], stage.frames[index + 1])
    #expect(stage.list(at: (frame.time + next.time) / 2) == frame.list)
    _ = stage.list(at: -100)
    #expect(stage.session.time == stage.session.end - 10)
  }

  @Test func `resumed from an earlier time, the recorded frames play until the present`() throws {
    let stage = try ObservedStage("spring-home")
    stage.play()
    let now = stage.session.time
    stage.session.setPaused(true)
    stage.isRecording = false
    _ = stage.list(at: now - 0.4)
    stage.session.setPaused(false)
    var lists: [DisplayList] = []
    while stage.session.isScrubbed {
      stage.harness.frame()
      if let list = stage.session.list, stage.session.isScrubbed { lists.append(list) }
    }
    #expect(lists.count >= 22)
    let recorded = stage.frames.map(\.list)
    #expect(lists.allSatisfy { recorded.contains($0) })
    #expect(abs(stage.session.time - now) < 0.02)
    #expect(stage.harness.settle())
  }

  @Test func `a press while scrubbing continues from the shown frame`() throws {
    let stage = try ObservedStage("spring-home")
    let middle = CGPoint(x: 195, y: 350)
    stage.harness.drag(from: middle, to: CGPoint(x: 195, y: 270), over: 0.2)
    let released = stage.session.time
    stage.harness.advance(by: 3)
    stage.session.setPaused(true)
    let shown = stage.list(at: released + 0.05)
    var truncation: Double?
    stage.session.onTruncate = { truncation = $0 }
    stage.harness.press(CGPoint(x: 10, y: 10))
    #expect(truncation.map { abs($0 - released - 0.05) < 0.02 } == true)
    #expect(!stage.session.isScrubbed)
    #expect(stage.session.list == shown)
    #expect(abs(stage.session.time - released - 0.05) < 0.02)
    stage.session.setPaused(false)
    stage.harness.frame()
    #expect(stage.session.list != shown)
    #expect(stage.session.time < released + 0.2)
    stage.harness.release(CGPoint(x: 10, y: 10))
    #expect(stage.harness.settle())
  }

  @Test func `a modifier key while scrubbing changes nothing`() throws {
    let stage = try ObservedStage("spring-home")
    stage.play()
    stage.session.setPaused(true)
    stage.harness.frame()
    let end = stage.session.end
    stage.session.scrub(to: end - 0.5)
    stage.harness.frame()
    for key in ["Left Shift", "Right Ctrl", "Left Alt", "Left GUI", "CapsLock"] {
      stage.harness.send(.key(KeySample(time: stage.harness.time, key: key, isDown: true)))
      stage.harness.frame()
      #expect(stage.session.isScrubbed && stage.session.end == end, "\(key)")
    }
  }

  @Test func `a release while scrubbing applies to the present`() throws {
    let stage = try ObservedStage("spring-home")
    let middle = CGPoint(x: 195, y: 350)
    stage.harness.press(middle)
    stage.harness.move(from: middle, to: CGPoint(x: 195, y: 270), over: 0.3)
    #expect(stage.session.host?.touches.count == 1)
    stage.session.setPaused(true)
    _ = stage.list(at: 0.1)
    stage.harness.release(CGPoint(x: 195, y: 270))
    #expect(stage.session.isScrubbed)
    stage.session.goLive()
    stage.session.setPaused(false)
    #expect(stage.harness.settle())
    #expect(stage.session.host?.touches.isEmpty == true)
  }

  @Test func `stepping back and forth by frames skips none`() throws {
    let stage = try ObservedStage("spring-home")
    stage.play()
    let recorded = stage.frames
    stage.isRecording = false
    for step in 1...40 {
      stage.session.scrub(byFrames: -1)
      stage.harness.frame()
      #expect(stage.session.time == recorded[recorded.count - 1 - step].time)
      #expect(stage.session.list == recorded[recorded.count - 1 - step].list)
    }
    for _ in 1...40 { stage.session.scrub(byFrames: 1) }
    stage.harness.frame()
    #expect(stage.session.list == recorded.last?.list)
    stage.session.scrub(byFrames: 1)
    #expect(!stage.session.isScrubbed)
  }

  @Test func `after five minutes of motion scrubbing is off, until a reset`() {
    let session = StageSession { ViewHost(Color.blue, size: $0, scale: $1, resources: $2) }
    let harness = Harness(
      ViewHost(
        SceneStage(session), size: CGSize(width: 10, height: 10), scale: 1,
        resources: .plain()))
    session.showsComparison = true
    session.runsUntil = 1e9
    harness.advance(by: 10)
    session.setSpring(Spring(duration: 1))
    harness.advance(by: 280)
    #expect(session.canScrub)
    harness.advance(by: 20)
    #expect(!session.canScrub)
    session.scrub(to: session.time - 1)
    session.scrub(byFrames: -1)
    #expect(!session.isScrubbed)
    session.setPaused(false)
    session.runsUntil = 0
    #expect(harness.settle())
    session.reset()
    harness.frame()
    #expect(session.canScrub)
  }

  @Test func `a reset ends scrubbing and clears the history`() throws {
    let stage = try ObservedStage("spring-home")
    stage.play()
    _ = stage.list(at: 0.5)
    stage.session.reset()
    stage.harness.frame()
    #expect(!stage.session.isScrubbed)
    #expect(stage.session.time == 0)
    #expect(stage.session.earliest == 0)
  }
}
