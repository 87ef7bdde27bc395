// Part of Snapback, under the MIT licence; see LICENSE.

import CFiles
import Glibc
import Pictures
import SystemStrings

/// A private, hidden folder for unfinished output, removed when it is released.
///
/// It is locked while it is in use. After SIGKILL it remains until the next recording to the same place, which
/// first returns to the target folder what was being moved; see `FrameFolder`.
nonisolated final class TemporaryFolder {
  let path: String
  private let descriptor: Int32

  /// Creates a folder in another one, and removes those that killed processes have left there.
  init(in parent: String) throws(SystemError) {
    Self.removeAbandoned(in: parent)
    while true {
      let path = parent + "/" + TemporaryName.make()
      try SystemError.check { SystemString.withCString(path) { mkdir($0, 0o700) } }
      let descriptor: Int32
      do throws(SystemError) {
        descriptor = try SystemError.check {
          SystemString.withCString(path) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        }
      } catch {
        // Until it is locked, another process may remove it.
        if error.code == ENOENT { continue }
        _ = SystemString.withCString(path, rmdir)
        throw error
      }
      if TemporaryName.lock(descriptor, at: path) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
  }

  deinit {
    Self.remove(path)
    close(descriptor)
  }

  /// The folder of the new frames, and after an exchange that of the old ones.
  var frames: String { Self.frames(path) }
  /// The folder of old frames that have been moved aside one by one.
  var oldFrames: String { Self.oldFrames(path) }

  private static func frames(_ path: String) -> String { path + "/frames" }
  private static func oldFrames(_ path: String) -> String { path + "/old" }
  private static func target(_ path: String) -> String { path + "/target" }

  /// Stores the folder to which a later process returns what belongs there.
  func setTarget(_ target: String) throws(SystemError) {
    try SystemError.check { SystemString.withCStrings(target, Self.target(path), symlink) }
  }

  /// Removes the temporary folders in a folder that no process uses.
  static func removeAbandoned(in parent: String) {
    TemporaryName.forEachAbandoned(in: parent, folders: true) { path in
      if let target = SystemPath.resolved(target(path)) {
        let old = oldFrames(path)
        for name in DirectoryNames.read(old) {
          _ = SystemString.withCStrings(old + "/" + name, target + "/" + name, cfiles_rename_new)
        }
        returnOtherFiles(from: frames(path), to: target)
      }
      remove(path)
    }
  }

  /// Moves everything but frames and further links of files to another folder, unless it exists there.
  static func returnOtherFiles(from folder: String, to target: String) {
    for name in DirectoryNames.read(folder) where !FrameName.matches(name) {
      var status = stat()
      let path = folder + "/" + name
      guard SystemString.withCString(path, { lstat($0, &status) }) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR || status.st_nlink == 1 {
        _ = SystemString.withCStrings(path, target + "/" + name, cfiles_rename_new)
      }
    }
  }

  /// Removes a temporary folder with the files that recordings create in it, but nothing else.
  private static func remove(_ path: String) {
    for folder in [frames(path), oldFrames(path)] {
      for name in DirectoryNames.read(folder) {
        var status = stat()
        let file = folder + "/" + name
        let isLink =
          SystemString.withCString(file) { lstat($0, &status) } == 0 && status.st_nlink > 1
        if isLink || FrameName.matches(name) { _ = SystemString.withCString(file, unlink) }
      }
      _ = SystemString.withCString(folder, rmdir)
    }
    for name in DirectoryNames.read(path)
    where SystemString.withCString(path + "/" + name, unlink) != 0 {
      _ = SystemString.withCString(path + "/" + name, rmdir)
    }
    _ = SystemString.withCString(path, rmdir)
  }
}
