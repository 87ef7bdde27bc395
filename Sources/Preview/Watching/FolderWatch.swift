// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Tells which files of some folders were written.
///
/// Folders are watched, not files: many editors write a new file and give it the old one's name.
final class FolderWatch {
  /// Becomes readable when something happens.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]

  /// Nil where the system watches nothing more.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches a folder too; says whether that is possible.
  func add(_ folder: String) -> Bool {
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_CREATE)
    let number = inotify_add_watch(descriptor, folder, events | UInt32(IN_ONLYDIR))
    guard number >= 0 else { return false }
    folders[number] = folder
    return true
  }

  /// The paths of files that came, went or were written since the last time; the same may come again.
  func read() -> [String] {
    var paths: [String] = []
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return paths }
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        while offset + 16 <= count {
          let number = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
          let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
          let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          let name = bytes[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }
          // A file that was made is written next; a folder is not.
          let isNews = mask & UInt32(IN_CREATE) == 0 || mask & UInt32(IN_ISDIR) != 0
          if isNews, let folder = folders[number] {
            paths.append(folder + "/" + String(decoding: name, as: UTF8.self))
          }
          offset += 16 + length
        }
      }
    }
  }
}
