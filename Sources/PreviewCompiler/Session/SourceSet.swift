// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The files to compile: the given files, and all Swift files of the given folders.
package struct SourceSet: Sendable {
  /// A path that does not exist or cannot be read, with `errno`.
  package struct Unreadable: Error, Equatable, Sendable {
    package var path: String
    package var code: Int32
  }

  private let roots: [(path: String, isFolder: Bool)]

  /// Throws if a path does not exist or cannot be read. Paths may be relative.
  package init(_ paths: [String]) throws(Unreadable) {
    var roots: [(path: String, isFolder: Bool)] = []
    for path in paths {
      guard let real = realpath(path, nil) else { throw Unreadable(path: path, code: errno) }
      defer { free(real) }
      var isFolder: ObjCBool = false
      let name = String(cString: real)
      _ = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      guard access(name, R_OK) == 0 else { throw Unreadable(path: path, code: errno) }
      roots.append((name, isFolder.boolValue))
    }
    self.roots = roots
  }

  /// The paths of the existing files, each once.
  package var paths: [String] {
    var seen: Set<String> = []
    return roots.flatMap { $0.isFolder ? Self.sources(below: $0.path) : [$0.path] }
      .filter { seen.insert($0).inserted }
  }

  /// The folders to watch.
  var folders: [String] {
    Set(roots.flatMap { $0.isFolder ? Self.folders(below: $0.path) : [Self.folder(of: $0.path)] })
      .sorted()
  }

  /// Whether a change at a path may affect the set or its contents.
  func concerns(_ path: String) -> Bool {
    roots.contains { root in
      root.path == path
        || (root.isFolder && path.hasPrefix(root.path + "/")
          && !Self.isHidden(path, below: root.path)
          && (path.hasSuffix(".swift") || !Self.name(of: path).contains(".")))
    }
  }

  /// Reads all files. Files that do not exist at the moment (in the middle of a save) are skipped.
  package func read() -> [SourceFile] {
    paths.compactMap { path in
      FileManager.default.contents(atPath: path).map { SourceFile(path: path, bytes: Array($0)) }
    }
  }

  private static func folder(of path: String) -> String {
    "/" + path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  private static func isHidden(_ path: String, below root: String) -> Bool {
    path.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func sources(below folder: String) -> [String] {
    names(below: folder).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
  }

  private static func folders(below folder: String) -> [String] {
    [folder]
      + names(below: folder).map { folder + "/" + $0 }.filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && isFolder.boolValue
      }
  }

  private static func names(below folder: String) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder))?.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
    } ?? []
  }
}
