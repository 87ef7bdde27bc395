// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import SystemStrings

/// The assets of a folder, by name.
///
/// The name of an image file is its path in the folder without scale and extension: `icons/star`
/// for `icons/star@2x.png`. The name of an asset in a catalog (`.xcassets`) is its own name,
/// preceded by the folders that provide a namespace.
struct AssetIndex {
  /// The files of an image outside of catalogs, by scale.
  struct Files {
    var byScale: [Int: String] = [:]
  }

  private(set) var pictures: [String: Files] = [:]
  /// The folders of the image sets with a name. The first one is used.
  private(set) var imageSets: [String: [String]] = [:]
  private(set) var colorSets: [String: [String]] = [:]
  /// The paths of the font files outside of catalogs.
  private(set) var fonts: [String] = []

  /// The first folder, or file in it, that was left out as there are too many; nil if all have been visited.
  private(set) var leftOut: String?

  /// The maximum number of files to visit, so that a wrong folder does not block the program.
  private static let fileLimit = 50_000
  private var remaining = Self.fileLimit
  private var budget = FolderBudget()

  /// The folders that are being walked: a link may lead back to one.
  private var ancestors: Set<FolderIdentity> = []

  /// Finds the assets of a folder, which may be a catalog.
  init(folder: String) {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    let isCatalog = Self.split(name).fileExtension == "xcassets"
    walk(
      folder, prefix: "", catalogPrefix: isCatalog ? "" : nil,
      isLinked: isCatalog && SystemPath.isLink(folder), depth: 0)
  }

  private mutating func walk(
    _ folder: String, prefix: String, catalogPrefix: String?, isLinked: Bool, depth: Int
  ) {
    guard depth < 16, let identity = FolderIdentity(folder), !ancestors.contains(identity)
    else { return }
    guard budget.enter(isLinked: isLinked) else {
      leftOut = leftOut ?? folder
      return
    }
    ancestors.insert(identity)
    defer { ancestors.remove(identity) }
    for name in DirectoryNames.read(folder).sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      guard remaining > 0 else {
        leftOut = leftOut ?? path
        return
      }
      remaining -= 1
      let (stem, fileExtension) = Self.split(name)
      switch fileExtension {
      case "xcassets":
        walk(
          path, prefix: "", catalogPrefix: catalogPrefix ?? "",
          isLinked: isLinked || SystemPath.isLink(path), depth: depth + 1)
      case "imageset" where catalogPrefix != nil:
        imageSets[(catalogPrefix ?? "") + stem, default: []].append(path)
      case "colorset" where catalogPrefix != nil:
        colorSets[(catalogPrefix ?? "") + stem, default: []].append(path)
      default:
        var status = stat()
        guard SystemString.withCString(path, { stat($0, &status) }) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          let inCatalog = catalogPrefix.map {
            CatalogContents.providesNamespace(path) ? $0 + name + "/" : $0
          }
          walk(
            path, prefix: prefix + name + "/", catalogPrefix: inCatalog,
            isLinked: isLinked || SystemPath.isLink(path), depth: depth + 1)
        } else if catalogPrefix == nil, AssetEnding.images.contains(fileExtension) {
          add(path, prefix + stem, fileExtension)
        } else if catalogPrefix == nil, AssetEnding.fonts.contains(fileExtension) {
          fonts.append(path)
        }
      }
    }
  }

  private mutating func add(_ path: String, _ stem: String, _ fileExtension: String) {
    var (name, scale) = (stem, 1)
    for candidate in 2...3 where stem.hasSuffix("@\(candidate)x") {
      (name, scale) = (String(stem.dropLast(3)), candidate)
    }
    guard !name.isEmpty else { return }
    var files = pictures[name] ?? Files()
    if let old = files.byScale[scale],
      Self.rank(Self.split(old).fileExtension) <= Self.rank(fileExtension)
    {
      return
    }
    files.byScale[scale] = path
    pictures[name] = files
  }

  /// Returns the files with a name, which may include the extension: `photo.png`.
  func files(of name: String) -> ImageFiles? {
    let (stem, fileExtension) = Self.split(name)
    let found =
      pictures[name] ?? (AssetEnding.images.contains(fileExtension) ? pictures[stem] : nil)
    let paths = found?.byScale.map { (scale: $0.key, path: $0.value) } ?? []
    // A vector image serves every scale.
    let drawing = paths.first { ["svg", "pdf"].contains(Self.split($0.path).fileExtension) }
    if let drawing {
      return ImageFiles([(1, drawing.path)], isTemplate: false)
    }
    return ImageFiles(paths, isTemplate: false)
  }

  /// The name of an image set for a name with the extension of a picture; the name itself for others.
  static func setName(_ name: String) -> String {
    let (stem, fileExtension) = split(name)
    return AssetEnding.images.contains(fileExtension) ? stem : name
  }

  var pictureNames: [String] { Array(pictures.keys) + imageSets.keys }

  private static func rank(_ fileExtension: String) -> Int {
    AssetEnding.images.firstIndex(of: fileExtension) ?? AssetEnding.images.count
  }

  /// Splits a file name at its last dot; the extension is returned in lowercase.
  static func split(_ name: String) -> (stem: String, fileExtension: String) {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return (name, "") }
    return (String(name[..<point]), name[name.index(after: point)...].lowercased())
  }
}
