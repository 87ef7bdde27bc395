// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// Generated files that declare the images and colors of asset catalogs, as Xcode does:
/// `Image(.cover)`, `Color(.paper)` and `Color.paper`.
///
/// Only names that the sources use are declared. In single files, which may be without their catalogs,
/// `Image(.cover)` is enough: where there is no such image, the usual placeholder is shown, and
/// reported.
struct AssetSymbols {
  /// For each module the path of its generated file; empty if there is none.
  private(set) var paths: [[String]] = []

  /// Creates the files.
  init(_ modules: [ModuleSources], folder: String) throws(CompiledSources.Unwritable) {
    for sources in modules {
      let text = Self.text(of: sources)
      guard !text.isEmpty else {
        paths.append([])
        continue
      }
      let name = sources.module.name + "-Assets.swift"
      try GeneratedFile.write(text, to: name, in: folder)
      paths.append([folder + "/" + name])
    }
  }

  /// The names of the assets in catalogs.
  private struct Assets {
    var images: [String] = []
    var colors: [String] = []
    var visits = FolderVisits()
  }

  private static func text(of sources: ModuleSources) -> String {
    let module = sources.module
    var assets = Assets()
    if module.roots.isEmpty {
      for catalog in sources.catalogs {
        find(
          in: catalog, of: module, isCatalog: true, isLinked: SystemPath.isLink(catalog), &assets,
          depth: 0)
      }
    }
    for place in module.processedPlaces {
      find(
        in: place, of: module, isCatalog: place.hasSuffix(".xcassets"), isLinked: false, &assets,
        depth: 0)
    }
    let used = sources.files.reduce(into: Set<String>()) { $0.formUnion($1.scan.allIdentifiers) }
    let images = symbols(assets.images, suffix: "Image", used)
    let colors = symbols(assets.colors, suffix: "Color", used)
    let missing = module.isLoose ? MissingAssets(sources.files, images, colors) : nil
    guard !images.isEmpty || !colors.isEmpty || missing?.isEmpty == false else { return "" }
    let usesUIKit = sources.files.contains { $0.scan.imports.contains("UIKit") }
    var text = "import Foundation\nimport SwiftUI\n" + (usesUIKit ? "import UIKit\n" : "")
    text += "extension ImageResource {\n"
    for (symbol, name) in images + (missing?.images ?? []).map({ ($0, $0) }) {
      text += "static let `\(symbol)` = ImageResource(name: \(literal(name)), bundle: .main)\n"
    }
    text += "}\nextension ColorResource {\n"
    for (symbol, name) in colors + (missing?.colors ?? []).map({ ($0, $0) }) {
      text += "static let `\(symbol)` = ColorResource(name: \(literal(name)), bundle: .main)\n"
    }
    text += "}\n"
    for (symbol, name) in colors
    where !systemColors.contains(symbol) && !isDeclared(symbol, in: sources.files) {
      let color = "SwiftUI.Color(\(literal(name)))"
      text += """
        extension SwiftUI.Color { static var `\(symbol)`: SwiftUI.Color { \(color) } }
        extension ShapeStyle where Self == SwiftUI.Color {
        static var `\(symbol)`: SwiftUI.Color { \(color) }
        }

        """
      if usesUIKit {
        text += "extension UIColor { @MainActor static var `\(symbol)`: UIColor { "
        text += "UIColor(named: \(literal(name))) ?? .clear } }\n"
      }
    }
    for (symbol, name) in images where usesUIKit && !isDeclared(symbol, in: sources.files) {
      text += "extension UIImage { @MainActor static var `\(symbol)`: UIImage { "
      text += "UIImage(named: \(literal(name))) ?? UIImage() } }\n"
    }
    return text
  }

  private static func find(
    in folder: String, of module: ProjectModule, isCatalog: Bool, isLinked: Bool,
    _ assets: inout Assets, depth: Int
  ) {
    guard depth < 20, assets.visits.enter(folder, isLinked: isLinked) else { return }
    for name in FolderEntries(folder).names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      guard module.includes(path) else { continue }
      if isCatalog, name.hasSuffix(".imageset") {
        assets.images.append(String(name.dropLast(".imageset".count)))
      } else if isCatalog, name.hasSuffix(".colorset") {
        assets.colors.append(String(name.dropLast(".colorset".count)))
      } else if name.hasSuffix(".xcassets") {
        find(
          in: path, of: module, isCatalog: true, isLinked: isLinked || SystemPath.isLink(path),
          &assets, depth: depth + 1)
      } else if isCatalog || !name.contains("."), !SystemPath.isLink(path) {
        find(
          in: path, of: module, isCatalog: isCatalog, isLinked: isLinked, &assets, depth: depth + 1)
      }
    }
  }

  /// The symbols that are used, with the names of the assets; the first of two assets with the same
  /// symbol.
  private static func symbols(
    _ names: [String], suffix: String, _ used: Set<String>
  ) -> [(symbol: String, name: String)] {
    var seen: Set<String> = []
    return names.sorted().compactMap { name in
      guard let symbol = symbol(of: name, suffix: suffix), used.contains(symbol),
        seen.insert(symbol).inserted
      else { return nil }
      return (symbol, name)
    }
  }

  /// The name of an asset as an identifier: `app-logo 2` is `appLogo2`, `PaperColor` is `paper`.
  static func symbol(of name: String, suffix: String) -> String? {
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = parts.first else { return nil }
    var symbol = lowercasedStart(String(first))
    for part in parts.dropFirst() { symbol += part.prefix(1).uppercased() + part.dropFirst() }
    if symbol.hasSuffix(suffix), symbol.count > suffix.count {
      symbol.removeLast(suffix.count)
    }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// The word with its first letter in lower case, or its first capitals if there are several: `URLIcon`
  /// is `urlIcon`. A word of capitals is kept.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count, word.count > 1 { return word }
    let count = capitals.count <= 1 ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Returns whether a source declares a property with a name.
  static func isDeclared(_ symbol: String, in files: [SourceFile]) -> Bool {
    files.contains { file in
      guard file.scan.allIdentifiers.contains(symbol) else { return false }
      return ["let ", "var "].contains { file.containsName($0 + symbol) }
    }
  }

  /// The static properties of `Color`, which assets do not replace.
  private static let systemColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "white", "black", "clear", "primary", "secondary", "accentColor", "tertiary",
    "quaternary", "tint", "background", "foreground", "separator", "placeholder", "link", "fill",
  ]

  private static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{" + String($0.value, radix: 16) + "}" }.joined() + "\""
  }
}
