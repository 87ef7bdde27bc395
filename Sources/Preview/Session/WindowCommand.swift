// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What the process that watches and compiles tells the process with the window: a line of JSON each.
package enum WindowCommand: Codable, Equatable, Sendable {
  case show(Generation)
  /// The sources do not compile: the first error, and how many there are.
  case trouble(Diagnostic, count: Int)
  /// There is nothing to show, or no way to: a sentence that says why.
  case notice(String)
  /// Pictures or colours are other than they were.
  case assetsChanged
  /// The views before took their process down: what it died of, in words.
  case crashed(String)

  /// The line, with its end.
  package var line: [UInt8] {
    guard let data = try? JSONEncoder().encode(self) else { return [] }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// Takes the whole lines out of what was read so far.
  package static func take(from bytes: inout [UInt8]) -> [WindowCommand] {
    var commands: [WindowCommand] = []
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      let data = Data(bytes[..<end])
      if let command = try? JSONDecoder().decode(WindowCommand.self, from: data) {
        commands.append(command)
      }
      bytes.removeSubrange(...end)
    }
    return commands
  }
}
