// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The cause of the crash of a process, if it is known.
package struct CrashMessage: Equatable, Sendable {
  /// The cause, in one line.
  package var cause: String
  /// The name and the line of the previewed file in which it crashed, such as `Card.swift:12`; nil
  /// if it is unknown.
  package var location: String?

  /// Reads the last message of the Swift runtime about a trap in a process's error output. Without
  /// one, describes the signal that ended the process.
  package init(errorOutput: [UInt8], signal: Int32) {
    let lines = errorOutput.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let index = lines.lastIndex(where: { TrapLine($0) != nil }),
      let line = TrapLine(lines[index])
    else {
      cause = Self.description(ofSignal: signal)
      return
    }
    // A message may have several lines; the stack trace follows it.
    let more = lines[(index + 1)...].prefix { !$0.starts(with: "Current stack trace".utf8) }
    cause = ([line.message] + more)
      .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: " ")
    if line.message.isEmpty { cause = line.kind.description }
    location = Self.location(Substring(decoding: line.place, as: UTF8.self))
  }

  /// Returns the index at which the line begins that starts a message which a crash explains; nil if
  /// there is none in lines of error output.
  package static func start(ofMessageIn output: ArraySlice<UInt8>) -> Int? {
    output.split(separator: UInt8(ascii: "\n")).first { TrapLine($0) != nil }?.startIndex
  }

  /// Reads a location such as `Preview1/Card.swift:12: `. Those of the standard library, such as
  /// `Swift/Array.swift:3: `, say nothing about the previewed file.
  private static func location(_ text: Substring) -> String? {
    let parts = text.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, parts[0].hasPrefix("Preview"),
      parts[0].dropFirst("Preview".count).allSatisfy(\.isNumber)
    else { return nil }
    let location = parts[1].trimmingCharacters(in: .whitespaces)
    return location.hasSuffix(":") ? String(location.dropLast()) : location
  }

  private static func description(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "Trap: a precondition failed, an index was out of range, or an optional was nil"
    case SIGSEGV, SIGBUS: "Segmentation fault: invalid memory access"
    case SIGABRT: "Aborted"
    case SIGFPE: "Arithmetic error"
    case SIGKILL: "Killed by another process, possibly because memory ran out"
    default: "Signal \(signal)"
    }
  }
}
