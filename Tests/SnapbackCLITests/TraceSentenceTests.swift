// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// What can go wrong when traces are played, measured, cut and recorded, in words, and with which status.
struct TraceSentenceTests {
  private typealias Case = (error: ProgramError, status: Int32, words: String)

  private static let recording: [Case] = [
    (
      .unfitRate(ending: ".gif", rate: 60, most: 50), 64,
      "a file that ends in .gif cannot hold 60 frames a second; say --fps 50, or less"
    ),
    (
      .noEncoder(ending: ".mp4"), 69,
      "ffmpeg, which makes files that end in .mp4, is not in the PATH; install the package ffmpeg, "
        + "or name a file that ends in .webp"
    ),
    (
      .encoderFailed(reason: "no room"), 70,
      #"ffmpeg could not make the file: "no room"; name a file that ends in .webp to do without it"#
    ),
    (
      .otherSize(
        path: "a", recorded: CGSize(width: 390, height: 844), asked: CGSize(width: 9, height: 8)),
      64,
      #""a" was recorded at 390x844 and is to play at 9x8; say --scaled to move the hand's places "#
        + "with the size, or --no-scaled to leave them where they are"
    ),
  ]

  private static let measuring: [Case] = [
    (
      .emptyPart(from: 2, to: 1.5), 64,
      "the part ends at 1.5 s, before it begins at 2 s; exchange --from and --to"
    ),
    (
      .partBeyondEnd(path: "a", from: 2, end: 0.5), 64,
      #""a" is over at 0.5 s, before the part begins at 2 s"#
    ),
    (
      .unknownFigure("x", nearest: nil, known: ["gap", "settle"]), 64,
      #"a report has no figure "x"; there is gap or settle"#
    ),
    (
      .malformed(option: "--expect", value: "x", .expectation), 64,
      "--expect wants a figure, <, <=, > or >=, and a number, such as 'settle<0.8', not \"x\""
    ),
    (
      .notAsExpected([
        .init(
          expectation: FeelExpectation(.settle, .below, 0.8), found: .value(1.25),
          release: .init(number: 2, count: 3, time: 0.5)),
        .init(
          expectation: FeelExpectation(.gap, .atMost, 0.034), found: .nothing, release: nil),
        .init(
          expectation: FeelExpectation(.distance, .atLeast, 100), found: .stillMoving,
          release: .init(number: 1, count: 1, time: 0.5)),
      ]), 1,
      "settle is 1.25 s after release 2 of 3, at 0.500 s, expected less than 0.8; "
        + "gap is not known, as the trace has no frame times, expected at most 0.034; "
        + "distance is not known, as it never came to rest, expected at least 100"
    ),
  ]

  @Test(arguments: (recording + measuring).indices)
  func `each fact has its words and its status`(index: Int) {
    let (error, status, words) = (Self.recording + Self.measuring)[index]
    #expect(error.sentence == words)
    #expect(error.exitCode == status)
  }
}
