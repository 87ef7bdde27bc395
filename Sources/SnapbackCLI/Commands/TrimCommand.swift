// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Pictures
import Traces

/// `snapback trim`: a part of a trace, as a trace.
struct TrimCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "trim", abstract: "Cut a part out of a trace.",
    discussion: """
      What is written is a trace of its own: its time begins at 0 with the part, and its stage has the size \
      that it had there. What the hand held before the part begins is left out until it is let go; what it \
      still holds when the part ends is cancelled there. A scene that remembers looks otherwise, as what led \
      up to the part is gone. Lines for people are not kept.

        snapback trim long.trace --from 2.5 --to 4 -o throw.trace
        snapback trim long.trace --to 1 | snapback report -
      """)

  @Argument(help: "The trace; - is the standard input.")
  var trace: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where the part begins; else at 0.", valueName: "seconds"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where it ends; else with the trace.", valueName: "seconds"))
  var to: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The trace to write; else the standard output.", valueName: "trace"))
  var output: String?

  func perform() throws {
    let start = try from.map { text throws(ProgramError) in
      try OptionText.time(text, option: "--from")
    }
    let end = try to.map { text throws(ProgramError) in
      try OptionText.time(text, option: "--to")
    }
    let path = trace
    let trace = try TraceFile.read(path)
    let (first, last) = (start ?? 0, end ?? max(trace.end, start ?? 0))
    guard first <= last else { throw ProgramError.emptyPart(from: first, to: last) }
    guard first <= trace.end else {
      throw ProgramError.partBeyondEnd(path: path, from: first, end: trace.end)
    }
    let text: String
    do throws(TraceError) {
      text = try trace.trimmed(from: first, to: last).text()
    } catch {
      throw ProgramError.brokenTrace(path: path, error)
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
