// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// The whole command line.
struct SnapbackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapback",
    abstract: "SwiftUI's gestures and springs, on a Linux desktop.",
    discussion: """
      Without a subcommand it opens the gallery. Results go to the standard output, everything else \
      to the standard error. It ends with 0, or: 1 a report is not as expected, 64 the command line is wrong, 65 a source or a \
      trace is, 66 a file cannot be read, 69 there is no display, 70 our own fault, 73 a file cannot be written, \
      130 interrupted.
      """,
    subcommands: [
      GalleryCommand.self, RunCommand.self, ListCommand.self, RenderCommand.self,
      RecordCommand.self, ReplayCommand.self, TrimCommand.self, ReportCommand.self,
      PreviewCommand.self, CheckCommand.self, NewCommand.self, PlotCommand.self,
      BenchCommand.self,
      PreviewWindowCommand.self,
    ],
    defaultSubcommand: GalleryCommand.self)

  @Flag(help: "Show the versions of the program and of what it stands on.")
  var version = false

  func validate() throws {
    if version { throw CleanExit.message(VersionText.current) }
  }
}

/// A subcommand, whose work is done on the main actor.
nonisolated protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor func perform() throws
}

nonisolated extension MainActorCommand {
  func run() throws {
    try MainActor.assumeIsolated { try perform() }
  }
}
