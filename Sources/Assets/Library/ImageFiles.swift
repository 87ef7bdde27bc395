// Part of Snapback, under the MIT licence; see LICENSE.

/// The files that a named picture is made of, and how they were when they were found.
struct ImageFiles: Equatable {
  struct File: Equatable {
    var path: String
    /// Pixels to a point.
    var scale: Int
    var stamp: FileStamp

    init(path: String, scale: Int) {
      (self.path, self.scale) = (path, scale)
      stamp = FileStamp(of: path)
    }

    var ending: String { AssetIndex.split(path).ending }
  }

  /// By scale, the smallest first; at least one.
  let files: [File]
  let isTemplate: Bool

  /// nil if there is no file.
  init?(_ paths: [(scale: Int, path: String)], isTemplate: Bool) {
    guard !paths.isEmpty else { return nil }
    files = paths.sorted { $0.scale < $1.scale }.map { File(path: $0.path, scale: $0.scale) }
    self.isTemplate = isTemplate
  }
}
