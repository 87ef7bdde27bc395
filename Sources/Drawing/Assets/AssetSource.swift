// Part of Snapback, under the MIT licence; see LICENSE.

/// A source of images, colors and symbols by name.
@MainActor
package protocol AssetSource: AnyObject {
  /// Returns an image; nil if there is none of that name, which is reported to the user once.
  func image(named name: String, isDark: Bool) -> (any ImageAsset)?
  /// Returns a color; nil if there is none of that name, which is reported to the user once.
  func color(named name: String, isDark: Bool) -> ResolvedColor?
  /// Returns the accent color; nil if there is none.
  func accentColor(isDark: Bool) -> ResolvedColor?
  /// Returns a symbol by its SF Symbols name, with strokes for a font weight from 1 to 1000; nil if
  /// there is none, which is reported to the user once.
  func symbol(named name: String, weight: Int) -> SymbolShape?
  /// Returns the image of a file's contents, with a number of pixels per point; nil if they cannot be
  /// decoded.
  func image(decoding bytes: [UInt8], scale: Double) -> (any ImageAsset)?
}

extension AssetSource {
  /// Returns a symbol with strokes for a regular font.
  package func symbol(named name: String) -> SymbolShape? { symbol(named: name, weight: 400) }
  /// Returns nil.
  package func image(decoding bytes: [UInt8], scale: Double) -> (any ImageAsset)? { nil }
}
