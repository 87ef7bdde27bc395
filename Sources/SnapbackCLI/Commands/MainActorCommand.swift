// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// A subcommand that runs on the main actor.
nonisolated protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor func perform() throws
}

nonisolated extension MainActorCommand {
  func run() throws {
    try OpenFileLimit.ensure()
    try MainActor.assumeIsolated { try perform() }
  }
}
