// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import Snapback
import SnapbackCLI
import Testing
import Traces

/// Gallery recordings replay identically.
@MainActor
struct SessionTests {
  /// A stage in a window, with the display list of every frame.
  @MainActor
  private final class LiveStage {
    let session: StageSession
    let windowHost: ViewHost
    var lists: [DisplayList?] = []
    var meter: ReleaseMeter?
    var time = 0.0

    init(_ scene: SceneInfo, size: CGSize) {
      session = StageSession(scene.makeHost)
      windowHost = ViewHost(
        SceneStage(session), size: size, scale: 2, resources: .standard)
      session.onHostChange = { [unowned self] host in meter = ReleaseMeter(host) }
      session.onFrame = { [unowned self] host, time in
        meter?.recordFrame(of: host, at: time)
        lists.append(session.list)
      }
    }

    func frame(after seconds: Double) {
      time += seconds
      _ = windowHost.frame(at: time)
    }

    func pointer(_ phase: PointerSample.Phase, _ x: Double, _ y: Double, late: Double = 0) {
      let sample = PointerSample(time: time - late, phase: phase, location: CGPoint(x: x, y: y))
      windowHost.handle([.pointer(sample)])
    }
  }

  @Test(arguments: ["spring-home", "card", "sheet", "doge", "star"])
  func `a recorded session replays with identical frames and measurements`(name: String) throws {
    let scene = try #require(SceneCatalog.scene(name))
    let size = CGSize(width: 390, height: 700)
    let live = LiveStage(scene, size: size)
    live.frame(after: 3)
    for _ in 0..<20 { live.frame(after: 0.0167) }
    // A flick that is interrupted while animating, at irregular times, partly at half speed.
    for home in [350.0, 330] {
      live.pointer(.down, 195, home)
      for step in 1...8 {
        live.frame(after: 0.0173)
        if step == 5 { live.session.setSpeed(home == 350 ? 0.5 : 1) }
        live.pointer(.move, 195 - 9 * Double(step), home + 6 * Double(step), late: 0.004)
      }
      live.pointer(.up, 195 - 72, home + 48)
      for _ in 0..<12 { live.frame(after: 0.0161) }
    }
    for _ in 0..<200 { live.frame(after: 0.0167) }
    // No scene accepts a drop, so that the replay without it is the same.
    let location = CGPoint(x: 20, y: 30)
    live.windowHost.handle(ExternalDrag.dropped([.file("/a"), .file("/b")], at: location))
    for _ in 0..<2 { live.frame(after: 0.0167) }

    let record = try #require(live.session.sessionRecord)
    let text = try SessionTrace.text(record, scene: name)
    #expect(text.contains("// From here on") == text.contains("look"))
    #expect(
      text.contains(
        "\n// Another program drops files (2) at [20.0,30.0], which a replay does not repeat\n"))
    let trace = try Trace(text: text.utf8)
    #expect(trace.header == TraceHeader(scene: name, size: size, scale: 2))
    #expect(trace.events.count == 20)
    #expect(trace.frames.count == live.lists.count)

    let replayed = scene.makeHost(size: size, scale: 2, resources: .standard)
    let meter = ReleaseMeter(replayed)
    var schedule = FrameSchedule(trace)
    for (index, list) in live.lists.enumerated() {
      let time = schedule.nextTime
      replayed.handle(Array(schedule.advance()))
      let now = replayed.frame(at: time)
      #expect(now == list, "frame \(index) at \(time)")
      if now != list { return }
      meter.recordFrame(of: replayed, at: time)
    }
    #expect(meter.releases == live.meter?.releases)
    #expect(meter.releases.count == 2)
  }

  @Test
  func `V starts a recording, and V again writes the trace`() throws {
    var saved: [(scene: String, text: String)] = []
    let (gallery, finish) = GalleryHost.make(
      size: CGSize(width: 1180, height: 800), scale: 1, resources: .standard, showing: "card",
      saving: {
        saved.append(($0, $1))
        return .path("card-1.trace")
      }, onSceneChange: { _ in })
    var time = 0.0
    func frames(_ count: Int) -> DisplayList {
      for _ in 1..<count {
        time += 1.0 / 60
        _ = gallery.frame(at: time)
      }
      time += 1.0 / 60
      return gallery.frame(at: time)
    }
    func press(_ key: String) {
      for isDown in [true, false] {
        gallery.handle([.key(KeySample(time: time, key: key, isDown: isDown))])
      }
    }
    let before = frames(30)
    press("V")
    let during = frames(90)
    #expect(during != before)
    #expect(saved.isEmpty)
    press("V")
    let after = frames(60)
    #expect(saved.map(\.scene) == ["card"])
    #expect(after != before && after != during)
    let trace = try Trace(text: try #require(saved.first).text.utf8)
    #expect(trace.header.scene == "card")
    // Trace time 0 is the key press.
    #expect(trace.frames.first == TraceFrame(time: 0, eventCount: 0))
    #expect(trace.end < 2)
    // Changing or restarting the scene ends a recording too.
    for key in ["PageDown", "R"] {
      press("V")
      _ = frames(10)
      press(key)
      _ = frames(10)
    }
    #expect(saved.map(\.scene).count == 3)
    // So does closing the window. Starting a recording resumes a paused scene.
    #expect(finish() == nil)
    press("P")
    press("V")
    let start = frames(10)
    #expect(frames(10) != start)
    #expect(finish() == "card-1.trace")
    #expect(saved.map(\.scene).count == 4)
    #expect(finish() == nil)
  }

  @Test
  func `a session is saved to the first writable folder, under a new name`() throws {
    try inFolder { folder in
      let videos = folder + "/Films"
      try FileManager.default.createDirectory(atPath: videos, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: folder + "/.config", withIntermediateDirectories: true)
      try "# mine\nXDG_VIDEOS_DIR=\"$HOME/Films\"\n".write(
        toFile: folder + "/.config/user-dirs.dirs", atomically: true, encoding: .utf8)
      let date = Date(timeIntervalSince1970: 1_000_000_000)
      var paths: [String] = []
      for _ in 0..<2 {
        guard
          case .path(let path) = SessionFile.save(
            "x", scene: "card", environment: ["HOME": folder], at: date, from: "/proc")
        else {
          Issue.record("not saved")
          return
        }
        paths.append(path)
      }
      #expect(paths[0].hasPrefix(videos + "/card-2001-09-"))
      #expect(paths[1] == paths[0].dropLast(6) + "-2.trace")
      let failed = SessionFile.save("x", scene: "card", environment: [:], at: date, from: "/proc")
      guard case .failure(let message) = failed else {
        Issue.record("saved to /proc")
        return
      }
      #expect(message.hasPrefix("cannot write \"/proc/card-2001"))
    }
  }
}
