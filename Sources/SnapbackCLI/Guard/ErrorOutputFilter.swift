// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Processes
import SystemStrings

/// The error output of a guarded process: passed on line by line until a fatal error message starts; from there
/// it is buffered, as the program's own error message contains it.
nonisolated package struct ErrorOutputFilter: Sendable {
  /// The output that has not been passed on.
  package private(set) var held: [UInt8] = []
  /// Whether control characters are replaced, which could change what the terminal shows or sends.
  private let isSanitized: Bool
  /// Whether a message of a fatal error is held.
  private(set) var isHolding = false

  /// The number of held bytes that is not exceeded.
  private static let limit = 64 << 10

  package init(isSanitized: Bool) {
    self.isSanitized = isSanitized
  }

  /// Adds output. Returns what is to be passed on.
  package mutating func add(_ bytes: [UInt8]) -> Data {
    held += bytes
    var passed: [UInt8] = []
    if !isHolding, let end = held.lastIndex(of: UInt8(ascii: "\n")) {
      let start = CrashMessage.start(ofMessageIn: held[...end])
      isHolding = start != nil
      passed = Array(held[..<(start ?? end + 1)])
      held.removeSubrange(..<passed.count)
    }
    if held.count > Self.limit {
      if isHolding {
        held.removeSubrange(Self.limit...)
      } else {
        passed += held
        held = []
      }
    }
    return output(passed)
  }

  /// Returns the rest, to be passed on after the process has ended as it should.
  package mutating func takeRest() -> Data {
    defer { (held, isHolding) = ([], false) }
    return output(held)
  }

  private func output(_ bytes: [UInt8]) -> Data {
    Data(isSanitized ? Array(PrintableText.lines(bytes).utf8) : bytes)
  }
}
