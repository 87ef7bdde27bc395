// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation

/// What the program says: results to the standard output, everything else to the standard error.
enum StandardStreams {
  /// Prints a line of results, or what has its line ends already.
  ///
  /// A reader that has gone away, as in `snapback list | head -1`, ends the program quietly; any other
  /// reason why the line cannot be written is an error.
  static func print(_ line: String, terminator: String = "\n") throws {
    var rest = Array((line + terminator).utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw ExitCode.success
      } else if errno != EINTR {
        throw ProgramError.cannotWrite(path: "/dev/stdout", code: errno)
      }
    }
  }

  /// Says what ended the program.
  static func complain(_ error: ProgramError) {
    say(error.sentence)
  }

  /// Says something beside the results; that nobody may hear it is no reason to say more.
  static func say(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data(("snapback: " + sentence + "\n").utf8))
  }
}
