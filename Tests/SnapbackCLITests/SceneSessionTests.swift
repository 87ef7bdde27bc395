// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import SDLBackend
import Snapback
import SnapbackCLI
import Testing
import Traces

/// A scene in a window, without the window.
@MainActor
struct SceneSessionTests {
  /// Records the calls it receives.
  private final class RecordingContent: WindowContent {
    var calls: [String] = []
    var next: Double?

    func handle(_ events: [InputEvent]) {
      calls += events.map { $0.isSize ? "size \($0.time)" : "event \($0.time)" }
    }

    func frame(at time: Double) -> DisplayList {
      calls.append("frame \(time)")
      return DisplayList(size: CGSize(width: 1, height: 1), background: .white)
    }

    func nextFrame(after time: Double) -> Double? { next }
  }

  private static func pointer(
    _ phase: PointerSample.Phase, _ x: Double, _ y: Double, at time: Double
  ) -> InputEvent {
    .pointer(PointerSample(time: time, phase: phase, location: CGPoint(x: x, y: y)))
  }

  @Test
  func `the scene is laid out at its size before the first event`() {
    let content = RecordingContent()
    let session = SceneSession(content, speed: 0.5)
    session.handle([.resize(time: 3, size: CGSize(width: 9, height: 9), scale: 1)])
    session.handle([Self.pointer(.down, 1, 1, at: 3.5)])
    #expect(content.calls == [])
    #expect(session.nextFrame(after: 3.75) == 3.75)
    _ = session.frame(at: 4)
    #expect(content.calls == ["size 0.0", "frame 0.0", "event 0.0", "frame 0.0"])
    session.handle([Self.pointer(.move, 1, 1, at: 4.25)])
    _ = session.frame(at: 4.5)
    #expect(content.calls.suffix(2) == ["event 0.125", "frame 0.25"])
  }

  @Test
  func `the next frame's time is converted to window time`() {
    let content = RecordingContent()
    let session = SceneSession(content, speed: 0.25)
    _ = session.frame(at: 8)
    #expect(session.nextFrame(after: 10) == nil)
    content.next = 0.5
    #expect(session.nextFrame(after: 10) == 10)
    content.next = 0.1
    #expect(session.nextFrame(after: 10) == 10)
    content.next = 2
    #expect(session.nextFrame(after: 10) == 16)
  }

  @Test(arguments: [1, 0.2])
  func `a recorded session replays with identical frames`(speed: Double) throws {
    try inFolder { folder in
      let scene = try #require(SceneCatalog.scene("spring-home"))
      let path = folder + "/a.trace"
      let size = CGSize(width: 390, height: 700)
      // The window is smaller than requested.
      let recorder = try TraceRecorder(
        path: path, header: TraceHeader(scene: "spring-home", size: CGSize(width: 390, height: 900))
      )
      let host = scene.makeHost(
        size: CGSize(width: 390, height: 900), scale: 1, resources: .standard)
      let session = SceneSession(host, speed: speed, recorder: recorder)
      var live: [DisplayList] = []
      session.handle([.resize(time: 0.4, size: size, scale: 2)])
      live.append(session.frame(at: 0.5))
      // A flick with irregular frame times, interrupted while animating by a touch that stays down. One
      // sample arrives after the frame at its time.
      var time = 0.7
      for (isFlick, startX) in [(true, 200.0), (false, 160)] {
        session.handle([Self.pointer(.down, startX, 350, at: time)])
        for step in 1...8 {
          time += 0.0173
          let late = step == 5 ? 0.0175 : 0.001
          session.handle([Self.pointer(.move, startX - 11 * Double(step), 352, at: time - late)])
          live.append(session.frame(at: time))
        }
        guard isFlick else { break }
        session.handle([Self.pointer(.up, startX - 88, 352, at: time)])
        for _ in 0..<9 {
          time += 0.0173
          live.append(session.frame(at: time))
        }
      }
      live.append(session.frame(at: time + 1))
      recorder.close()

      let trace = try Trace(text: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
      #expect(trace.header == TraceHeader(scene: "spring-home", size: size, scale: 2))
      #expect(trace.events.count == 19)
      // The layout before the first frame counts as a frame.
      #expect(trace.frames.count == live.count + 1)
      let replayed = scene.makeHost(
        size: trace.header.size, scale: trace.header.scale, resources: .standard)
      var schedule = FrameSchedule(trace)
      #expect(schedule.beginsWithInitialFrame)
      #expect(schedule.advance().isEmpty)
      _ = replayed.frame(at: 0)
      for list in live {
        let time = schedule.nextTime
        replayed.handle(Array(schedule.advance()))
        #expect(replayed.frame(at: time) == list, "at \(time)")
      }
      #expect(live.last != scene.makeHost(size: size, scale: 2, resources: .standard).frame(at: 0))

      // A window that draws at other times shows a subset of the same frames.
      let window = ReplayContent(
        scene.makeHost(size: size, scale: 2, resources: .standard), trace: trace)
      var shown: [DisplayList] = []
      for frame in 0...200 { shown.append(window.frame(at: Double(frame) / 37)) }
      #expect(shown.allSatisfy(live.contains))
      #expect(shown.last == live.last)
    }
  }
}

extension InputEvent {
  fileprivate var isSize: Bool { if case .resize = self { true } else { false } }
}
