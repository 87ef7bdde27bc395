// Part of Snapback, under the MIT licence; see LICENSE.

/// What may have been meant by an unknown command.
nonisolated package enum CommandHint: Equatable, Sendable {
  case none
  /// A command with a similar name.
  case command(String)
  /// The name is a scene or a file, which a command takes as its argument.
  case argument(command: String, name: String)
}
