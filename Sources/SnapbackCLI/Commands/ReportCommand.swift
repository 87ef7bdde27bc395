// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Traces

/// `snapback report`: how what was recorded feels, in numbers.
struct ReportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Say in numbers how a trace feels.",
    discussion: """
      Plays the trace without a window and measures with the gallery's instruments: for every time that \
      the hand let go, the velocity that it handed over, where a quarter of a second would lead, and how \
      what it held came to rest; and how evenly the frames came when it was recorded.

      What is expected with --expect must hold, for every release where it is about one; else the program \
      says what does not and ends with 1. Names: settle (seconds until nothing is seen to move), overshoot \
      (points beyond the place of rest), velocity (of the hand, points a second), prediction (points from \
      the hand to the predicted end), distance (points from letting go to rest), speed (the view's \
      fastest, points a second), gap (the longest between two frames while something moved, seconds), \
      releases (how many). Comparisons: < <= > >=, in quotes, as shells know these signs.

        snapback report throw.trace
        snapback report throw.trace --expect 'settle<0.8' --expect 'overshoot<=12'
        snapback report throw.trace --json > throw.json
      """)

  @Argument(help: "The trace; - is the standard input.")
  var trace: String

  @Flag(help: "As a JSON object, which docs/report.md describes.")
  var json = false

  @Option(
    name: .customLong("expect"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("What must hold, such as 'settle<0.8'; may be repeated.", valueName: "what"))
  var expected: [String] = []

  @OptionGroup var room: RoomOptions
  @OptionGroup var wishes: WishOptions

  func perform() throws {
    let expectations = try expected.map { text throws(ProgramError) in try FeelExpectation(text) }
    let path = trace
    let (trace, geometry) = try room.fitted(try TraceFile.read(path), path: path)
    let scene = try SceneChoice.of(trace, path: path)
    let stage = try HeadlessStage(
      StageSubject(scene), trace: trace, geometry: geometry, wishes: wishes.withoutDesktop)
    let report = FeelReport(trace, on: stage)
    try StandardStreams.print(json ? try report.json() : report.text)
    let failures = expectations.flatMap { $0.failures(in: report) }
    if !failures.isEmpty { throw ProgramError.notAsExpected(failures) }
  }
}
