// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// The messages and exit codes of errors in playing, measuring, trimming and recording traces.
struct TraceMessageTests {
  private typealias Case = (error: ProgramError, status: Int32, message: String)

  private static let recording: [Case] = [
    (
      .unsupportedFrameRate(format: ".gif", rate: 60, highest: 50), 64,
      ".gif files do not support 60 frames per second; use --fps 50 or less"
    ),
    (
      .encoderNotFound(format: ".mp4"), 69,
      ".mp4 output requires ffmpeg, which is not in the PATH; install the package ffmpeg, "
        + "or use a .webp file"
    ),
    (
      .recordingTooLarge(path: "a.webp", smallest: 1_456_000, limit: 1_000_000), 73,
      #""a.webp" would have at least 1.46 MB, more than 1 MB; shorten the trace with "#
        + "snapback trim, or use a smaller --size or --scale"
    ),
    (
      .encoderFailed(reason: "no memory"), 70,
      #"ffmpeg failed: "no memory"; a .webp file does not need ffmpeg"#
    ),
    (
      .sizeMismatch(
        path: "a", recorded: CGSize(width: 390, height: 844), requested: CGSize(width: 9, height: 8)
      ),
      64,
      #""a" was recorded at 390x844, but --size is 9x8; use --scaled to scale recorded positions "#
        + "to the new size, or --no-scaled to keep them"
    ),
  ]

  private static let measuring: [Case] = [
    (
      .emptyTrimRange(from: 2, to: 1.5), 64,
      "--to 1.5 s is before --from 2 s"
    ),
    (
      .trimStartBeyondEnd(path: "a", from: 2, end: 0.5), 64,
      #""a" ends at 0.5 s, before --from 2 s"#
    ),
    (
      .unknownMetric("x", nearest: nil, known: ["gap", "settle"]), 64,
      #"unknown metric "x"; use gap or settle"#
    ),
    (
      .malformed(option: "--expect", value: "x", .expectation), 64,
      "--expect expects a metric, a comparison (<, <=, > or >=) and a number, such as 'settle<0.8', "
        + "not \"x\""
    ),
    (
      .expectationsFailed([
        .init(
          expectation: MotionExpectation(.settle, .below, 0.8), found: .value(1.25),
          release: .init(number: 2, count: 3, time: 0.5)),
        .init(
          expectation: MotionExpectation(.gap, .atMost, 0.034), found: .nothing, release: nil),
        .init(
          expectation: MotionExpectation(.distance, .atLeast, 100), found: .stillMoving,
          release: .init(number: 1, count: 1, time: 0.5)),
      ]), 1,
      "settle is 1.25 s after release 2 of 3, at 0.500 s, expected less than 0.8; "
        + "gap is unknown, because the trace has no frame times, expected at most 0.034; "
        + "distance is unknown, because the view never settled, expected at least 100"
    ),
  ]

  @Test(arguments: (recording + measuring).indices)
  func `each error has its message and exit code`(index: Int) {
    let (error, status, message) = (Self.recording + Self.measuring)[index]
    #expect(error.message == message)
    #expect(error.exitCode == status)
  }
}
