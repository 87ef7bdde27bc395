// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// A folder that is searched for sources, with the folders below it. Hidden ones, whose names begin
/// with a period, and catalogs of documentation, whose sources are parts of texts, are skipped, and symbolic
/// links to folders are not followed.
///
/// A root or home folder may have millions of folders, so the search ends at a limit; see `isWhole`.
struct SourceFolder {
  /// The largest number of folders that are searched by default.
  static let limit = FolderBudget.limit

  /// The paths of the Swift files, sorted.
  private(set) var sources: [String] = []
  /// The paths of the folders, beginning with this one.
  private(set) var folders: [String] = []
  /// The paths of the symbolic links.
  private(set) var links: [String] = []
  /// Whether there are no more folders than the limit.
  var isWhole: Bool { folders.count <= limit }

  private let limit: Int

  /// An unreadable or missing folder has no files.
  init(_ path: String, limit: Int = Self.limit) {
    self.limit = limit
    folders = [path]
    var next = 0
    while next < folders.count, isWhole {
      read(folders[next])
      next += 1
    }
    sources.sort()
  }

  private mutating func read(_ folder: String) {
    guard let stream = SystemString.withCString(folder, opendir) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let kind = Int32(entry.pointee.d_type)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          SystemString.string(cString: $0)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = (folder == "/" ? "" : folder) + "/" + name
      let type = Self.kind(kind, path)
      if type == S_IFLNK { links.append(path) }
      switch type {
      case S_IFDIR: if !SystemPath.hasSuffix(name, ".docc") { folders.append(path) }
      // A link may lead to a source.
      case S_IFREG, S_IFLNK: if SystemPath.hasSuffix(name, ".swift") { appendSource(path) }
      default: break
      }
    }
  }

  private mutating func appendSource(_ path: String) {
    var status = stat()
    let isFound = SystemString.withCString(path) { stat($0, &status) } == 0
    if isFound, status.st_mode & S_IFMT == S_IFREG { sources.append(path) }
  }

  /// The type bits of an entry; some file systems do not report them when a folder is read.
  private static func kind(_ entry: Int32, _ path: String) -> mode_t {
    switch entry {
    case Int32(DT_DIR): return S_IFDIR
    case Int32(DT_REG): return S_IFREG
    case Int32(DT_LNK): return S_IFLNK
    case Int32(DT_UNKNOWN):
      var status = stat()
      guard SystemString.withCString(path, { lstat($0, &status) }) == 0 else { return 0 }
      return status.st_mode & S_IFMT
    default: return 0
    }
  }
}
