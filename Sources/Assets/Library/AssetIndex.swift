// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What there is in a folder of assets, by name.
///
/// A file's name is its path in the folder without the ending: `icons/star` is `icons/star@2x.png`.
/// What lies in an asset catalog (`.xcassets`) has its own name alone, or with the folders before it
/// that provide a namespace.
struct AssetIndex {
  /// The files of a picture outside catalogs, by scale.
  struct Files {
    var byScale: [Int: String] = [:]
  }

  private(set) var pictures: [String: Files] = [:]
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]

  /// Endings in the order in which one is preferred to another of the same name.
  private static let endings = ["svg", "png", "webp", "jpg", "jpeg", "pdf", "gif"]
  /// So many files are looked at, so that a wrong folder does not hold up the program.
  private static let mostFiles = 50_000

  init(folder: String) {
    var left = Self.mostFiles
    walk(folder, prefix: "", catalogPrefix: nil, &left, depth: 0)
  }

  private mutating func walk(
    _ folder: String, prefix: String, catalogPrefix: String?, _ left: inout Int, depth: Int
  ) {
    guard depth < 16,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names.sorted() where left > 0 && !name.hasPrefix(".") {
      left -= 1
      let path = folder + "/" + name
      let (stem, ending) = Self.split(name)
      switch ending {
      case "xcassets":
        walk(path, prefix: "", catalogPrefix: catalogPrefix ?? "", &left, depth: depth + 1)
      case "imageset" where catalogPrefix != nil:
        imageSets[(catalogPrefix ?? "") + stem] = imageSets[(catalogPrefix ?? "") + stem] ?? path
      case "colorset" where catalogPrefix != nil:
        colorSets[(catalogPrefix ?? "") + stem] = colorSets[(catalogPrefix ?? "") + stem] ?? path
      default:
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        if isFolder.boolValue {
          let inCatalog = catalogPrefix.map {
            Contents.providesNamespace(path) ? $0 + name + "/" : $0
          }
          walk(
            path, prefix: prefix + name + "/", catalogPrefix: inCatalog, &left, depth: depth + 1)
        } else if catalogPrefix == nil, Self.endings.contains(ending) {
          add(path, prefix + stem, ending)
        }
      }
    }
  }

  private mutating func add(_ path: String, _ stem: String, _ ending: String) {
    var (name, scale) = (stem, 1)
    for candidate in 2...3 where stem.hasSuffix("@\(candidate)x") {
      (name, scale) = (String(stem.dropLast(3)), candidate)
    }
    guard !name.isEmpty else { return }
    var files = pictures[name] ?? Files()
    if let old = files.byScale[scale], Self.rank(Self.split(old).ending) <= Self.rank(ending) {
      return
    }
    files.byScale[scale] = path
    pictures[name] = files
  }

  /// The files of a name, which may have its ending: `photo.png`.
  func files(of name: String) -> ImageFiles? {
    let (stem, ending) = Self.split(name)
    let found =
      pictures[name] ?? (Self.endings.contains(ending) ? pictures[stem] : nil)
    let paths = found?.byScale.map { (scale: $0.key, path: $0.value) } ?? []
    // A drawing serves every scale.
    if let drawing = paths.first(where: { Self.split($0.path).ending == "svg" }) {
      return ImageFiles([(1, drawing.path)], isTemplate: false)
    }
    return ImageFiles(paths, isTemplate: false)
  }

  var pictureNames: [String] { Array(pictures.keys) + imageSets.keys }

  private static func rank(_ ending: String) -> Int {
    endings.firstIndex(of: ending) ?? endings.count
  }

  /// What is before the last point, and in small letters what is after it.
  static func split(_ name: String) -> (stem: String, ending: String) {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return (name, "") }
    return (String(name[..<point]), name[name.index(after: point)...].lowercased())
  }
}
