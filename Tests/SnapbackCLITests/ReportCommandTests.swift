// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// The real program, telling in numbers how a trace feels.
struct ReportCommandTests {
  /// A card that is thrown and comes back to its place.
  private static func trace(recorded: Bool = false) throws -> String {
    let header = TraceHeader(scene: "spring-home", size: CGSize(width: 390, height: 844))
    var trace = Trace.drag(
      header, from: CGPoint(x: 195, y: 422), to: CGPoint(x: 95, y: 422), over: 0.2,
      pace: .accelerating)
    if recorded {
      // 50 frames a second, and one of them late, in flight.
      var time = 0.0
      for index in 0..<100 {
        time += index == 20 ? 0.04 : index == 0 ? 0 : 0.02
        let count = trace.events.count { $0.time <= time }
        trace.frames.append(TraceFrame(time: time, eventCount: count))
      }
    }
    return try trace.text()
  }

  private static func object(_ program: RunningProgram) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: program.output) as? [String: Any])
  }

  @Test
  func `a throw is told in numbers, to people and to programs`() throws {
    let text = try RunningProgram(["report", "-"], input: Self.trace())
    #expect(text.status == 0)
    #expect(text.complaint == "")
    #expect(text.text.contains("1 release"))
    #expect(text.text.contains("No frame times"))

    let json = try RunningProgram(["report", "-", "--json"], input: Self.trace())
    #expect(json.status == 0)
    let report = try Self.object(json)
    #expect(
      report.keys.sorted() == ["duration", "frames", "releases", "scale", "scene", "size"])
    #expect(report["frames"] is NSNull)
    let releases = try #require(report["releases"] as? [[String: Any]])
    let release = try #require(releases.first)
    #expect(
      release.keys.sorted() == [
        "distance", "outcome", "overshoot", "place", "prediction", "samples", "settle", "speed",
        "time", "topSpeed", "velocity",
      ])
    #expect(release["time"] as? Double == 0.2)
    #expect(release["outcome"] as? String == "rest")
    // It is thrown at up to twice the even 500 points a second. Under a hand 100 points to the side it has
    // shrunk, and its middle lags behind.
    let velocity = try #require(release["velocity"] as? [Double])
    #expect(velocity[0] < -800 && velocity[0] > -1001)
    let distance = try #require(release["distance"] as? Double)
    #expect(distance > 30 && distance < 90)
    #expect(try #require(release["settle"] as? Double) > 0.2)
  }

  @Test
  func `recorded frames are told by their lengths`() throws {
    let program = try RunningProgram(["report", "-", "--json"], input: Self.trace(recorded: true))
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
  func `what holds is quiet, and what does not ends with 1 and the figure`() throws {
    let expectations = ["--expect", "settle<3", "--expect", "releases>=1"]
    let fine = try RunningProgram(["report", "-"] + expectations, input: Self.trace())
    #expect(fine.status == 0)
    #expect(fine.complaint == "")

    let wrong = try RunningProgram(
      ["report", "-", "--json", "--expect", "settle<0.1", "--expect", "velocity<=1"],
      input: Self.trace())
    #expect(wrong.status == 1)
    #expect(wrong.complaint.hasPrefix("snapback: settle is "))
    #expect(wrong.complaint.contains(" s, expected less than 0.1; velocity is "))
    #expect(wrong.complaint.hasSuffix(" pt/s, expected at most 1\n"))
    // The report is there all the same.
    #expect(try Self.object(wrong)["scene"] as? String == "spring-home")

    let unknown = try RunningProgram(["report", "-", "--expect", "gap<1"], input: Self.trace())
    #expect(unknown.status == 1)
    #expect(unknown.complaint.contains("gap is not known, as the trace has no frame times"))
  }

  @Test
  func `a part of a trace is a trace, in a file or on the standard output`() throws {
    try inFolder { folder in
      let first = try RunningProgram(["trim", "-", "--to", "0.1"], input: Self.trace())
      #expect(first.status == 0)
      #expect(first.complaint == "")
      let trace = try Trace(text: first.output)
      #expect(trace.duration == 0.1)
      #expect(trace.events.last?.isCancel == true)
      let file = try RunningProgram(
        ["trim", "-", "--to", "0.1", "-o", "a.trace"], input: Self.trace(), in: folder)
      #expect(file.output.isEmpty)
      #expect(FileManager.default.contents(atPath: folder + "/a.trace") == first.output)
      #expect(try RunningProgram(["replay", "a.trace", "--headless"], in: folder).status == 0)

      for (options, words) in [
        (["--from", "2", "--to", "1"], "before it begins at 2 s"),
        (["--from", "3"], "is over at 0.2 s"),
        (["--to", "x"], "--to wants a number of seconds"),
      ] {
        let wrong = try RunningProgram(["trim", "-"] + options, input: Self.trace())
        #expect(wrong.status == 64)
        #expect(wrong.complaint.contains(words))
      }
    }
  }

  @Test
  func `a trace plays in another room only as it is told to`() throws {
    let refused = try RunningProgram(["report", "-", "--size", "780x844"], input: Self.trace())
    #expect(refused.status == 64)
    #expect(refused.complaint.contains("was recorded at 390x844 and is to play at 780x844"))
    #expect(refused.complaint.contains("--scaled"))
    func velocity(_ options: String...) throws -> Double {
      let program = try RunningProgram(
        ["report", "-", "--json", "--size", "780x844"] + options, input: Self.trace())
      #expect(program.status == 0)
      let releases = try Self.object(program)["releases"] as? [[String: Any]]
      return try #require((releases?.first?["velocity"] as? [Double])?.first)
    }
    let (scaled, left) = (try velocity("--scaled"), try velocity("--no-scaled"))
    #expect(abs(scaled - 2 * left) < 1e-6)
  }
}

extension InputEvent {
  fileprivate var isCancel: Bool {
    if case .pointer(let sample) = self { sample.phase == .cancel } else { false }
  }
}
