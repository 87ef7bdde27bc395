// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

extension SystemPath {
  /// Returns the absolute path without symbolic links; nil, with `errno`, if it cannot be resolved.
  package static func resolved(_ path: String) -> String? {
    guard let real = SystemString.withCString(path, { realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return SystemString.string(cString: real)
  }

  /// Returns the paths to which a symbolic link leads, one after the other, up to what is not a link; empty if the
  /// path is not that of a link. Their folders are without links. The last one may not exist; if its folder does not
  /// exist either, the last one is the first missing folder on the way to it.
  package static func linkTargets(_ path: String) -> [String] {
    var targets: [String] = []
    var path = path
    // The kernel follows 40.
    while targets.count < 40, let target = destination(ofLink: path) {
      let next = target.utf8.first == UInt8(ascii: "/") ? target : folder(of: path) + "/" + target
      let isName = ![".", ".."].contains(name(of: next))
      guard let folder = resolved(isName ? folder(of: next) : next) else {
        return targets + [firstMissing(folder(of: next))].compactMap(\.self)
      }
      path = isName ? (folder == "/" ? "" : folder) + "/" + name(of: next) : folder
      targets.append(path)
    }
    return targets
  }

  /// Returns the folders of the symbolic links that are followed on the way to a path, without links and in this order,
  /// up to what does not exist. The kernel follows 40.
  package static func foldersOfLinks(in path: String) -> [String] {
    func names(_ path: String) -> ReversedCollection<[Substring.UTF8View]> {
      path.utf8.split(separator: UInt8(ascii: "/")).reversed()
    }
    func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }
    var folders: [String] = []
    var reached = isAbsolute(path) ? "/" : resolved(".") ?? "/"
    var rest = Array(names(path))
    while folders.count < 40, let part = rest.popLast() {
      let name = String(Substring(part))
      if name == "." { continue }
      if name == ".." {
        reached = folder(of: reached)
        continue
      }
      let next = (reached == "/" ? "" : reached) + "/" + name
      guard let target = destination(ofLink: next) else {
        reached = next
        continue
      }
      folders.append(reached)
      if isAbsolute(target) { reached = "/" }
      rest += names(target)
    }
    return folders
  }

  /// Returns the first folder that is missing on the way to one that is missing; nil if there is another reason why
  /// that cannot be entered.
  private static func firstMissing(_ path: String) -> String? {
    guard errno == ENOENT, path != "/" else { return nil }
    let parent = folder(of: path)
    guard let real = resolved(parent) else { return firstMissing(parent) }
    return (real == "/" ? "" : real) + "/" + name(of: path)
  }

  /// Returns what is stored in a symbolic link; nil for anything else.
  package static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = SystemString.withCString(path) { readlink($0, &bytes, Int(PATH_MAX)) }
    return count > 0 ? SystemString.string(cString: bytes) : nil
  }

  /// Returns whether a path is that of a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    let isFound = SystemString.withCString(path) { lstat($0, &status) } == 0
    return isFound && status.st_mode & S_IFMT == S_IFLNK
  }
}
