// Part of Snapback, under the MIT licence; see LICENSE.

import CFiles
import Glibc
package import SystemStrings

/// A file that is written beside another one and takes its place when it is complete.
///
/// Until then it has a hidden name in the same folder. It is removed if it is released uncommitted,
/// and if a signal ends the process. After SIGKILL it remains, until the next file is written to
/// the same folder.
package final class PendingFile {
  /// The path of the file to replace or to create: symbolic links are followed.
  private let target: String
  private let path: String
  private let descriptor: Int32
  private let isReplacement: Bool
  private let isRemovedOnSignal: Bool
  private var isCommitted = false

  /// Throws if the folder or an existing file is not writable.
  package init(at path: String) throws(SystemError) {
    let target = try Self.resolved(path)
    let isReplacement = PathCalls.access(target, F_OK) == 0
    if isReplacement { try SystemError.check { PathCalls.access(target, W_OK) } }
    (self.target, self.isReplacement) = (target, isReplacement)
    let end = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let directory = String(target[..<end])
    TemporaryName.forEachAbandoned(in: directory.isEmpty ? "." : directory, folders: false) {
      PathCalls.unlink($0)
    }
    while true {
      let temporary = directory + TemporaryName.make()
      let isRemoved = SystemString.withCString(temporary) { cfiles_remove_on_signal($0) } == 1
      // A file that replaces another one gets its permissions when it is complete.
      let mode: mode_t = isReplacement ? 0o600 : 0o666
      do throws(SystemError) {
        let opened = try SystemError.check {
          PathCalls.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode)
        }
        guard TemporaryName.lock(opened, at: temporary) else {
          close(opened)
          if isRemoved { cfiles_keep_on_signal() }
          continue
        }
        (self.path, descriptor, isRemovedOnSignal) = (temporary, opened, isRemoved)
        return
      } catch {
        if isRemoved { cfiles_keep_on_signal() }
        throw error
      }
    }
  }

  deinit {
    if !isCommitted { PathCalls.unlink(path) }
    if isRemovedOnSignal { cfiles_keep_on_signal() }
    close(descriptor)
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try SystemError.checkWriting(bytes, to: descriptor)
  }

  /// Gives the file its name. A file that it replaces passes on its permissions, and its owner and
  /// group if the system allows it. With `exclusively`, nothing is replaced: throws EEXIST instead.
  ///
  /// The bytes are on the disk before the name is, as some file systems report a full disk late. Without `syncs` they
  /// may be later, and the file may be empty after a power failure.
  package func commit(exclusively: Bool = false, syncs: Bool = true) throws(SystemError) {
    if isReplacement { copyAttributes() }
    if syncs { try sync() }
    try SystemError.check {
      guard exclusively else { return PathCalls.rename(path, to: target) }
      return renameNew()
    }
    isCommitted = true
  }

  /// Gives the file the name of an existing one, as `commit`, unless that has changed: before, or after a look at what
  /// has really been replaced. Returns whether it has the name; if not, the other file has it still.
  ///
  /// - Parameters:
  ///   - isSame: Whether the file at the path is still the one to replace.
  ///   - isExpected: The same for the file that has been replaced, by its present path.
  package func commit(
    ifUnchanged isSame: () -> Bool, replacing isExpected: (_ path: String) -> Bool
  ) throws(SystemError) -> Bool {
    copyAttributes()
    try sync()
    guard isSame() else { return false }
    do throws(SystemError) {
      try exchange()
    } catch {
      // Another program has just removed the file.
      if error.code == ENOENT { return false }
      guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(error.code) else { throw error }
      // The file system cannot exchange files.
      try SystemError.check { PathCalls.rename(path, to: target) }
      isCommitted = true
      return true
    }
    // The other file, which now has the temporary name, is deleted with this object.
    if isExpected(path) { return true }
    try giveBack()
    return false
  }

  /// Gives the name back to the file that has been replaced, or to a third one that has replaced this one in the
  /// meantime.
  private func giveBack() throws(SystemError) {
    do throws(SystemError) {
      try exchange()
      // With a second exchange a third, newer file has its name again.
      if !isOwn(path) { try exchange() }
    } catch {
      // The name has been removed. The file with the temporary one is another program's.
      isCommitted = true
      try SystemError.check(renameNew)
    }
  }

  /// Gives the file its name if nothing has it. Returns -1 if that fails, with `errno`.
  private func renameNew() -> Int32 {
    SystemString.withCStrings(path, target, cfiles_rename_new)
  }

  /// Waits until the bytes are on the disk.
  private func sync() throws(SystemError) {
    do throws(SystemError) {
      try SystemError.check { DiskWait.noting { fsync(descriptor) } }
    } catch {
      // The file system does not support it.
      if error.code != EINVAL && error.code != EOPNOTSUPP { throw error }
    }
  }

  private func exchange() throws(SystemError) {
    try SystemError.check { SystemString.withCStrings(path, target, cfiles_exchange) }
  }

  /// Returns whether a path is that of this file.
  private func isOwn(_ path: String) -> Bool {
    var (own, other) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && PathCalls.status(path, &other) == 0
      && own.st_ino == other.st_ino && own.st_dev == other.st_dev
  }

  /// A duplicate of the file's descriptor, to write more after `commit`. The caller closes it.
  package func duplicatedDescriptor() throws(SystemError) -> Int32 {
    try SystemError.check { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
  }

  private func copyAttributes() {
    var status = stat()
    guard PathCalls.status(target, &status) == 0 else { return }
    var mode = status.st_mode & 0o7777
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      mode &= 0o777
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    _ = fchmod(descriptor, mode)
    SystemString.withCString(target) { cfiles_copy_attributes($0, descriptor) }
  }

  /// The path with symbolic links resolved, also a link to a file that does not exist; the path
  /// itself if nothing exists there.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      if let real = SystemPath.resolved(path) { return real }
      guard errno == ENOENT, !path.isEmpty else { throw .last }
      guard let destination = SystemPath.destination(ofLink: path) else { return path }
      let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      path = destination.hasPrefix("/") ? destination : path[..<end] + destination
    }
    throw SystemError(code: ELOOP)
  }
}
