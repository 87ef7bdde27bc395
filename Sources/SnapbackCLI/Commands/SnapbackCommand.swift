// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// The root command.
struct SnapbackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapback",
    abstract: "SwiftUI gestures and springs on the Linux desktop.",
    discussion: """
      Without a subcommand, opens the gallery. Results go to standard output, everything else to standard \
      error. Exit codes: 0 success, 1 an expectation or a test failed, 64 command-line usage error, 65 invalid source or \
      trace, 66 input file not readable, 69 no display, compiler, encoder or sandbox, 70 internal error, 73 output \
      file not writable, 76 a Swift file's code crashed or hangs, 128 + N ended by signal N.
      """,
    subcommands: [
      GalleryCommand.self, OpenCommand.self, RunCommand.self, ListCommand.self, RenderCommand.self,
      RecordCommand.self, ReplayCommand.self, TrimCommand.self, ReportCommand.self,
      TestCommand.self,
      PreviewCommand.self, CheckCommand.self, NewCommand.self, BuildCommand.self,
      EditorCommand.self, ToolsetCommand.self, PlotCommand.self, BenchCommand.self,
      PreviewWindowCommand.self, DrawFileCommand.self, ConfineCommand.self,
      FindLiteralsCommand.self,
    ],
    defaultSubcommand: GalleryCommand.self)

  @Flag(help: "Show the versions of the program, Swift and SDL.")
  var version = false

  func validate() throws {
    if version { throw CleanExit.message(VersionText.current) }
  }
}
