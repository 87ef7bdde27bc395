// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Pictures

/// Writes changes of the source panel to files.
nonisolated package enum SourceWriter {
  /// The largest file that is changed, in bytes.
  private static let largest = 4 << 20

  /// Replaces the contents of a file atomically, if they are still the old ones. Returns whether they were.
  package static func replace(
    _ path: String, _ old: String, _ new: String
  ) throws(PictureError) -> Bool {
    guard let bytes = try? FileBytes.read(path, limit: largest), bytes == Array(old.utf8) else {
      return false
    }
    try OutputFile.write(Array(new.utf8), to: path)
    return true
  }
}
