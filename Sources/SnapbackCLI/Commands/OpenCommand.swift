// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import SDLBackend

/// `snapback open`: what the desktop starts, from its menu and for files.
struct OpenCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open files as the file manager does.",
    discussion: """
      Opens Swift files and folders with snapback preview, a trace with snapback replay, and without files the \
      gallery. If standard error is not a terminal, an error is also shown in a dialog.
      """)

  @Argument(help: "Swift files, the folder of a project, or a trace.")
  var files: [String] = []

  func perform() throws {
    do {
      var command = try SnapbackCommand.parseAsRoot(arguments())
      try command.run()
    } catch let error as ProgramError {
      StandardStreams.printError(error)
      if isatty(STDERR_FILENO) == 0 {
        _ = MessageBox.showError(error.message, title: "Snapback")
      }
      throw ExitCode(error.exitCode)
    }
  }

  /// The command line that opens the files.
  private func arguments() throws(ProgramError) -> [String] {
    guard !files.isEmpty else { return [] }
    guard let trace = files.first(where: { FileExtension.of($0) == "trace" }) else {
      return ["preview", "--"] + files
    }
    guard files.count == 1 else { throw .traceOpenedWithOthers(path: trace) }
    return ["replay", "--", trace]
  }
}
