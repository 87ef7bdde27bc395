// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Pictures
import Traces

/// `snapback trim`: extracts a time range of a trace.
struct TrimCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "trim", abstract: "Extract a time range of a trace.",
    discussion: """
      The result starts at time 0 with the stage size at that time. Touches and keys already down at the start \
      are dropped until their release; those still down at the end are cancelled there. Scenes with state may \
      look different, since earlier events are missing. Comment lines are dropped.

        snapback trim long.trace --from 2.5 --to 4 -o throw.trace
        snapback trim long.trace --to 1 | snapback report -
      """)

  @Argument(help: "The trace; - reads standard input.")
  var trace: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Start time; default: 0.", valueName: "seconds"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("End time; default: the end of the trace.", valueName: "seconds"))
  var to: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The trace to write; default: standard output.", valueName: "trace"))
  var output: String?

  func perform() throws {
    let start = try from.map { text throws(ProgramError) in
      try OptionParser.time(text, option: "--from")
    }
    let end = try to.map { text throws(ProgramError) in
      try OptionParser.time(text, option: "--to")
    }
    if let output { try OutputKind.trace.check(output) }
    let path = trace
    let trace = try TraceFile.read(path)
    let (first, last) = (start ?? 0, end ?? max(trace.end, start ?? 0))
    guard first <= last else { throw ProgramError.emptyTrimRange(from: first, to: last) }
    guard first <= trace.end else {
      throw ProgramError.trimStartBeyondEnd(path: path, from: first, end: trace.end)
    }
    let text: String
    do throws(TraceError) {
      text = try trace.trimmed(from: first, to: last).text()
    } catch {
      throw ProgramError.invalidTrace(path: path, error)
    }
    guard let output, output != "-" else {
      return try StandardStreams.print(text, terminator: "")
    }
    do throws(PictureError) {
      try OutputFile.write(Array(text.utf8), to: output)
    } catch {
      throw ProgramError.picture(error)
    }
  }
}
