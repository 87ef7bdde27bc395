// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// Watches folders for changed files, with inotify.
///
/// Folders are watched instead of files: many editors write a new file and rename it to the old
/// name.
final class FolderWatch {
  /// Becomes readable when something changes.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]

  /// nil if the system's limit of inotify instances is reached.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Adds a folder, without its subfolders; has no effect if it is watched already. Returns whether
  /// it succeeded.
  func add(_ folder: String) -> Bool {
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_CREATE)
    let number = SystemString.withCString(folder) {
      inotify_add_watch(descriptor, $0, events | UInt32(IN_ONLYDIR))
    }
    guard number >= 0 else { return false }
    folders[number] = folder
    return true
  }

  /// Returns the changes since the last call, without blocking.
  func read() -> FolderChanges {
    var changes = FolderChanges()
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return changes }
      buffer.withUnsafeBytes { bytes in
        changes.append(events: UnsafeRawBufferPointer(rebasing: bytes[..<count]), folders: folders)
      }
    }
  }
}
