// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// The desktop's cursor theme: where its files are, and which size they are asked for.
package struct CursorTheme: Equatable, Sendable {
  /// The name of the theme.
  package let name: String
  /// The nominal size in pixels.
  package let size: Int
  /// The directories with themes, of which the first that has a file counts.
  package let directories: [String]

  /// The most themes that inherit from each other.
  private static let depth = 8

  /// Finds the theme as the X cursor library does: by the environment, then by the resources of the
  /// screen. `standardSize` is used without a request for a size or a resolution.
  package init(environment: [String: String], resources: XResources, standardSize: Int) {
    func value(_ key: String) -> String? { environment[key].flatMap { $0.isEmpty ? nil : $0 } }
    name = value("XCURSOR_THEME") ?? resources.cursorTheme ?? "default"
    let requested = value("XCURSOR_SIZE").flatMap { Int($0) } ?? resources.cursorSize
    let standard = resources.dotsPerInch.map { Int(min($0, 1e4) * 16 / 72) } ?? standardSize
    size = min(max(requested ?? standard, 8), 256)
    let home = value("HOME") ?? ""
    let data = value("XDG_DATA_HOME") ?? home + "/.local/share"
    let shared = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    directories =
      value("XCURSOR_PATH").map { path in
        path.split(separator: ":").map { $0.hasPrefix("~") ? home + $0.dropFirst() : String($0) }
      } ?? [data + "/icons", home + "/.icons"] + shared.split(separator: ":").map { $0 + "/icons" }
  }

  /// Returns the image with the first of the given names that the theme, or one that it inherits
  /// from, has.
  package func image(named names: [String]) -> CursorImage? {
    for theme in themes {
      for directory in directories {
        for name in names {
          let path = "\(directory)/\(theme)/cursors/\(name)"
          guard let bytes = FileManager.default.contents(atPath: path) else { continue }
          if let image = CursorImage(file: [UInt8](bytes), size: size) { return image }
        }
      }
    }
    return nil
  }

  /// The theme and those that it inherits from, nearest first.
  private var themes: [String] {
    var found: [String] = []
    var next = [name, "default"]
    for _ in 0..<Self.depth {
      next = next.filter { !found.contains($0) && !$0.contains("/") }
      if next.isEmpty { break }
      found += next
      next = next.flatMap(parents)
    }
    return found
  }

  private func parents(of theme: String) -> [String] {
    for directory in directories {
      guard let bytes = FileManager.default.contents(atPath: "\(directory)/\(theme)/index.theme")
      else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let parts = line.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "Inherits" else {
          continue
        }
        return parts[1].split { $0 == "," || $0 == ";" || $0.isWhitespace }.map(String.init)
      }
    }
    return []
  }
}
