// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// The names of temporary files and folders: hidden, random, and recognizable.
///
/// The process that uses one holds a lock on it (`flock`), so that a later process can tell which
/// ones a killed process has left behind.
package enum TemporaryName {
  private static let (prefix, suffix, digits) = (".snapback-", ".part", 16)

  /// Returns a new name.
  package static func make() -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    return prefix + String(repeating: "0", count: digits - number.count) + number + suffix
  }

  /// Returns whether a name may have been made by `make`.
  package static func matches(_ name: String) -> Bool {
    name.utf8.count == prefix.utf8.count + digits + suffix.utf8.count
      && name.hasPrefix(prefix) && name.hasSuffix(suffix)
      && name.dropFirst(prefix.count).prefix(digits).allSatisfy { $0.isHexDigit && $0.isASCII }
  }

  /// Locks a new file or folder until its descriptor is closed.
  ///
  /// Returns false if another process has removed it in the meantime. Without support by the file
  /// system it stays unlocked, and is never taken for an abandoned one.
  package static func lock(_ descriptor: Int32, at path: String) -> Bool {
    while flock(descriptor, LOCK_EX) < 0, errno == EINTR {}
    var (own, current) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && PathCalls.linkStatus(path, &current) == 0
      && own.st_ino == current.st_ino && own.st_dev == current.st_dev
  }

  /// Calls `remove` with the path of every temporary file (or folder) in a folder that belongs to
  /// this user and is not in use by a process. Errors are ignored.
  package static func forEachAbandoned(
    in directory: String, folders: Bool, _ remove: (String) -> Void
  ) {
    for name in DirectoryNames.read(directory) where matches(name) {
      let path = directory + "/" + name
      var status = stat()
      guard PathCalls.linkStatus(path, &status) == 0, status.st_uid == geteuid(),
        status.st_mode & S_IFMT == (folders ? S_IFDIR : S_IFREG)
      else { continue }
      let descriptor = PathCalls.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(path) }
      close(descriptor)
    }
  }
}
