// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation

/// Prints results to standard output and everything else to standard error.
enum StandardStreams {
  /// Prints a line of results; pass an empty terminator for text that already ends with a line feed.
  ///
  /// A closed pipe, as in `snapback list | head -1`, exits with status 0; every other write error is
  /// thrown as `cannotWrite`.
  static func print(_ line: String, terminator: String = "\n") throws {
    var remaining = Array((line + terminator).utf8)[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        remaining = remaining.dropFirst(count)
      } else if errno == EPIPE {
        throw ExitCode.success
      } else if errno != EINTR {
        throw ProgramError.cannotWrite(path: "/dev/stdout", code: errno)
      }
    }
  }

  /// Prints an error's sentence.
  static func printError(_ error: ProgramError) {
    note(error.sentence)
  }

  /// Prints a message to standard error; write errors are ignored.
  static func note(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data(("snapback: " + sentence + "\n").utf8))
  }
}
