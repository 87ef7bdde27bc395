// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Pictures
import SDLBackend

/// `snapback test`: replays traces and compares pictures and measurements.
struct TestCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Replay traces and compare pictures and motion.",
    discussion: """
      Plays every .trace file of a folder on the frames' clock, without a display. The last frame must equal the \
      picture NAME.png beside NAME.trace. Further expectations are lines in a file NAME.test beside the trace, or in \
      the trace after //@:

        expect settle<0.8       a condition, as for snapback report
        picture 0.25            compare NAME-0.25s.png with that frame; or end, none
        tolerance 2             allowed difference of a channel, of 255; default: 0
        source ../Card.swift    the file or folder; or else the trace's scene,
                                or SCENE.swift
        view Card               a type name or a #Preview title of that file
        appearance dark         default: light
        reduce-motion on        default: off

      When a picture differs, NAME.failed.png shows the expected one, the new one and their difference. The exit \
      code is 1 if a test failed. docs/testing.md has examples.

        snapback test Tests/Motion
        snapback test Tests/Motion --update
        snapback test Tests/Motion --junit results.xml
      """)

  @Argument(help: "Folders and traces.")
  var paths: [String] = ["."]

  @Flag(help: "Write the pictures that are missing or differ, instead of comparing them.")
  var update = false

  @Flag(help: "Run again whenever a trace, a test or a Swift file changes, until Ctrl+C.")
  var watch = false

  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @OptionGroup var fileOptions: FileOptions
  @OptionGroup var guarding: GuardOptions

  func validate() throws {
    if watch, update {
      throw ValidationError("--watch and --update cannot be given together.")
    }
  }

  func perform() throws {
    let signalPipe = TerminationSignals.catchAll(timeLimit: 1)
    defer {
      TerminationSignals.release()
      close(signalPipe)
    }
    guard watch else { return try runTests() }
    while true {
      let state = TestFileState(of: paths)
      do {
        try runTests()
      } catch let error as ProgramError {
        StandardStreams.printError(error)
      }
      StandardStreams.note("waiting for changes; Ctrl+C ends")
      while TestFileState(of: paths) == state {
        var entry = pollfd(fd: signalPipe, events: Int16(POLLIN), revents: 0)
        poll(&entry, 1, 300)
        try Interruption.check()
      }
    }
  }

  @MainActor
  private func runTests() throws {
    if let junit {
      try OutputKind.testResults.check(junit)
      do throws(PictureError) { try OutputFile.check(junit) } catch {
        throw ProgramError.picture(error)
      }
    }
    let tests = try TraceTest.all(in: paths)
    guard !tests.isEmpty else { throw ProgramError.noTraces(paths: paths) }
    let runner = TraceTestRunner(fileOptions, guarding, updates: update)
    var results: [TraceTestResult] = []
    for test in tests {
      let result = try runner.run(test)
      results.append(result)
      try StandardStreams.print(result.lines.joined(separator: "\n"))
    }
    if let junit {
      do throws(PictureError) {
        try OutputFile.write(Array(JUnitReport.xml(results).utf8), to: junit)
      } catch {
        throw ProgramError.picture(error)
      }
    }
    let failed = results.count { !$0.hasPassed }
    try StandardStreams.print("\(results.count - failed) passed, \(failed) failed")
    if failed > 0 { throw ProgramError.testsFailed(failed, of: results.count) }
  }
}
