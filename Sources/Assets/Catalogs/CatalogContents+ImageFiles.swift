// Part of Snapback, under the MIT licence; see LICENSE.

extension CatalogContents {
  /// The files of an image set in a folder that fit an appearance best; they need not exist.
  func imageFiles(
    in folder: String, isDark: Bool
  ) throws(AssetProblem.CatalogDefect) -> ImageFiles {
    let entries = Self.best((images ?? []).filter { $0.filename?.isEmpty == false }, isDark: isDark)
    {
      ($0.idiom, $0.appearances)
    }
    var files: [(scale: Int, path: String)] = []
    var unknownScale: String?
    for entry in entries {
      guard let name = entry.filename else { continue }
      guard !name.contains("/"), !name.contains("\0"), name != ".", name != ".." else {
        throw .invalidFileName(name)
      }
      if let scale = Self.scale(entry.scale) {
        files.append((scale, folder + "/" + name))
      } else {
        unknownScale = unknownScale ?? entry.scale
      }
    }
    let isTemplate = properties?.rendering == "template"
    if let files = ImageFiles(files, isTemplate: isTemplate) { return files }
    throw unknownScale.map { .unknownScale($0) } ?? .noImage
  }

  /// Pixels per point; nil for a scale that Xcode does not write.
  private static func scale(_ text: String?) -> Int? {
    switch text {
    case nil, "1x": 1
    case "2x": 2
    case "3x": 3
    default: nil
    }
  }
}
