// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A message between the two processes of `snapback preview`: JSON on a single line.
///
/// `WindowCommand` goes to the process with the window, `WindowReport` comes back. Both ends use
/// this one encoder and decoder.
package protocol LineMessage: Codable, Sendable {}

extension LineMessage {
  /// The encoded message with its line feed; empty if it cannot be encoded.
  package var line: [UInt8] {
    guard let data = try? JSONEncoder().encode(self) else { return [] }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// Removes all complete lines from a buffer and returns their messages, in order.
  ///
  /// An incomplete line stays in the buffer. Lines that are not valid messages are skipped.
  package static func consume(from bytes: inout [UInt8]) -> [Self] {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let decoder = JSONDecoder()
    // Views can write lines, too; empty ones, of which there may be very many, are not decoded.
    let messages = bytes[..<end].split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(Self.self, from: Data($0))
    }
    bytes.removeSubrange(...end)
    return messages
  }
}
