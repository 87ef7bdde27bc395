// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import Spelling
import SystemStrings

/// Parses the command line.
enum CommandLineReader {
  /// Returns the command with its options; throws `unknownCommand` and the parser's errors.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    try checkCommand(arguments)
    do {
      return try SnapbackCommand.parseAsRoot(arguments)
    } catch {
      // The parser's messages quote arguments, so they are parsed again in printable form.
      let printable = arguments.map { PrintableText.shortened($0) }
      if printable != arguments { _ = try SnapbackCommand.parseAsRoot(printable) }
      throw error
    }
  }

  /// Prints the message of an error that is not a `ProgramError`, and exits with its status.
  static func exit(withError error: any Error) -> Never {
    let code = SnapbackCommand.exitCode(for: error)
    let message = SnapbackCommand.fullMessage(for: error)
    guard !message.isEmpty else { Foundation.exit(code.rawValue) }
    guard code.isSuccess else {
      StandardStreams.relay(Array((message + "\n").utf8))
      Foundation.exit(code.rawValue)
    }
    // Help, and completion scripts.
    do {
      try StandardStreams.print(message)
    } catch let error as ProgramError {
      StandardStreams.printError(error)
      Foundation.exit(error.exitCode)
    } catch {}
    Foundation.exit(code.rawValue)
  }

  /// Throws if the first argument, or the second one after `help`, is not a command.
  private static func checkCommand(_ arguments: [String]) throws(ProgramError) {
    let name = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let name, !name.hasPrefix("-") else { return }
    let commands = SnapbackCommand.configuration.subcommands.map { $0.configuration }
    guard name != "help", !commands.contains(where: { $0.commandName == name }) else { return }
    throw .unknownCommand(name, hint(name, commands.filter(\.shouldDisplay)))
  }

  private static func hint(_ name: String, _ commands: [CommandConfiguration]) -> CommandHint {
    switch FileExtension.of(name) {
    case "swift": return .argument(command: "preview", name: name)
    case "trace": return .argument(command: "replay", name: name)
    default: break
    }
    if SceneCatalog.scene(name) != nil { return .argument(command: "run", name: name) }
    if let command = Self.synonyms[name.lowercased()] { return .command(command) }
    return NearestName.of(name, among: commands.compactMap(\.commandName)).map { .command($0) }
      ?? .none
  }

  /// Other programs' names for what the commands do.
  private static let synonyms = [
    "play": "replay", "show": "preview", "watch": "preview", "edit": "preview",
    "ls": "list", "scenes": "list", "screenshot": "render", "export": "render", "video": "record",
    "cut": "trim", "init": "new", "create": "new", "lint": "check", "graph": "plot",
    "benchmark": "bench", "version": "--version",
  ]
}
