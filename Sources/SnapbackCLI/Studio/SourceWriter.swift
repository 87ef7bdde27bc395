// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Pictures
import Synchronization
import SystemStrings

/// Writes changes of the source panel to files that other programs may write at the same time.
nonisolated package enum SourceWriter {
  private static let isActive = Atomic<Bool>(false)

  /// Whether the main thread is writing. Can be read on any thread.
  package static var isWriting: Bool { isActive.load(ordering: .relaxed) }

  /// Replaces the contents of a file atomically, if they are still the old ones, and no other program is writing the
  /// file. Returns whether they were. What another program writes in the meantime is kept. A read-only file is an error,
  /// as in an editor, although its folder would allow replacing it.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time to wait for another program that is writing the file, in milliseconds.
  ///   - afterCheck: Called before the new contents get the name of the file, for tests.
  package static func replace(
    _ path: String, _ old: String, _ new: String, timeout: Int = 500,
    afterCheck: () -> Void = {}
  ) throws(PictureError) -> Bool {
    isActive.store(true, ordering: .relaxed)
    defer { isActive.store(false, ordering: .relaxed) }
    let old = Array(old.utf8)
    do { try SystemPath.checkWritable(path) } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
    var remaining = timeout
    while let source = OpenSource(path), source.isBeingWritten {
      guard remaining > 0 else { return false }
      usleep(10_000)
      remaining -= 10
    }
    guard let source = OpenSource(path), source.bytes == old else { return false }
    var replaced: OpenSource?
    var isDone = false
    do throws(SystemError) {
      let file = try PendingFile(at: path)
      try file.write(Array(new.utf8))
      isDone = try file.commit {
        guard !source.isBeingWritten, source.bytes == old else { return false }
        afterCheck()
        return true
      } replacing: { place in
        guard let other = OpenSource(place), !other.isBeingWritten, other.bytes == old else {
          return false
        }
        replaced = other
        return true
      }
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
    if isDone {
      LateWrites.watch(replaced ?? source, with: old, replacedBy: Array(new.utf8), at: path)
    }
    return isDone
  }
}
