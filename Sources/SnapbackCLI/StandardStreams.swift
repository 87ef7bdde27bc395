// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What the program says: results to the standard output, everything else to the standard error.
///
/// A reader that has gone away, as in `snapback list | head -1`, is no error.
enum StandardStreams {
  static func print(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }

  static func note(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  static func complain(_ error: ProgramError) {
    note("snapback: " + error.sentence)
  }
}
