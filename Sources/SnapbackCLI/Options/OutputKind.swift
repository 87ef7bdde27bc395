// Part of Snapback, under the MIT licence; see LICENSE.

/// What a file's name says about what belongs into it.
nonisolated enum OutputKind {
  /// What follows the last point of the last part of a path, in lower case; empty where there is none.
  static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? (parts.last ?? "").lowercased() : ""
  }
}
