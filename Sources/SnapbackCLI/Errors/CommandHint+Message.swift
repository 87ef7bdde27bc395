// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

nonisolated extension CommandHint {
  /// The second half of the message about an unknown command.
  var message: String {
    switch self {
    case .none: "\"snapback help\" lists the commands"
    case .command(let name): "did you mean \"snapback \(name)\"? (\"snapback help\" lists all)"
    case .argument(let command, let name):
      "to use it, write \"snapback \(command) \(PrintableText.shortened(name))\""
    }
  }
}
