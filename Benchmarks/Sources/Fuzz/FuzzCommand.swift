// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import InterfaceTesting

/// Random events through the whole pipeline: views, text layout and rasterizer.
@main
struct FuzzCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "Fuzz",
    abstract: "Test all scenes of the gallery with random input.",
    discussion: """
      Nothing may crash, every gesture that began must end, no number of a display list may be NaN or \
      infinite, incremental and complete drawing must agree, animations must settle, and the last tenth of \
      the sessions, played again and again, must stop adding memory. The same seed plays the same events, \
      and gives views the same random numbers. A fault is printed with the shortest list of events that shows it, once for each view, and \
      the run goes on. The exit code is 1 if there was one. A crash ends the run; its session is printed.
      """)

  @Argument(help: "The number of events.")
  var events = 10_000_000

  @Argument(help: "The seed of the random numbers; random by default.")
  var seed = UInt64.random(in: 1...999_999_999)

  @Option(help: "Test only the views whose names contain this.")
  var only = ""

  @Option(help: "Also test the first preview of each Swift file in this folder.")
  var sources: String?

  @Option(help: "The number of events before a view is created again.")
  var session = 5000

  @Flag(help: "Print the view and the seed of each session before it begins.")
  var verbose = false

  func validate() throws {
    guard events > 0, session > 0 else {
      throw ValidationError("The number of events and their number per session must be positive.")
    }
  }

  func perform() throws {
    let folder = NSTemporaryDirectory() + "snapback-fuzz-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var subjects = FuzzSubject.builtIn
    if let sources { subjects += try SourceLibrary(folder: folder).subjects(in: sources) }
    subjects = subjects.filter { only.isEmpty || $0.name.contains(only) }
    guard !subjects.isEmpty else { throw ValidationError("no view is named \(only)") }
    FuzzReport.print("seed \(seed), \(events) events, \(subjects.count) views")
    CrashNote.install()
    var report = FuzzReport(total: events, hasOneSession: session >= events)
    var round = 0
    while report.played < events {
      let session = FuzzSession(
        subject: subjects[round % subjects.count], seed: seed &+ UInt64(round),
        eventCount: min(session, events - report.played))
      CrashNote.set(session)
      if verbose { FuzzReport.print("\(session.subject.name), seed \(session.seed)") }
      let finding = session.run { report.atRest() }
      report.ended(session, with: finding)
      round += 1
    }
    if report.finish() { throw ExitCode.failure }
  }
}
