// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The folders in which previewed files find pictures and colours.
package struct AssetSet: Sendable {
  private let roots: [String]

  /// What is not a folder is left out.
  package init(_ paths: [String]) {
    roots = paths.compactMap { path in
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return String(cString: real)
    }
  }

  /// The folders in which files come and go.
  package var folders: [String] {
    roots.flatMap { root in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
      return [root]
        + names.map { root + "/" + $0 }.filter { path in
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
        }
    }
  }

  /// Whether something at a path may be a picture, a colour, or a folder of them.
  package func concerns(_ path: String) -> Bool {
    guard roots.contains(where: { path.hasPrefix($0 + "/") }) else { return false }
    let name = path.split(separator: "/").last ?? ""
    guard !name.hasPrefix(".") else { return false }
    if let dot = name.lastIndex(of: "."),
      Self.endings.contains(name[name.index(after: dot)...].lowercased())
    {
      return true
    }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "webp", "svg", "json", "xcassets", "imageset", "colorset",
  ]
}
