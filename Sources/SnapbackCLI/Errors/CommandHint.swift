// Part of Snapback, under the MIT licence; see LICENSE.

/// The likely intention of an unknown command.
nonisolated package enum CommandHint: Equatable, Sendable {
  case none
  /// A command with a similar name.
  case command(String)
  /// The name is a scene or a file, which a command takes as its argument.
  case argument(command: String, name: String)
}
