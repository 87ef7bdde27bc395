// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Glibc
import Synchronization

/// Keeps other programs from changing stores in a folder while it exists.
final class StoreLock {
  private let folder: Int32

  /// Waits until no other program has the lock of the folder of a store, at most for a number of milliseconds. The
  /// folder is created first.
  init(of file: StoreFile, waiting limit: Int = StoreWait.limit.withLock { $0 })
    throws(SwiftDataError)
  {
    let path = file.folder
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(file.path, reason: Self.reason(of: path))
    }
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      // One that may not be read is not locked.
      if errno == EACCES { return }
      throw .unwritable(file.path, reason: String(cString: strerror(errno)).lowercased())
    }
    if Self.lock(folder, waiting: limit) { return }
    // All properties are set, so that deinit closes the folder.
    throw .unwritable(
      file.path, reason: "another program, which may be stopped, is saving a store in its folder")
  }

  deinit { if folder >= 0 { close(folder) } }

  /// Returns false if another program has had the lock for too long.
  private static func lock(_ folder: Int32, waiting limit: Int) -> Bool {
    var remaining = limit
    return StoreWait.noting {
      while flock(folder, LOCK_EX | LOCK_NB) != 0 {
        // Some file systems have no locks.
        guard errno == EWOULDBLOCK || errno == EINTR else { return true }
        guard remaining > 0 else { return false }
        usleep(2000)
        remaining -= 2
      }
      return true
    }
  }

  /// The reason why a folder cannot be created.
  private static func reason(of path: String) -> String {
    var path = path
    var status = stat()
    while stat(path, &status) != 0, path != "/", !path.isEmpty {
      path = (path as NSString).deletingLastPathComponent
    }
    if status.st_mode & S_IFMT != S_IFDIR { return "\(path) is not a folder" }
    // The system calls set an error, which Foundation does not tell.
    let name = path + "/.snapback-\(getpid())"
    guard mkdir(name, 0o700) != 0 else {
      rmdir(name)
      return "its folder cannot be created"
    }
    return String(cString: strerror(errno)).lowercased()
  }
}
