// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// The entries of a folder, sorted; none if it cannot be read.
struct FolderEntries {
  let names: [String]

  init(_ folder: String) { names = folder.isEmpty ? [] : DirectoryNames.read(folder).sorted() }

  static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Returns whether there is a file, a folder or the like, after symbolic links.
  static func exists(_ path: String) -> Bool { kind(of: path) != 0 }

  /// Returns a path relative to a folder as a path of its own; `.` is the folder itself.
  static func join(_ folder: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    var parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      switch String(Substring(part)) {
      case ".": break
      case "..": _ = parts.popLast()
      case let name: parts.append(name)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The type of a file in the bits of `S_IFMT`, after symbolic links; 0 if there is none.
  private static func kind(of path: String) -> mode_t {
    var status = stat()
    guard SystemString.withCString(path, { stat($0, &status) }) == 0 else { return 0 }
    return status.st_mode & S_IFMT
  }
}
