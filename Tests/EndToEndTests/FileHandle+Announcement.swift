// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension FileHandle {
  /// Waits for the line that a server prints when it is ready; throws if it ends before.
  func announcedLine(of server: String) throws -> String {
    var text = ""
    while !text.hasSuffix("\n") {
      let bytes = availableData
      guard !bytes.isEmpty else { throw TimedOut(description: "\(server) did not start") }
      text += String(decoding: bytes, as: UTF8.self)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
