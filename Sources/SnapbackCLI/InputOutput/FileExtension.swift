// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The extension of a path, which selects the output format.
nonisolated enum FileExtension {
  /// Returns the text after the last period of the last path component, in lower case; empty without one.
  static func of(_ path: String) -> String {
    let name = SystemPath.name(of: path)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? (parts.last ?? "").lowercased() : ""
  }
}
