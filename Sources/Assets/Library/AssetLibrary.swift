// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
import Pictures
import Words

/// Pictures and colours out of folders, and symbols out of icons, by name.
///
/// Folders are searched in order, in each its asset catalogs before its files. What is missing or
/// broken is reported once, as a sentence.
@MainActor
package final class AssetLibrary: AssetSource {
  private struct Key: Hashable {
    var name: String
    var isDark: Bool
  }

  private let folders: [String]
  private let symbols: SymbolLibrary
  private let report: (String) -> Void
  private let cache: SpriteCache

  private var indices: [AssetIndex]?
  private var images: [Key: FileImage] = [:]
  private var colors: [Key: ResolvedColor] = [:]
  private var reported: Set<String> = []

  /// The bytes that sprites in reserve may take.
  package nonisolated static let cacheLimit = 64 << 20

  package init(
    folders: [String], symbolFolder: String = SymbolLibrary.standardFolder,
    cacheLimit: Int = AssetLibrary.cacheLimit, report: @escaping (String) -> Void
  ) {
    self.folders = folders
    self.report = report
    symbols = SymbolLibrary(folder: symbolFolder)
    cache = SpriteCache(limit: cacheLimit)
  }

  package func image(named name: String, isDark: Bool) -> (any ImageAsset)? {
    let key = Key(name: name, isDark: isDark)
    if let known = images[key] { return known }
    guard !reported.contains("image \(name)") else { return nil }
    guard let files = files(name, isDark: isDark) else {
      say(
        "image \(name)",
        .missing(.picture, name: name, folders: folders, nearest: nearest(name) { $0.pictureNames })
      )
      return nil
    }
    // The same files for light and dark are the same picture.
    if let other = images[Key(name: name, isDark: !isDark)], other.files == files {
      images[key] = other
      return other
    }
    let file = files.files[files.files.count - 1]
    if ["pdf", "gif"].contains(file.ending) {
      let format = file.ending.uppercased()
      say("image \(name)", .unsupported(name: name, path: file.path, format: format))
      return nil
    }
    do throws(PictureError) {
      let image = try FileImage(name: name, files: files, cache: cache)
      images[key] = image
      return image
    } catch {
      say("image \(name)", .broken(.picture, name: name, path: file.path, error))
      return nil
    }
  }

  package func color(named name: String, isDark: Bool) -> ResolvedColor? {
    let key = Key(name: name, isDark: isDark)
    if let known = colors[key] { return known }
    guard !reported.contains("color \(name)") else { return nil }
    guard let path = index().lazy.compactMap({ $0.colorSets[name] }).first else {
      say(
        "color \(name)",
        .missing(
          .color, name: name, folders: folders, nearest: nearest(name) { Array($0.colorSets.keys) })
      )
      return nil
    }
    switch Contents.read(in: path) {
    case .success(let contents):
      let entries = Contents.best(contents.colors ?? [], isDark: isDark) {
        ($0.idiom, $0.appearances)
      }
      if let color = entries.first?.color?.resolved(isDark: isDark) {
        colors[key] = color
        return color
      }
      say(
        "color \(name)",
        .brokenCatalogEntry(name: name, path: path, reason: "it holds no colour that is known"))
    case .failure(let problem):
      say("color \(name)", .brokenCatalogEntry(name: name, path: path, reason: problem.reason))
    }
    return nil
  }

  package func symbol(named name: String) -> SymbolShape? {
    if let symbol = symbols.symbol(named: name) { return symbol }
    guard !reported.contains("symbol \(name)") else { return nil }
    if symbols.hasIcons {
      let nearest = NearestName.of(name, among: symbols.knownNames.sorted(), .strict)
      say("symbol \(name)", .missing(.symbol, name: name, folders: [], nearest: nearest))
    } else {
      say("symbol \(name)", .noIcons(folder: symbols.folder, name: name))
    }
    return nil
  }

  /// Looks at the folders anew. What has not changed stays the same picture; what has is read again
  /// when it is next asked for, and what was missing or broken is looked for again.
  package func forgetCachedFiles() {
    indices = nil
    images = images.filter { files($0.key.name, isDark: $0.key.isDark) == $0.value.files }
    colors = [:]
    reported = []
  }

  // MARK: Finding

  private func index() -> [AssetIndex] {
    if let indices { return indices }
    let made = folders.map { AssetIndex(folder: $0) }
    indices = made
    return made
  }

  private func files(_ name: String, isDark: Bool) -> ImageFiles? {
    for index in index() {
      if let path = index.imageSets[name] {
        guard case .success(let contents) = Contents.read(in: path) else { continue }
        let entries = Contents.best(
          (contents.images ?? []).filter { $0.filename != nil }, isDark: isDark
        ) { ($0.idiom, $0.appearances) }
        let isTemplate = contents.properties?.rendering == "template"
        let paths = entries.compactMap { entry in
          entry.filename.map { (Self.scale(entry.scale), path + "/" + $0) }
        }
        if let files = ImageFiles(paths, isTemplate: isTemplate) { return files }
      }
      if let files = index.files(of: name) { return files }
    }
    return nil
  }

  private static func scale(_ text: String?) -> Int {
    switch text {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  private func nearest(_ name: String, _ names: (AssetIndex) -> [String]) -> String? {
    NearestName.of(name, among: index().flatMap(names).sorted(), .strict)
  }

  private func say(_ subject: String, _ problem: AssetProblem) {
    if reported.insert(subject).inserted { report(problem.sentence) }
  }
}
