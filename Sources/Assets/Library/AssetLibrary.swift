// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
import Pictures
import Spelling

/// Looks up images and colors in folders, and symbols among the icons, by name.
///
/// Folders are searched in order, in each of them asset catalogs before files. Each missing or
/// invalid asset is reported once.
@MainActor
package final class AssetLibrary: AssetSource {
  private struct Key: Hashable {
    var name: String
    var isDark: Bool
  }

  private let folders: [String]
  private let symbols: SymbolLibrary
  private let report: (AssetProblem) -> Void
  private let cache: SpriteCache

  private var indices: [AssetIndex]?
  private var images: [Key: FileImage] = [:]
  private var colors: [Key: ResolvedColor] = [:]
  /// The accent colors that were searched for, by whether they are for the dark appearance.
  private var accentColors: [Bool: ResolvedColor?] = [:]
  private var reported: Set<String> = []

  /// The default capacity of the sprite cache in bytes.
  package nonisolated static let cacheLimit = 64 << 20

  /// - Parameters:
  ///   - folders: Asset folders, in search order.
  ///   - symbolFolder: The folder with the icons.
  ///   - cacheLimit: The capacity of the sprite cache in bytes.
  ///   - report: Is called once for each missing or invalid asset.
  package init(
    folders: [String], symbolFolder: String = SymbolLibrary.standardFolder,
    cacheLimit: Int = AssetLibrary.cacheLimit, report: @escaping (AssetProblem) -> Void
  ) {
    self.folders = folders
    self.report = report
    symbols = SymbolLibrary(folder: symbolFolder)
    cache = SpriteCache(limit: cacheLimit)
  }

  package func image(named name: String, isDark: Bool) -> (any ImageAsset)? {
    let key = Key(name: name, isDark: isDark)
    if let known = images[key] { return known }
    let subject = "image \(name)"
    guard !reported.contains(subject) else { return nil }
    do throws(AssetProblem) {
      let files = try files(name, isDark: isDark)
      // If light and dark have the same files, they share the image.
      if let other = images[Key(name: name, isDark: !isDark)], other.files == files {
        images[key] = other
        return other
      }
      let image = try FileImage(name: name, files: files, cache: cache) { [weak self] in
        self?.note("pixels of \(subject)", $0)
      }
      images[key] = image
      return image
    } catch {
      note(subject, error)
      return nil
    }
  }

  package func image(decoding bytes: [UInt8], scale: Double) -> (any ImageAsset)? {
    (try? Picture.decode(bytes)).map { DecodedImage($0, scale: scale) }
  }

  package func color(named name: String, isDark: Bool) -> ResolvedColor? {
    let key = Key(name: name, isDark: isDark)
    if let known = colors[key] { return known }
    guard !reported.contains("color \(name)") else { return nil }
    guard let path = entry(.color, name, \.colorSets, in: index()) else {
      note(
        "color \(name)",
        .missing(
          .color, name: name, folders: folders, nearest: nearest(name) { Array($0.colorSets.keys) })
      )
      return nil
    }
    do throws(AssetProblem.CatalogDefect) {
      let entry = try Self.color(in: path, isDark: isDark)
      guard let color = entry?.resolved(isDark: isDark) else { throw .noKnownColor }
      colors[key] = color
      return color
    } catch {
      note("color \(name)", .invalidCatalogEntry(name: name, path: path, error))
      return nil
    }
  }

  /// Returns the color set `AccentColor` of the catalogs, which new projects of Xcode have. It has no color
  /// until one is chosen. The system's blue is left to the environment, where it depends on more.
  package func accentColor(isDark: Bool) -> ResolvedColor? {
    if let known = accentColors[isDark] { return known }
    let path = entry(.color, "AccentColor", \.colorSets, in: unreportedIndex())
    let color = path.flatMap { try? Self.color(in: $0, isDark: isDark) }
    let resolved = color?.reference == "systemBlueColor" ? nil : color?.resolved(isDark: isDark)
    accentColors[isDark] = .some(resolved)
    return resolved
  }

  /// Reads a color set. Returns nil if it has no color.
  private static func color(
    in path: String, isDark: Bool
  ) throws(AssetProblem.CatalogDefect) -> CatalogColor? {
    let contents = try CatalogContents.read(in: path)
    let entries = CatalogContents.best(contents.colors ?? [], isDark: isDark) {
      ($0.idiom, $0.appearances)
    }
    return entries.first?.color
  }

  package func symbol(named name: String, weight: Int) -> SymbolShape? {
    if let symbol = symbols.symbol(named: name, weight: weight) { return symbol }
    guard !reported.contains("symbol \(name)") else { return nil }
    if symbols.hasIcons {
      let nearest = NearestName.of(name, among: symbols.knownNames.sorted(), .strict)
      note("symbol \(name)", .missing(.symbol, name: name, folders: [], nearest: nearest))
    } else {
      note("symbol \(name)", .noIcons(folder: symbols.folder, name: name))
    }
    return nil
  }

  /// Discards everything that may have changed on disk.
  ///
  /// Images whose files are unchanged keep their identity. Others are read again when they are next
  /// requested, and missing and invalid assets are searched for again.
  package func forgetCachedFiles() {
    indices = nil
    reported = []
    images = images.filter {
      (try? files($0.key.name, isDark: $0.key.isDark)) == $0.value.files
    }
    colors = [:]
    accentColors = [:]
  }

  // MARK: Lookup

  /// The index of each folder, of which those are reported that have too many files.
  private func index() -> [AssetIndex] {
    let indices = unreportedIndex()
    for (folder, index) in zip(folders, indices) {
      guard let leftOut = index.leftOut else { continue }
      note("files of \(folder)", .tooManyFiles(folder: folder, leftOut: leftOut))
    }
    return indices
  }

  /// The paths of the font files in the folders.
  package var fontFiles: [String] { unreportedIndex().flatMap(\.fonts) }

  private func unreportedIndex() -> [AssetIndex] {
    let known = indices ?? folders.map { AssetIndex(folder: $0) }
    indices = known
    return known
  }

  /// The files of an image; they need not exist.
  private func files(_ name: String, isDark: Bool) throws(AssetProblem) -> ImageFiles {
    for index in index() {
      // A name may have the ending of the set's files: `photo.png`.
      let set = index.imageSets[name] == nil ? AssetIndex.setName(name) : name
      if let path = entry(.image, set, \.imageSets, in: [index]) {
        do throws(AssetProblem.CatalogDefect) {
          return try CatalogContents.read(in: path).imageFiles(in: path, isDark: isDark)
        } catch {
          throw .invalidCatalogEntry(name: name, path: path, error)
        }
      }
      if let files = index.files(of: name) { return files }
    }
    throw .missing(.image, name: name, folders: folders, nearest: nearest(name) { $0.pictureNames })
  }

  /// The folder of a catalog entry in the first folder that has one. Several are reported.
  private func entry(
    _ kind: AssetProblem.Kind, _ name: String, _ entries: (AssetIndex) -> [String: [String]],
    in indices: [AssetIndex]
  ) -> String? {
    guard let paths = indices.compactMap({ entries($0)[name] }).first, let first = paths.first
    else { return nil }
    if paths.count > 1 {
      let others = Array(paths.dropFirst())
      note(
        "\(kind) \(name) is ambiguous", .ambiguous(kind, name: name, used: first, others: others))
    }
    return first
  }

  private func nearest(_ name: String, _ names: (AssetIndex) -> [String]) -> String? {
    NearestName.of(name, among: index().flatMap(names).filter { $0 != name }.sorted(), .strict)
  }

  private func note(_ subject: String, _ problem: AssetProblem) {
    if reported.insert(subject).inserted { report(problem) }
  }
}
