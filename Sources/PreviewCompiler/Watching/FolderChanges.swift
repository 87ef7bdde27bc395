// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// Changes in watched folders, read from inotify.
package struct FolderChanges: Equatable, Sendable {
  /// The paths that were created, removed, renamed or written; a path may occur more than once.
  package var paths: [String] = []
  /// Those of the paths that are, or were, folders.
  package var folders: Set<String> = []
  /// Whether the kernel's event queue overflowed, so that events are lost: every file may have
  /// changed.
  package var isIncomplete = false
  /// The watch descriptors of folders that were removed or moved.
  package var lostWatches: Set<Int32> = []

  package init() {}

  /// Appends a buffer of `inotify_event` records.
  ///
  /// - Parameter folders: The watched folders by watch descriptor. Events of other descriptors are
  ///   ignored.
  package mutating func append(events bytes: UnsafeRawBufferPointer, folders: [Int32: String]) {
    var offset = 0
    while offset + Self.headerSize <= bytes.count {
      let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
      let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
      let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
      let start = offset + Self.headerSize
      offset = start + length
      guard offset <= bytes.count else { return }
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        isIncomplete = true
        continue
      }
      if mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 {
        lostWatches.insert(watch)
        continue
      }
      // A new file is reported again when it is closed; a new folder is not.
      let isFolder = mask & UInt32(IN_ISDIR) != 0
      let isNewFile = mask & UInt32(IN_CREATE) != 0 && !isFolder
      guard !isNewFile, let folder = folders[watch] else { continue }
      let name = bytes[start..<offset].prefix { $0 != 0 }
      let path = folder + "/" + SystemString.string(name)
      paths.append(path)
      if isFolder { self.folders.insert(path) }
    }
  }

  /// The size in bytes of an `inotify_event` without its name: wd, mask, cookie and len.
  private static let headerSize = 16
}
