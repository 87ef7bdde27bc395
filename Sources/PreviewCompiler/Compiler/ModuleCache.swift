// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SystemStrings

/// The compiler's cache of compiled C modules. A power failure or a bad disk leaves damaged files in it, with which no
/// source compiles.
struct ModuleCache {
  private let cache: String
  private var path: String { cache + Self.name }
  private static let name = "/clang/ModuleCache"

  /// The cache that a compiler with an environment uses; nil if there is none.
  init?(environment: [String: String]) {
    let cache =
      SystemPath.folder("XDG_CACHE_HOME", in: environment)
      ?? SystemPath.folder("HOME", in: environment).map { $0 + "/.cache" }
    guard let cache else { return nil }
    self.cache = cache
  }

  /// Whether the output of a compiler that has failed has an error about one of the cache's files.
  func isDamaged(accordingTo output: [UInt8]) -> Bool {
    let text = String(decoding: output, as: UTF8.self)
    return text.split(separator: "\n").contains { line in
      line.firstRange(of: "error: ").map { line[$0.upperBound...].contains(path + "/") } ?? false
    }
  }

  /// Removes the cache, which the next compilation fills again. Returns whether it was there, and is gone.
  func remove() -> Bool {
    // Code in a sandbox may have put a link in the place of one of these folders.
    guard SystemPath.resolved(path) == SystemPath.resolved(cache).map({ $0 + Self.name }) else {
      return false
    }
    return ProcessCleanup.remove(folder: path)
  }
}
