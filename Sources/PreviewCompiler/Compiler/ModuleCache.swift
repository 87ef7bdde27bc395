// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SystemStrings

/// The compiler's cache of compiled C modules. A power failure or a bad disk leaves damaged files in it, with which no
/// source compiles.
struct ModuleCache {
  private let cache: String
  private let isSandboxed: Bool
  private var path: String { cache + Self.name }
  private static let name = "/clang/ModuleCache"

  /// The cache that a compiler with an environment uses; nil if there is none.
  ///
  /// - Parameter isSandboxed: Whether the compiler, and all that uses the cache, runs in a sandbox.
  init?(environment: [String: String], isSandboxed: Bool) {
    let cache =
      SystemPath.folder("XDG_CACHE_HOME", in: environment)
      ?? SystemPath.folder("HOME", in: environment).map { $0 + "/.cache" }
    guard let cache else { return nil }
    (self.cache, self.isSandboxed) = (cache, isSandboxed)
  }

  /// Whether there is a cache.
  var exists: Bool { SystemPath.resolved(path) != nil }

  /// Removes the cache if the output of a compiler has an error about one of its files. Returns whether it is gone:
  /// another compiler of this program may have removed it.
  func removeIfNamed(in output: [UInt8]) -> Bool {
    let text = String(decoding: output, as: UTF8.self)
    let isNamed = text.split(separator: "\n").contains { line in
      line.firstRange(of: "error: ").map { line[$0.upperBound...].contains(path + "/") } ?? false
    }
    return isNamed && remove()
  }

  /// Removes pipes and sockets among the compiled modules, at which the compiler would wait. In a sandbox it does
  /// nothing if one of the folders is a link.
  func removeSpecialFiles() {
    guard let real = SystemPath.resolved(path),
      !isSandboxed || real == SystemPath.resolved(cache).map({ $0 + Self.name })
    else { return }
    for folder in Self.folders(in: real) {
      for name in FolderEntries(folder).names {
        var status = stat()
        let file = folder + "/" + name
        guard SystemString.withCString(file, { lstat($0, &status) }) == 0 else { continue }
        if [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) {
          _ = SystemString.withCString(file) { unlink($0) }
        }
      }
    }
  }

  /// Removes the cache; behind a link, its compiled modules. Returns whether it is gone.
  @discardableResult
  func remove() -> Bool {
    guard let real = SystemPath.resolved(path) else { return true }
    if real == SystemPath.resolved(cache).map({ $0 + Self.name }) {
      return ProcessCleanup.remove(folder: path)
    }
    // One of the folders is a link. The user may have made it; code in a sandbox, too.
    return isSandboxed ? false : Self.removeModules(in: real)
  }

  /// Removes the compiled modules of a folder and the folders in it, and nothing else. Returns whether there were any.
  private static func removeModules(in folder: String) -> Bool {
    var hasRemoved = false
    for folder in folders(in: folder) {
      for name in FolderEntries(folder).names where SystemPath.hasSuffix(name, ".pcm") {
        let result = SystemString.withCString(folder + "/" + name) { unlink($0) }
        hasRemoved = hasRemoved || result == 0
      }
    }
    return hasRemoved
  }

  /// Returns a folder and the folders in it that are not links.
  private static func folders(in folder: String) -> [String] {
    let inner = FolderEntries(folder).names.map { folder + "/" + $0 }
    return [folder] + inner.filter { FolderEntries.isFolder($0) && !SystemPath.isLink($0) }
  }
}
