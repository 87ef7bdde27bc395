// Part of Snapback, under the MIT licence; see LICENSE.

import CFiles
import Glibc
import Pictures
import SystemStrings

/// A folder of frames that replaces an old one, or the frames in it, when it is complete.
///
/// The frames are written to a temporary folder. `publish` exchanges it for the old one in one step if it can
/// give it everything else that is in there: files, as hard links. Otherwise, such as with subfolders, it moves
/// frame by frame, and back if that fails. Files that are not frames are never changed.
nonisolated final class FrameFolder {
  private let target: String
  private let temporary: TemporaryFolder
  /// Whether the temporary folder is beside the target and not inside.
  private let isBeside: Bool

  /// Throws if neither the folder nor, if it does not exist, its parent is writable.
  init(at path: String) throws(SystemError) {
    target = try Self.resolved(path)
    let parent = Self.parent(of: target)
    guard Self.exists(target) else {
      temporary = try TemporaryFolder(in: parent)
      isBeside = true
      try createFrames()
      return
    }
    try Self.checkFolder(target)
    TemporaryFolder.removeAbandoned(in: target)
    if target != parent, let beside = try? TemporaryFolder(in: parent),
      Self.canMove(from: beside.path, to: target)
    {
      (temporary, isBeside) = (beside, true)
    } else {
      (temporary, isBeside) = (try TemporaryFolder(in: target), false)
    }
    try createFrames()
    try temporary.setTarget(target)
  }

  private func createFrames() throws(SystemError) {
    try SystemError.check { SystemString.withCString(temporary.frames) { mkdir($0, 0o777) } }
  }

  /// Writes the frame with a number, from 1.
  func add(_ png: [UInt8], number: Int) throws(SystemError) {
    let path = temporary.frames + "/" + FrameName.of(number)
    let descriptor = try SystemError.check {
      SystemString.withCString(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    }
    do throws(SystemError) {
      try SystemError.checkWriting(png, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    if close(descriptor) < 0, errno != EINTR { throw SystemError(code: errno) }
  }

  /// Replaces the old frames. On failure the old ones are as they were.
  func publish() throws(SystemError) {
    if !Self.exists(target) {
      do throws(SystemError) {
        try SystemError.check {
          SystemString.withCStrings(temporary.frames, target, cfiles_rename_new)
        }
        return
      } catch {
        // Another process has created it in the meantime.
        if error.code != EEXIST && error.code != ENOTEMPTY { throw error }
      }
    }
    try Self.checkFolder(target)
    keepPermissions()
    if try !exchange() { try moveEach() }
  }

  /// Gives the new frames the permissions of those that they replace.
  private func keepPermissions() {
    for name in DirectoryNames.read(temporary.frames) {
      guard let status = Self.linkStatus(target + "/" + name),
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      _ = SystemString.withCString(temporary.frames + "/" + name) {
        chmod($0, status.st_mode & 0o777)
      }
    }
  }

  /// Exchanges the folders, unless the old one cannot be replaced as a whole.
  private func exchange() throws(SystemError) -> Bool {
    guard isBeside, let status = Self.status(target), status.st_uid == geteuid(),
      !Self.containsCurrentFolder(target)
    else { return false }
    let others = DirectoryNames.read(target).filter { !FrameName.matches($0) }
    var linked: [String] = []
    for name in others
    where SystemString.withCStrings(target + "/" + name, temporary.frames + "/" + name, link) == 0 {
      linked.append(name)
    }
    guard linked.count == others.count, copyAttributes(of: status),
      SystemString.withCStrings(temporary.frames, target, cfiles_exchange) == 0
    else {
      for name in linked { _ = SystemString.withCString(temporary.frames + "/" + name, unlink) }
      return false
    }
    // Files that other processes have created in the meantime.
    TemporaryFolder.returnOtherFiles(from: temporary.frames, to: target)
    return true
  }

  /// Gives the new folder the old one's permissions and group.
  private func copyAttributes(of status: stat) -> Bool {
    let descriptor = SystemString.withCString(temporary.frames) {
      open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    SystemString.withCString(target) { cfiles_copy_attributes($0, descriptor) }
    return fchown(descriptor, uid_t.max, status.st_gid) == 0
      && fchmod(descriptor, status.st_mode & 0o7777) == 0
  }

  /// Moves the old frames out of the folder and the new ones into it; moves them back on failure.
  private func moveEach() throws(SystemError) {
    try SystemError.check { SystemString.withCString(temporary.oldFrames) { mkdir($0, 0o700) } }
    let old = DirectoryNames.read(target).filter(FrameName.matches).map {
      (target + "/" + $0, temporary.oldFrames + "/" + $0)
    }
    let new = DirectoryNames.read(temporary.frames).filter(FrameName.matches).map {
      (temporary.frames + "/" + $0, target + "/" + $0)
    }
    var moved: [(from: String, to: String)] = []
    do throws(SystemError) {
      for move in old + new {
        try SystemError.check { SystemString.withCStrings(move.0, move.1, cfiles_rename_new) }
        moved.append(move)
      }
    } catch {
      for move in moved.reversed() { _ = SystemString.withCStrings(move.to, move.from, rename) }
      throw error
    }
  }

  // MARK: Paths

  /// The path without symbolic links and final slashes.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    if let real = SystemPath.resolved(path) { return real }
    // A link to a folder that does not exist is not followed.
    guard errno == ENOENT, linkStatus(path) == nil else { throw SystemError(code: errno) }
    let end = path.lastIndex { $0 != "/" }.map { path.index(after: $0) } ?? path.startIndex
    return String(path[..<end])
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func exists(_ path: String) -> Bool { linkStatus(path) != nil }

  /// The status of a file; nil, with `errno`, if there is none.
  private static func status(_ path: String) -> stat? {
    var status = stat()
    return SystemString.withCString(path) { stat($0, &status) } == 0 ? status : nil
  }

  /// The status of a file, or of a symbolic link itself; nil, with `errno`, if there is none.
  private static func linkStatus(_ path: String) -> stat? {
    var status = stat()
    return SystemString.withCString(path) { lstat($0, &status) } == 0 ? status : nil
  }

  /// Throws if a path is not a writable folder, or has a subfolder with the name of a frame.
  private static func checkFolder(_ path: String) throws(SystemError) {
    guard let status = status(path) else { throw SystemError(code: errno) }
    if status.st_mode & S_IFMT != S_IFDIR { throw SystemError(code: ENOTDIR) }
    try SystemError.check { SystemString.withCString(path) { access($0, W_OK | X_OK) } }
    for name in DirectoryNames.read(path) where FrameName.matches(name) {
      if let status = linkStatus(path + "/" + name), status.st_mode & S_IFMT == S_IFDIR {
        throw SystemError(code: EISDIR)
      }
    }
  }

  /// Returns whether entries can be moved between two folders: they are on the same mounted file system.
  private static func canMove(from source: String, to target: String) -> Bool {
    let name = "/" + TemporaryName.make()
    guard SystemString.withCString(source + name, { mkdir($0, 0o700) }) == 0 else { return false }
    let isMoved = SystemString.withCStrings(source + name, target + name, rename) == 0
    _ = SystemString.withCString((isMoved ? target : source) + name, rmdir)
    return isMoved
  }

  /// Returns whether the current folder is a folder or lies in it; a process should not lose its current
  /// folder.
  private static func containsCurrentFolder(_ folder: String) -> Bool {
    SystemPath.resolved(".").map { SystemPath.isInside($0, folder) } ?? true
  }
}
