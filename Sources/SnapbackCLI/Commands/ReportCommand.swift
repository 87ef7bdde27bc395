// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Traces

/// `snapback report`: measures the motion of a recorded trace.
struct ReportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Motion report: measure the gestures and animations of a trace.",
    discussion: """
      Plays the trace without a window and measures it with the gallery's instruments: the release velocity, \
      the predicted end position and the settling behavior of every release, and the pacing of the recorded \
      frames.

      Every --expect must hold (for each release, if it is about releases); otherwise the program prints the \
      failures and exits with 1. Metrics: settle (settling time, seconds), overshoot (points beyond the final \
      position), velocity (release speed, points per second), prediction (points from the release to the \
      predicted end), distance (points from the release to the final position), speed (peak speed of the view, \
      points per second), gap (longest frame interval during motion, seconds), releases (count). Comparisons: \
      < <= > >=; quote them for the shell.

        snapback report throw.trace
        snapback report throw.trace --expect 'settle<0.8' --expect 'overshoot<=12'
        snapback report throw.trace --json > throw.json
      """)

  @Argument(help: "The trace; - reads standard input.")
  var trace: String

  @Flag(help: "Print a JSON object, documented in docs/report.md.")
  var json = false

  @Option(
    name: .customLong("expect"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A condition such as 'settle<0.8'; repeatable.", valueName: "condition"))
  var conditions: [String] = []

  @Option(
    help: ArgumentHelp(
      "The Swift file or folder to play the trace on; default: the trace's scene, or SCENE.swift.",
      valueName: "path"))
  var source: String?

  @OptionGroup var fileOptions: FileOptions
  @OptionGroup var guarding: GuardOptions
  @OptionGroup var traceSize: TraceSizeOptions
  @OptionGroup var preferences: PreferenceOptions

  func perform() throws {
    let expectations = try conditions.map { text throws(ProgramError) in try MotionExpectation(text)
    }
    let path = trace
    let (trace, geometry) = try traceSize.fitted(try TraceFile.read(path), path: path)
    let subject =
      switch try TraceSubject(of: trace, path: path, source: source) {
      case .scene(let id): try DrawingSubject(scene: id)
      case .file(let file): try DrawingSubject(file: file, fileOptions, guarding)
      }
    var settings = StageSettings(geometry: geometry, preferences: try preferences.withoutDesktop())
    settings.measures = true
    settings.printsToErrors = true
    let stage = try subject.stage(trace, playsTour: false, settings)
    try stage.play { _, _ in }
    let report = try stage.report()
    try stage.finish()
    try StandardStreams.print(json ? try report.json() : report.text)
    let failures = expectations.flatMap { $0.failures(in: report) }
    if !failures.isEmpty { throw ProgramError.expectationsFailed(failures) }
  }
}
