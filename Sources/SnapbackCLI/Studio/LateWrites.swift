// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Synchronization

/// Writes of other programs to a source after it has been replaced: they had opened it by its name just before.
nonisolated enum LateWrites {
  /// Looks at a replaced file for a while. What is written to it gets the name again, unless the file there has been
  /// changed since.
  static func watch(
    _ source: OpenSource, with old: [UInt8], replacedBy new: [UInt8], at path: String
  ) {
    DispatchQueue.global(qos: .utility).async {
      for _ in 0..<looks {
        usleep(interval)
        if restore(source, old, new, path) { return }
      }
    }
  }

  /// In microseconds.
  private static let interval: useconds_t = 50_000
  private static let looks = 40

  /// Returns whether the replaced file has been written to, and no program is writing it any more.
  private static func restore(
    _ source: OpenSource, _ old: [UInt8], _ new: [UInt8], _ path: String
  ) -> Bool {
    guard !source.isBeingWritten, let late = source.bytes, late != old else { return false }
    if OpenSource(path)?.bytes == new { try? OutputFile.write(late, to: path) }
    return true
  }
}
