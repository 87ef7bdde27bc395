// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing
import Traces

/// A square that follows the pointer and returns, also if the drag is cancelled.
private struct Tile: View {
  @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.2)))
  private var offset = CGSize.zero

  var body: some View {
    Color.blue
      .frame(width: 80, height: 80)
      .offset(offset)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($offset) { value, offset, _ in offset = value.translation }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Answers at once.
private final class Tools: RecordingTools {
  var formats: [RecordingFormat] = [.webp, .mp4]
  private(set) var requests: [String] = []
  private(set) var saved: [String] = []
  /// The size of encoded files, in bytes; nil to fail.
  var size: Int? = 612_000

  func canRun(_ recording: Recording) -> Bool { true }

  func report(_ recording: Recording, then: @escaping (RecordingResult<RecordedReport>) -> Void) {
    requests.append("report " + recording.name)
    then(RecordedReport(json: Self.report).map { .success($0) } ?? .failure("no report"))
  }

  static let report = """
    {"scene": "Test", "size": [393, 852], "scale": 1, "duration": 1.5, "releases": [
      {"time": 0.5, "place": [100, 200], "velocity": [300, -400], "speed": 500, "samples": 4,
       "prediction": [75, -100], "outcome": "rest", "topSpeed": 620, "settle": 0.83,
       "overshoot": 12, "distance": 140, "animations": [
         {"name": "Dial", "unit": "°", "distance": -90, "topSpeed": 400, "settle": 0.7,
          "overshoot": 3}],
       "curve": {"unit": "pt", "points": [[0, 0], [0.4, 152], [0.83, 140]]}}],
     "frames": {"count": 42, "median": 0.0167, "percentile95": 0.0171, "longestGap": 0.034,
       "longestGapAt": 0.7, "histogram": [{"from": 0.015, "count": 41}, {"from": 0.02, "count": 1}]}}
    """

  func encode(
    _ recording: Recording, as format: RecordingFormat, limit: Int?,
    then: @escaping (RecordingResult<EncodedRecording>) -> Void
  ) {
    requests.append("\(format.rawValue) \(limit ?? 0)")
    guard let size else { return then(.failure("It is too large.")) }
    then(.success(EncodedRecording(path: "/tmp/a." + format.rawValue, size: size)))
  }

  func save(_ encoded: EncodedRecording, of recording: Recording) -> SavedSession {
    saved.append(encoded.path)
    return .path("Test.webp")
  }

  func cancel() {}
}

/// Actions on a recording after it was made, as a user of the window performs them.
@MainActor
@Suite struct SessionPlaybackTests {
  private let window: StudioHarness
  private let tools = Tools()
  private final class Files { var texts: [String] = [] }
  private let files = Files()

  init() {
    let files = files
    window = StudioHarness(
      FilePreview { Tile() }, panel: "none",
      saving: { _, text in
        files.texts.append(text)
        return .path("/home/a/Test-\(files.texts.count).trace")
      }, tools: tools)
  }

  /// The center of the square on the stage; nil if it is not visible.
  private var square: CGPoint? {
    window.harness.list.items.lazy.compactMap { item -> CGPoint? in
      guard case .fill(let shape, .color(let color), let index) = item, color.blue > 0.9,
        color.red < 0.2, shape.width == 80, shape.height == 80
      else { return nil }
      return CGPoint(x: CGFloat(shape.x + shape.width / 2), y: CGFloat(shape.y + shape.height / 2))
        .applying(window.harness.list.transforms[Int(index)])
    }.first
  }

  /// Records a drag by 60 points to the right, over 0.3 seconds.
  private func record() throws {
    let harness = window.harness
    harness.key("V")
    harness.advance(by: 0.3)
    let start = try #require(square)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: start.x + 60, y: start.y), over: 0.3)
    // The last position is in a frame of its own, in which it is seen.
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: start.x + 60, y: start.y))
    harness.advance(by: 0.5)
    harness.key("V")
    harness.advance(by: 0.3)
  }

  /// The largest distance of the square from a position within seconds.
  private func excursion(from rest: CGPoint, within seconds: Double) -> CGFloat {
    var largest: CGFloat = 0
    let end = window.harness.time + seconds
    while window.harness.time < end {
      window.harness.advance(by: 1.0 / 60)
      if let square { largest = max(largest, abs(square.x - rest.x)) }
    }
    return largest
  }

  @Test func `a recording can be played, and its bar says where it was written`() throws {
    try record()
    #expect(window.texts.contains { $0.hasPrefix("Test-1.trace") })
    let rest = try #require(square)
    let play = try #require(window.point(of: "Play the recording"))
    window.harness.move(from: .zero, to: play, over: 0.05)
    window.harness.press(play)
    window.harness.release(play)
    #expect(abs(excursion(from: rest, within: 1) - 60) < 0.5)
    #expect(excursion(from: rest, within: 1) < 0.5)
    #expect(files.texts.count == 1)
  }

  @Test func `a looped recording starts again until the stage is touched`() throws {
    try record()
    let rest = try #require(square)
    window.click(try #require(window.point(of: "Loop, also across saves")))
    for _ in 0..<3 { #expect(excursion(from: rest, within: 2) > 59) }
    let corner = CGPoint(x: rest.x, y: rest.y + 150)
    window.harness.press(corner)
    window.harness.release(corner)
    window.harness.advance(by: 0.5)
    #expect(excursion(from: rest, within: 3) < 0.5)
  }

  @Test func `the report of a recording is shown`() throws {
    try record()
    window.click("Report")
    #expect(tools.requests == ["report Test-1.trace"])
    for text in [
      "Motion report", "Release 1", "500", "pt/s", "125", "140", "620", "0.83", "12", "Dial", "−90",
      "°",
    ] {
      #expect(window.texts.contains(text), "\(text)")
    }
    let figure = try #require(window.positions(of: "620").last)
    window.harness.send(
      .wheel(WheelSample(time: window.harness.time, location: figure, deltaX: 0, deltaY: -8)))
    window.harness.advance(by: 1)
    for text in ["16.7", "34.0", "ms", "15–20 ms", "41", "20 ms +"] {
      #expect(window.texts.contains(text), "\(text)")
    }
    #expect(!window.texts.contains { $0.contains("settle") })
  }

  @Test func `the size of a shared file is shown before it is saved`() throws {
    try record()
    window.click("Share")
    #expect(tools.requests == ["webp 1000000"])
    #expect(window.texts.contains("WebP  ·  612 KB"))
    #expect(tools.saved.isEmpty)
    tools.size = 1_260_000
    window.click("MP4")
    #expect(window.texts.contains("MP4  ·  1.3 MB"))
    window.click("Best quality")
    #expect(tools.requests.last == "mp4 0")
    window.click("Save")
    #expect(tools.saved == ["/tmp/a.mp4"])
    tools.size = nil
    window.click("WebP")
    #expect(window.texts.contains("It is too large."))
  }

  @Test func `a part of a recording is saved as a new one`() throws {
    try record()
    window.click("Trim")
    let handle = try #require(window.point(of: "End"))
    window.harness.press(handle)
    window.harness.move(from: handle, to: CGPoint(x: handle.x - 120, y: handle.y), over: 0.2)
    window.harness.release(CGPoint(x: handle.x - 120, y: handle.y))
    window.harness.advance(by: 0.3)
    window.click("Save trimmed copy")
    let all = try Trace(text: try #require(files.texts.first).utf8)
    let part = try Trace(text: try #require(files.texts.dropFirst().first).utf8)
    #expect(part.end < all.end - 0.1)
    #expect(window.texts.contains { $0.hasPrefix("Test-2.trace") })
  }

  @Test func `a single format is offered with the reason`() throws {
    tools.formats = [.webp]
    try record()
    window.click("Share")
    #expect(window.texts.contains("MP4 and GIF files need ffmpeg, which is not installed."))
  }
}
