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

/// What is recorded in the gallery is a trace that plays as it was seen.
@MainActor
struct SessionTests {
  /// A stage in a window, and what it shows frame by frame.
  @MainActor
  private final class Live {
    let session: StageSession
    let outside: ViewHost
    var lists: [DisplayList?] = []
    var meter: FeelMeter?
    var time = 0.0

    init(_ scene: SceneInfo, size: CGSize) {
      session = StageSession(scene.makeHost)
      outside = ViewHost(
        SceneStage(session), size: size, scale: 2, resources: .standard)
      session.whenMade = { [unowned self] host in meter = FeelMeter(host) }
      session.whenRun = { [unowned self] host, time in
        meter?.take(host, at: time)
        lists.append(session.list)
      }
    }

    func frame(after seconds: Double) {
      time += seconds
      _ = outside.frame(at: time)
    }

    func hand(_ phase: PointerSample.Phase, _ x: Double, _ y: Double, late: Double = 0) {
      let sample = PointerSample(time: time - late, phase: phase, location: CGPoint(x: x, y: y))
      outside.handle([.pointer(sample)])
    }
  }

  @Test(arguments: ["spring-home", "card", "sheet", "doge", "star"])
  func `a session plays again with the same pictures and the same numbers`(name: String) throws {
    let scene = try #require(Catalogue.scene(name))
    let size = CGSize(width: 390, height: 700)
    let live = Live(scene, size: size)
    live.frame(after: 3)
    for _ in 0..<20 { live.frame(after: 0.0167) }
    // A throw that is caught in its flight, at odd times, at half the speed for a while.
    for home in [350.0, 330] {
      live.hand(.down, 195, home)
      for step in 1...8 {
        live.frame(after: 0.0173)
        if step == 5 { live.session.setSpeed(home == 350 ? 0.5 : 1) }
        live.hand(.move, 195 - 9 * Double(step), home + 6 * Double(step), late: 0.004)
      }
      live.hand(.up, 195 - 72, home + 48)
      for _ in 0..<12 { live.frame(after: 0.0161) }
    }
    for _ in 0..<200 { live.frame(after: 0.0167) }

    let record = try #require(live.session.sessionRecord)
    let text = try SessionTrace.text(record, scene: name)
    #expect(text.contains("// From here on") == text.contains("look"))
    let trace = try Trace(text: text.utf8)
    #expect(trace.header == TraceHeader(scene: name, size: size, scale: 2))
    #expect(trace.events.count == 20)
    #expect(trace.frames.count == live.lists.count)

    let replayed = scene.makeHost(size: size, scale: 2, resources: .standard)
    let meter = FeelMeter(replayed)
    var schedule = FrameSchedule(trace)
    for (index, list) in live.lists.enumerated() {
      let time = schedule.nextTime
      replayed.handle(Array(schedule.advance()))
      let now = replayed.frame(at: time)
      #expect(now == list, "frame \(index) at \(time)")
      if now != list { return }
      meter.take(replayed, at: time)
    }
    #expect(meter.releases == live.meter?.releases)
    #expect(meter.releases.count == 2)
  }

  @Test
  func `a key records, and the same key writes what happened`() throws {
    var saved: [(scene: String, text: String)] = []
    let (gallery, finish) = GalleryHost.make(
      size: CGSize(width: 1180, height: 800), scale: 1, resources: .standard, showing: "card",
      saving: {
        saved.append(($0, $1))
        return .path("card-1.trace")
      }, whenShowing: { _ in })
    var time = 0.0
    func frames(_ count: Int) -> DisplayList {
      for _ in 1..<count {
        time += 1.0 / 60
        _ = gallery.frame(at: time)
      }
      time += 1.0 / 60
      return gallery.frame(at: time)
    }
    func strike(_ key: String) {
      for isDown in [true, false] {
        gallery.handle([.key(KeySample(time: time, key: key, isDown: isDown))])
      }
    }
    let before = frames(30)
    strike("V")
    let during = frames(90)
    #expect(during != before)
    #expect(saved.isEmpty)
    strike("V")
    let after = frames(60)
    #expect(saved.map(\.scene) == ["card"])
    #expect(after != before && after != during)
    let trace = try Trace(text: try #require(saved.first).text.utf8)
    #expect(trace.header.scene == "card")
    // Its time began when the key was struck.
    #expect(trace.frames.first == TraceFrame(time: 0, eventCount: 0))
    #expect(trace.end < 2)
    // Another scene, or beginning again, ends a recording too.
    for key in ["PageDown", "R"] {
      strike("V")
      _ = frames(10)
      strike(key)
      _ = frames(10)
    }
    #expect(saved.map(\.scene).count == 3)
    // So does a window that is closed; and time that stood still goes on for a recording.
    #expect(finish() == nil)
    strike("P")
    strike("V")
    let start = frames(10)
    #expect(frames(10) != start)
    #expect(finish() == "card-1.trace")
    #expect(saved.map(\.scene).count == 4)
    #expect(finish() == nil)
  }

  @Test
  func `a session is put where it can be written, and replaces nothing`() throws {
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
      guard case .failure(let words) = failed else {
        Issue.record("saved into /proc")
        return
      }
      #expect(words.hasPrefix("cannot write \"/proc/card-2001"))
    }
  }
}
