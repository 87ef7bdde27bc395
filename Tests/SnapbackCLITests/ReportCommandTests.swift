// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// `snapback report` and `snapback trim`, run as processes.
struct ReportCommandTests {
  /// A flick of the card, which springs back.
  private static func trace(recorded: Bool = false) throws -> String {
    let header = TraceHeader(scene: "spring-home", size: CGSize(width: 390, height: 844))
    var trace = Trace.drag(
      header, from: CGPoint(x: 195, y: 422), to: CGPoint(x: 95, y: 422), over: 0.2,
      easing: .easeIn)
    if recorded {
      // 50 frames per second, with one late frame during the animation.
      var time = 0.0
      for index in 0..<100 {
        time += index == 20 ? 0.04 : index == 0 ? 0 : 0.02
        let count = trace.events.count { $0.time <= time }
        trace.frames.append(TraceFrame(time: time, eventCount: count))
      }
    }
    return try trace.text()
  }

  private static func object(_ program: ProgramRun) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: program.output) as? [String: Any])
  }

  @Test
  func `a flick is measured, as text and as JSON`() throws {
    let text = try ProgramRun(["report", "-"], input: Self.trace())
    #expect(text.status == 0)
    #expect(text.errorOutput == "")
    #expect(text.text.contains("1 release"))
    #expect(text.text.contains("No frame times"))

    let json = try ProgramRun(["report", "-", "--json"], input: Self.trace())
    #expect(json.status == 0)
    let report = try Self.object(json)
    #expect(
      report.keys.sorted() == ["duration", "frames", "releases", "scale", "scene", "size"])
    #expect(report["frames"] is NSNull)
    let releases = try #require(report["releases"] as? [[String: Any]])
    let release = try #require(releases.first)
    #expect(
      release.keys.sorted() == [
        "animations", "curve", "distance", "outcome", "overshoot", "place", "prediction", "samples",
        "settle", "speed",
        "time", "topSpeed", "velocity",
      ])
    #expect(release["time"] as? Double == 0.2)
    #expect(release["outcome"] as? String == "rest")
    // The accelerating drag ends at up to twice its mean of 500 pt/s. Dragged 100 points to the side, the card
    // is scaled down, so its center travels less than the pointer.
    let velocity = try #require(release["velocity"] as? [Double])
    #expect(velocity[0] < -800 && velocity[0] > -1001)
    let distance = try #require(release["distance"] as? Double)
    #expect(distance > 30 && distance < 90)
    let curve = try #require(release["curve"] as? [String: Any])
    #expect(curve["unit"] as? String == "pt")
    let points = try #require(curve["points"] as? [[Double]])
    #expect(points.count > 10 && points.count <= 120)
    #expect(abs((points.last?.last ?? 0) - distance) < 1)
    #expect(try #require(release["settle"] as? Double) > 0.2)
  }

  @Test
  func `the spin of a dial is measured, although it stays in its place`() throws {
    let header = TraceHeader(scene: "dial", size: CGSize(width: 390, height: 600))
    let trace = Trace.drag(
      header, from: CGPoint(x: 250, y: 200), to: CGPoint(x: 300, y: 280), over: 0.15,
      easing: .easeIn)
    let json = try ProgramRun(["report", "-", "--json"], input: trace.text())
    let releases = try #require(try Self.object(json)["releases"] as? [[String: Any]])
    let animations = try #require(releases.first?["animations"] as? [[String: Any]])
    let spin = try #require(
      animations.max { abs($0["distance"] as? Double ?? 0) < abs($1["distance"] as? Double ?? 0) })
    #expect(try #require(spin["distance"] as? Double) > 10)
    #expect(try #require(spin["topSpeed"] as? Double) > 50)
    #expect(try #require(spin["settle"] as? Double) > 0.2)
    let text = try ProgramRun(["report", "-"], input: trace.text())
    #expect(text.text.contains("1  DialView"))
  }

  @Test
  func `recorded frame intervals are reported`() throws {
    let program = try ProgramRun(["report", "-", "--json"], input: Self.trace(recorded: true))
    let frames = try #require(try Self.object(program)["frames"] as? [String: Any])
    #expect(
      frames.keys.sorted() == [
        "count", "histogram", "longestGap", "longestGapAt", "median", "percentile95",
      ])
    #expect(abs(try #require(frames["longestGap"] as? Double) - 0.04) < 1e-9)
    #expect(abs(try #require(frames["longestGapAt"] as? Double) - 0.38) < 1e-9)
    #expect(abs(try #require(frames["median"] as? Double) - 0.02) < 1e-9)
  }

  @Test
  func `a failed expectation exits with 1 and names the metric`() throws {
    let expectations = ["--expect", "settle<3", "--expect", "releases>=1"]
    let passing = try ProgramRun(["report", "-"] + expectations, input: Self.trace())
    #expect(passing.status == 0)
    #expect(passing.errorOutput == "")

    let failing = try ProgramRun(
      ["report", "-", "--json", "--expect", "settle<0.1", "--expect", "velocity<=1"],
      input: Self.trace())
    #expect(failing.status == 1)
    #expect(failing.errorOutput.hasPrefix("snapback: settle is "))
    #expect(failing.errorOutput.contains(" s, expected less than 0.1; velocity is "))
    #expect(failing.errorOutput.hasSuffix(" pt/s, expected at most 1\n"))
    // The report is printed nevertheless.
    #expect(try Self.object(failing)["scene"] as? String == "spring-home")

    let unknown = try ProgramRun(["report", "-", "--expect", "gap<1"], input: Self.trace())
    #expect(unknown.status == 1)
    #expect(unknown.errorOutput.contains("gap is unknown, because the trace has no frame times"))
  }

  @Test
  func `trim writes a trace to a file or to standard output`() throws {
    try inFolder { folder in
      let first = try ProgramRun(["trim", "-", "--to", "0.1"], input: Self.trace())
      #expect(first.status == 0)
      #expect(first.errorOutput == "")
      let trace = try Trace(text: first.output)
      #expect(trace.duration == 0.1)
      #expect(trace.events.last?.isCancel == true)
      let file = try ProgramRun(
        ["trim", "-", "--to", "0.1", "-o", "a.trace"], input: Self.trace(), in: folder)
      #expect(file.output.isEmpty)
      #expect(FileManager.default.contents(atPath: folder + "/a.trace") == first.output)
      #expect(try ProgramRun(["replay", "a.trace", "--headless"], in: folder).status == 0)

      for (options, message) in [
        (["--from", "2", "--to", "1"], "--to 1 s is before --from 2 s"),
        (["--from", "3"], "ends at 0.2 s"),
        (["--to", "x"], "--to expects a number of seconds"),
      ] {
        let wrong = try ProgramRun(["trim", "-"] + options, input: Self.trace())
        #expect(wrong.status == 64)
        #expect(wrong.errorOutput.contains(message))
      }
    }
  }

  @Test
  func `another size requires --scaled or --no-scaled`() throws {
    let rejected = try ProgramRun(["report", "-", "--size", "780x844"], input: Self.trace())
    #expect(rejected.status == 64)
    #expect(rejected.errorOutput.contains("was recorded at 390x844, but --size is 780x844"))
    #expect(rejected.errorOutput.contains("--scaled"))
    func velocity(_ options: String...) throws -> Double {
      let program = try ProgramRun(
        ["report", "-", "--json", "--size", "780x844"] + options, input: Self.trace())
      #expect(program.status == 0)
      let releases = try Self.object(program)["releases"] as? [[String: Any]]
      return try #require((releases?.first?["velocity"] as? [Double])?.first)
    }
    let (scaled, unscaled) = (try velocity("--scaled"), try velocity("--no-scaled"))
    #expect(abs(scaled - 2 * unscaled) < 1e-6)
  }
}

extension InputEvent {
  fileprivate var isCancel: Bool {
    if case .pointer(let sample) = self { sample.phase == .cancel } else { false }
  }
}
