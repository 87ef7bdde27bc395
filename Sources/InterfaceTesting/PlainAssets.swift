// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
package import Interface

/// Fixed assets for tests: the image `picture`, 40 by 30 points, also for the scenes' images; the color `brand`; and a square
/// for every symbol whose name does not begin with `missing`; with a green frame and a white sign as
/// layers if it ends in `.circle.fill`.
package final class PlainAssets: AssetSource {
  /// The requested names for which there is no asset.
  package private(set) var missing: [String] = []
  private var symbols: [String: SymbolShape] = [:]
  private let picture = PlainPicture()
  /// The accent color in both appearances; nil for none.
  package var accent: ResolvedColor?

  package init() {}

  package func accentColor(isDark: Bool) -> ResolvedColor? { accent }

  package func image(named name: String, isDark: Bool) -> (any ImageAsset)? {
    if ["picture", "Doge", "Rocket"].contains(name) { return picture }
    missing.append(name)
    return nil
  }

  package func color(named name: String, isDark: Bool) -> ResolvedColor? {
    if name == "brand" { return isDark ? .white : ResolvedColor(red: 1, green: 0.5, blue: 0) }
    missing.append(name)
    return nil
  }

  package func symbol(named name: String, weight: Int) -> SymbolShape? {
    guard !name.hasPrefix("missing") else {
      missing.append(name)
      return nil
    }
    if let known = symbols[name] { return known }
    var builder = OutlineBuilder()
    builder.addRect(CGRect(x: 0.1, y: -0.8, width: 0.8, height: 0.8))
    let (outline, box) = (builder.outline, CGRect(x: 0, y: -0.9, width: 1, height: 1))
    func shape(
      _ outline: Outline, _ layers: [SymbolLayer] = [], _ steps: [SymbolStep] = []
    ) -> SymbolShape {
      SymbolShape(
        name: name, outline: outline, rule: .nonZero, box: box, layers: layers, steps: steps)
    }
    var sign = OutlineBuilder()
    sign.addRect(CGRect(x: 0.4, y: -0.5, width: 0.2, height: 0.2))
    let layers = [
      SymbolLayer(shape: shape(outline), level: 1, color: .green),
      SymbolLayer(shape: shape(sign.outline), level: 0, color: .white),
    ]
    let steps = [
      SymbolStep(shape: shape(outline), threshold: nil),
      SymbolStep(shape: shape(sign.outline), threshold: 0),
      SymbolStep(shape: shape(sign.outline), threshold: 0.5),
    ]
    let symbol = shape(
      outline, name.hasSuffix(".circle.fill") ? layers : [], name.hasPrefix("bars") ? steps : [])
    symbols[name] = symbol
    return symbol
  }
}

private final class PlainPicture: ImageAsset {
  let size = CGSize(width: 40, height: 30)
  let isTemplate = false
  private let sprite = Sprite(
    name: "picture", width: 4, height: 3, pixels: Array(repeating: 0xff33_6699, count: 12))

  func sprite(covering pixels: CGSize) -> Sprite { sprite }
}

extension Resources {
  /// Resources for tests, which need no fonts or files.
  package static func plain() -> Resources {
    Resources(text: PlainTextEngine(), assets: PlainAssets())
  }
}
