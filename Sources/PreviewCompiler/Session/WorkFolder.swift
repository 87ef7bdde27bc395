// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SystemStrings

/// This process's private folder for generated files, which only its user can change.
///
/// It is in `snapback/preview` of the user's cache folder: `XDG_CACHE_HOME` if that is an absolute path of UTF-8, else
/// `.cache` in `HOME`, or in the home folder of the user database without one. It is in `TMPDIR`, otherwise `/tmp`, if
/// other users could replace it there, if nothing can be written there, or if no code can be loaded from there (as from
/// a file system that is mounted with `noexec`). The same if its path is not ASCII, as compilers, whose temporary files
/// are in it, crash with such a path, or has a percent sign, in place of which the linker writes digits. Paths without
/// symbolic links are used, and each folder on them belongs to root or to the user, and is either writable by no other
/// user or sticky.
///
/// Folders of processes that have ended are removed.
package struct WorkFolder: Sendable {
  /// No folder could be created: the folder in which that was tried last, and `errno`.
  package struct Unavailable: Error, Equatable, Sendable {
    package var path: String
    package var code: Int32

    package init(path: String, code: Int32) {
      (self.path, self.code) = (path, code)
    }
  }

  package let path: String
  /// The folder in which the compiler may keep its caches: the user's cache folder if no other user can change it;
  /// otherwise it is in the work folder.
  package let caches: String

  /// The space in bytes that must be free.
  private static let space: off_t = 4 << 20

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - home: The home folder of the user database, for an environment without `HOME`.
  ///   - allowsCode: Whether code can be loaded from a folder. If that is so nowhere, it does not matter.
  package init(
    environment: [String: String], home: String? = Self.home,
    allowsCode: (String) -> Bool = Self.allowsCode
  ) throws(Unavailable) {
    func folder(_ name: String) -> String? { SystemPath.folder(name, in: environment) }
    let cache = folder("XDG_CACHE_HOME") ?? (folder("HOME") ?? home).map { $0 + "/.cache" }
    let temporary = folder("TMPDIR").flatMap { path in
      Self.realPath(path).map(Self.isUsable) == false ? nil : path
    }
    let candidates = [temporary, "/tmp"].compactMap(\.self)
    let place = candidates.first(where: allowsCode)
    var caches: String?
    if let cache, let base = try? Self.base(in: cache) {
      let folder = String(base.dropLast("/snapback/preview".count))
      if !Self.isUsable(base) || place != nil && !allowsCode(base) {
        caches = folder
      } else if let path = try? Self.make(in: base, prefix: "") {
        (self.path, self.caches) = (path, folder)
        return
      }
    }
    let base = place ?? candidates[0]
    guard let real = Self.realPath(base) else { throw Unavailable(path: base, code: errno) }
    guard access(real + "/.", F_OK) == 0 else { throw Unavailable(path: base, code: errno) }
    guard Self.isProtected(real) else { throw Unavailable(path: base, code: EPERM) }
    path = try Self.make(in: real, prefix: "snapback-preview-")
    self.caches = caches ?? path + "/caches"
  }

  /// Returns whether code can be loaded from a folder; true if that is not known.
  package static func allowsCode(_ path: String) -> Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return true }
    return status.f_flag & 8 == 0  // ST_NOEXEC
  }

  private static func isUsable(_ path: String) -> Bool {
    path.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
  }

  /// The current user's home folder in the user database; nil if it has none.
  package static var home: String? {
    guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return nil }
    return String(cString: folder)
  }

  /// Returns the path of `snapback/preview` in a cache folder, creating what is missing.
  private static func base(in cache: String) throws(Unavailable) -> String {
    var created = ""
    for name in cache.split(separator: "/") {
      created += "/" + name
      _ = mkdir(created, 0o700)
    }
    guard var path = realPath(created) else { throw Unavailable(path: cache, code: errno) }
    guard isProtected(path) else { throw Unavailable(path: path, code: EPERM) }
    for name in ["snapback", "preview"] {
      path += "/" + name
      _ = mkdir(path, 0o700)
      var status = stat()
      guard lstat(path, &status) == 0 else { throw Unavailable(path: path, code: errno) }
      guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
        throw Unavailable(path: path, code: EPERM)
      }
      if status.st_mode & 0o022 != 0, chmod(path, 0o700) != 0 {
        throw Unavailable(path: path, code: errno)
      }
    }
    return path
  }

  /// Returns whether only root and the user can replace a folder, given by its path without symbolic links.
  private static func isProtected(_ path: String) -> Bool {
    var prefix = ""
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      prefix += prefix.hasSuffix("/") ? name : "/" + name
      var status = stat()
      guard lstat(prefix, &status) == 0,
        status.st_mode & S_IFMT == S_IFDIR, status.st_uid == 0 || status.st_uid == geteuid()
      else { return false }
      let isSticky = status.st_mode & S_ISVTX != 0
      guard !isWritableByOthers(status) || isSticky else { return false }
    }
    return true
  }

  private static func isWritableByOthers(_ status: stat) -> Bool {
    // By convention a group with the user's number has no other members.
    let isOwnGroup = status.st_gid == getegid() && status.st_gid == geteuid()
    return status.st_mode & (isOwnGroup ? 0o002 : 0o022) != 0
  }

  /// Removes the folders of ended processes, and creates one that is locked as long as this process
  /// runs.
  private static func make(in base: String, prefix: String) throws(Unavailable) -> String {
    removeAbandoned(in: base, prefix: prefix)
    while true {
      var template = Array("\(base)/\(prefix)\(getpid())-XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw Unavailable(path: base, code: errno) }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard lock(path) != nil else {
        let code = errno
        rmdir(path)
        // A process in another container, where this number is unused, is removing it.
        if code == EWOULDBLOCK || code == ENOENT { continue }
        throw Unavailable(path: base, code: code)
      }
      let probe = open(path + "/space", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      let code = probe < 0 ? errno : posix_fallocate(probe, 0, space)
      if probe >= 0 { close(probe) }
      unlink(path + "/space")
      // Some file systems cannot reserve space.
      if ![0, EOPNOTSUPP, EINVAL, ENOSYS].contains(code) {
        rmdir(path)
        throw Unavailable(path: base, code: code)
      }
      return path
    }
  }

  /// The result of `restore`.
  package enum Restoration: Equatable, Sendable {
    /// The folder exists, and only the user can change it.
    case present
    /// It was missing, and has been created and locked.
    case created
    /// It can be neither used nor created.
    case failed
  }

  /// Creates a work folder again that another program has removed, as those do which clean caches, and locks it
  /// as long as this process runs. An existing one is used only if it is a folder, not a link, that belongs to the
  /// user and that others cannot write to.
  package static func restore(_ path: String) -> Restoration {
    var status = stat()
    if lstat(path, &status) == 0 {
      let isOwn = status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      return isOwn && !isWritableByOthers(status) ? .present : .failed
    }
    guard errno == ENOENT else { return .failed }
    let parent = SystemPath.folder(of: path)
    try? FileManager.default.createDirectory(
      atPath: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard mkdir(path, 0o700) == 0 else { return .failed }
    guard lock(path) != nil else {
      rmdir(path)
      return .failed
    }
    return .created
  }

  private static func removeAbandoned(in base: String, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0.isASCII && $0.isNumber }
      let path = base + "/" + name
      var status = stat()
      guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH,
        lstat(path, &status) == 0, status.st_uid == geteuid(), let lock = lock(path)
      else { continue }
      ProcessCleanup.remove(folder: path)
      close(lock)
    }
  }

  /// Locks a folder; nil with `errno` if it cannot be opened, or with EWOULDBLOCK if another process,
  /// perhaps in another container, has locked it.
  private static func lock(_ path: String) -> Int32? {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    // File systems without locks have an error other than EWOULDBLOCK.
    if flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return folder }
    close(folder)
    errno = EWOULDBLOCK
    return nil
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
