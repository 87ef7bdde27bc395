// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The files in a folder and its subfolders, with their contents and permissions.
struct FolderContents: Equatable, CustomStringConvertible {
  private struct Entry: Equatable {
    var bytes: Data?
    var permissions: Int
  }

  private var entries: [String: Entry] = [:]
  /// The paths of hidden temporary files and folders.
  private(set) var temporary: [String] = []

  init(of folder: String) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      if path.contains(".snapback-") {
        temporary.append(path)
        continue
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + path)
      entries[path] = Entry(
        bytes: FileManager.default.contents(atPath: folder + "/" + path),
        permissions: (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0)
    }
  }

  var description: String {
    entries.sorted { $0.key < $1.key }.map { path, entry in
      "\(path) (\(entry.bytes?.count ?? -1) bytes, mode \(String(entry.permissions, radix: 8)))"
    }.joined(separator: ", ")
  }

  /// Returns whether files are the same; temporary ones do not count.
  static func == (first: Self, second: Self) -> Bool { first.entries == second.entries }

  /// The files in one subfolder that are not frames.
  func otherFiles(in folder: String) -> [String] {
    entries.keys.filter { $0.hasPrefix(folder + "/") && !$0.contains("/frame-") }.sorted()
  }
}
