// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The asset catalogs of the project to which a single source belongs.
struct NearbyCatalogs {
  /// The paths of the catalogs, the nearest first; none if no folder up to seven levels above the
  /// source is that of a project.
  private(set) var paths: [String] = []

  /// - Parameters:
  ///   - source: The absolute path of a file, without symbolic links.
  ///   - followsLinks: Whether catalogs may be links, or in linked folders.
  init(of source: String, followsLinks: Bool = true) {
    var found: [String] = []
    var folder = SystemPath.folder(of: source)
    for _ in 0..<8 where folder != "/" && !folder.isEmpty {
      let names = FolderEntries(folder).names
      found += Self.catalogs(names, in: folder)
      // Catalogs of previews and resources have folders of their own.
      for name in names where !name.hasPrefix(".") && !name.contains(".") {
        let inner = folder + "/" + name
        if FolderEntries.isFolder(inner) {
          found += Self.catalogs(FolderEntries(inner).names, in: inner)
        }
      }
      if names.contains(where: Self.isProject) {
        paths = found.reduce(into: []) { paths, path in
          if !paths.contains(path), followsLinks || SystemPath.resolved(path) == path {
            paths.append(path)
          }
        }
        return
      }
      folder = SystemPath.folder(of: folder)
    }
  }

  private static func catalogs(_ names: [String], in folder: String) -> [String] {
    names.filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace") || name.hasSuffix(".swiftpm")
  }
}
