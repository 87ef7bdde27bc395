// Part of Snapback, under the MIT licence; see LICENSE.

/// Parts of paths, separated by slashes.
///
/// Paths are compared byte by byte: a combining character after a slash belongs to a name, but for
/// `String` both are one character.
package enum SystemPath {
  /// Returns the last component; the path itself if it has no other.
  package static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// Returns the folder of an absolute path.
  package static func folder(of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// Returns the part of a path below a folder; nil if it is not inside, or the folder is empty.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard !folder.isEmpty else { return nil }
    let head = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    guard path.utf8.starts(with: head.utf8), path.utf8.count > head.utf8.count else { return nil }
    return String(Substring(path.utf8.dropFirst(head.utf8.count)))
  }

  /// Returns whether a path is that of a folder, or of something below it; false if the folder is empty. Links
  /// are not resolved; see `resolved(_:)`.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    !folder.isEmpty && path == folder || relative(path, to: folder) != nil
  }

  /// Returns whether a path ends with some text.
  package static func hasSuffix(_ path: String, _ suffix: String) -> Bool {
    path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Returns the absolute path that an environment variable has as its value; nil if it is unset,
  /// empty or relative.
  ///
  /// Also nil if it is not UTF-8: `ProcessInfo.environment` replaces such bytes by U+FFFD, and that
  /// would be the path of another folder.
  package static func folder(
    _ variable: String, in environment: [String: String]
  ) -> String? {
    environment[variable].flatMap {
      $0.utf8.first == UInt8(ascii: "/") && !$0.unicodeScalars.contains("\u{fffd}") ? $0 : nil
    }
  }
}
