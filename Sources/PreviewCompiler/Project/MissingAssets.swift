// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility

/// The symbols of assets that sources use and that no catalog has.
struct MissingAssets {
  private(set) var images: [String] = []
  private(set) var colors: [String] = []

  var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  /// - Parameters:
  ///   - images: The symbols of the images that there are, with their names.
  ///   - colors: The symbols of the colors that there are, with their names.
  init(
    _ files: [SourceFile], _ images: [(symbol: String, name: String)],
    _ colors: [(symbol: String, name: String)]
  ) {
    let knownImages = Set(images.map(\.symbol))
    // `Color(.label)` is a color of UIKit.
    let knownColors = Set(colors.map(\.symbol)).union(Self.systemColors)
    for file in files
    where !file.scan.allIdentifiers.isDisjoint(with: ["Image", "UIImage", "Color"]) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let image = /\b(?:Image|UIImage)\(\s*(?:resource:\s*)?\.([a-z_]\w*)\s*\)/
      let color = /\bColor\(\s*(?:resource:\s*)?\.([a-z_]\w*)\s*\)/
      for match in text.matches(of: image) {
        add(String(match.1), to: \.images, known: knownImages, files)
      }
      for match in text.matches(of: color) {
        add(String(match.1), to: \.colors, known: knownColors, files)
      }
    }
  }

  private mutating func add(
    _ symbol: String, to list: WritableKeyPath<MissingAssets, [String]>, known: Set<String>,
    _ files: [SourceFile]
  ) {
    guard !known.contains(symbol), !self[keyPath: list].contains(symbol),
      !AssetSymbols.isDeclared(symbol, in: files)
    else { return }
    self[keyPath: list].append(symbol)
  }

  private static let systemColors = Set(
    Compatibility.declared.filter { $0.owner == "UIColor" || $0.owner == "Color" }.map(\.name))
}
