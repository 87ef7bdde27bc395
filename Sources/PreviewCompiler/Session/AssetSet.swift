// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// The folders in which previewed files look up images and colors.
package struct AssetSet: Sendable {
  private let roots: [String]

  /// Paths that do not exist are ignored.
  package init(_ paths: [String]) {
    roots = paths.compactMap(SystemPath.resolved)
  }

  /// The folders to watch: the roots and the folders below them that `SourceFolder` searches.
  package var folders: [String] { roots.flatMap { SourceFolder($0).folders } }

  /// Whether a path may be an image, a color set, or a folder that contains some.
  package func concerns(_ path: String) -> Bool {
    guard roots.contains(where: { path.hasPrefix($0 + "/") }) else { return false }
    let name = path.split(separator: "/").last ?? ""
    guard !name.hasPrefix(".") else { return false }
    if let dot = name.lastIndex(of: "."),
      Self.extensions.contains(name[name.index(after: dot)...].lowercased())
    {
      return true
    }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "webp", "svg", "pdf", "json", "xcassets", "imageset", "colorset",
  ]
}
