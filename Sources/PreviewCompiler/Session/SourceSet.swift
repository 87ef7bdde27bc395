// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// The files to compile: the given files, and all Swift files of the given folders.
package struct SourceSet: Sendable {
  /// A path that does not exist or cannot be read, with `errno`.
  package struct Unreadable: Error, Equatable, Sendable {
    package var path: String
    package var code: Int32
  }

  private let roots: [(path: String, isFolder: Bool)]
  /// The module whose sources these are; nil if only their paths are known.
  private let module: ProjectModule?

  /// Throws if a path does not exist or cannot be read, or if a folder has too many folders (E2BIG). Paths
  /// may be relative.
  package init(_ paths: [String]) throws(Unreadable) {
    var roots: [(path: String, isFolder: Bool)] = []
    for path in paths {
      let real = SystemString.withCString(path) { realpath($0, nil) }
      guard let real else { throw Unreadable(path: path, code: errno) }
      defer { free(real) }
      guard access(real, R_OK) == 0 else { throw Unreadable(path: path, code: errno) }
      var status = stat()
      guard stat(real, &status) == 0 else { throw Unreadable(path: path, code: errno) }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFDIR else { throw Unreadable(path: path, code: EINVAL) }
      let root = SystemString.string(cString: real)
      guard kind == S_IFREG || SourceFolder(root).isWhole else {
        throw Unreadable(path: path, code: E2BIG)
      }
      roots.append((root, kind == S_IFDIR))
    }
    self.roots = roots
    module = nil
  }

  /// The sources of a module of a project.
  init(_ module: ProjectModule) {
    roots = module.roots.map { ($0, FolderEntries.isFolder($0)) }
    self.module = module
  }

  /// The paths of the folders among the roots.
  var folderRoots: [String] { roots.filter(\.isFolder).map(\.path) }

  /// The paths of the files among the roots.
  var fileRoots: [String] { roots.filter { !$0.isFolder }.map(\.path) }

  /// The first root that has too many folders to be searched; nil if there is none.
  var tooLargeFolder: String? { folderRoots.first { !SourceFolder($0).isWhole } }

  /// The path of the folder if it is the only root; nil otherwise.
  package var folder: String? { roots.count == 1 ? folderRoots.first : nil }

  /// The paths of the existing files, each once.
  package var paths: [String] {
    var seen: Set<String> = []
    return roots.flatMap { $0.isFolder ? SourceFolder($0.path).sources : [$0.path] }
      .filter { module?.includes($0) != false && seen.insert($0).inserted }
  }

  /// The folders to watch, without those of `linkTargets`.
  var folders: [String] {
    Set(
      roots.flatMap {
        $0.isFolder ? SourceFolder($0.path).folders : [SystemPath.folder(of: $0.path)]
      }
    )
    .sorted()
  }

  /// The paths to which those files lead that are symbolic links, without links in their folders.
  var linkTargets: [String] { paths.flatMap(SystemPath.linkTargets) }

  /// Returns whether a change at a path, which may be that of a folder, may affect the set or its contents, or
  /// the models and interfaces in its folders: what a new folder contains is not watched before.
  package func concerns(_ path: String, isFolder: Bool) -> Bool {
    guard module?.includes(path) != false else { return false }
    return roots.contains { root in
      guard root.path != path else { return true }
      guard root.isFolder, let part = SystemPath.relative(path, to: root.path) else { return false }
      return !Self.isHidden(part)
        && (isFolder || SystemPath.hasSuffix(path, ".swift")
          || !SystemPath.name(of: path).utf8.contains(Self.dot))
    }
  }

  /// Reads all files. Files that do not exist at the moment (in the middle of a save) are skipped.
  package func read() -> [SourceFile] {
    paths.compactMap { SourceFile(reading: $0) }
  }

  private static let dot = UInt8(ascii: ".")

  private static func isHidden(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.first == dot }
  }
}
