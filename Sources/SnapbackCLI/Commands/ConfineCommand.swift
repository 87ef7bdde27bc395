// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Sandbox

/// Restricts this process by Landlock and seccomp, and becomes another program; started by `--sandbox` where
/// bubblewrap is missing.
struct ConfineCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "confine", abstract: "Run a program with restrictions.", shouldDisplay: false)

  @Option(parsing: .unconditionalSingleValue) var read: [String] = []
  @Option(parsing: .unconditionalSingleValue) var write: [String] = []
  @Option(help: "The folder for temporary files.") var temporary: String
  @Flag(help: "Allow connections to the display.") var display = false
  @Argument(parsing: .postTerminator) var command: [String] = []

  func perform() throws {
    guard let program = command.first else { throw ValidationError("Name a program after --.") }
    setenv("TMPDIR", temporary, 1)
    do throws(Confinement.Failure) {
      try Confinement.restrictFiles(readable: read, writable: write, allowsDisplay: display)
    } catch {
      throw ProgramError.cannotConfine(code: error.code)
    }
    try Self.filterCalls(allowsDisplay: display)
    // The program may expect to be ended by a closed pipe.
    signal(SIGPIPE, SIG_DFL)
    var arguments = command.map { strdup($0) } + [nil]
    execv(program, &arguments)
    throw ProgramError.cannotRead(path: program, code: errno)
  }

  /// Refuses system calls that reach other processes or the network.
  @MainActor static func filterCalls(allowsDisplay: Bool) throws(ProgramError) {
    do throws(Confinement.Failure) {
      try Confinement.filterCalls(allowsDisplay: allowsDisplay)
    } catch {
      throw .cannotConfine(code: error.code)
    }
  }
}
