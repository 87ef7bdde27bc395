// Part of Snapback, under the MIT licence; see LICENSE.

/// The files of a named image, with their stamps at the time of the lookup.
struct ImageFiles: Equatable {
  struct File: Equatable {
    var path: String
    /// Pixels per point.
    var scale: Int
    var stamp: FileStamp

    init(path: String, scale: Int) {
      (self.path, self.scale) = (path, scale)
      stamp = FileStamp(of: path)
    }

    var fileExtension: String { AssetIndex.split(path).fileExtension }
  }

  /// The files by ascending scale; at least one.
  let files: [File]
  let isTemplate: Bool

  /// The file of the largest scale.
  var largest: File { files[files.count - 1] }

  /// Nil if there are no files.
  init?(_ paths: [(scale: Int, path: String)], isTemplate: Bool) {
    guard !paths.isEmpty else { return nil }
    files = paths.sorted { $0.scale < $1.scale }.map { File(path: $0.path, scale: $0.scale) }
    self.isTemplate = isTemplate
  }
}
