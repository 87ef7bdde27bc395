// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// A color with UIKit's interface.
/// - Note: Differs from UIKit: a color and its light and dark variants, without color spaces. A pattern is drawn by the
///   backgrounds of views and layers, and by fills of contexts.
public final class UIColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  let color: Color
  /// The image that is repeated instead of the color; nil for none.
  package let pattern: UIImage?

  /// Creates a color from a SwiftUI color.
  public init(_ color: Color) {
    self.color = color
    pattern = nil
  }

  /// Creates a color that repeats an image in its size.
  public init(patternImage image: UIImage) {
    (color, pattern) = (.clear, image)
  }

  /// Creates a clear color.
  public convenience init() {
    self.init(.clear)
  }

  /// Creates a color from sRGB components, which are clamped to 0...1; NaN counts as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color from Display P3 components. Those outside of sRGB's gamut are clamped.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from a brightness from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Creates a color from hue, saturation and brightness, each clamped to 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a reference to a color of the asset library.
  ///
  /// - Note: Differs from UIKit: it never returns nil. If there is no such color, system gray is
  ///   drawn.
  public convenience init?(named name: String) {
    self.init(Color(name))
  }

  /// Creates a reference to a color of the asset library. If there is none with this name, system gray
  /// is drawn.
  ///
  /// - Note: Differs from UIKit: `bundle` and `traits` are ignored, because all assets are in one
  ///   library.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the color of a `#colorLiteral`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// The color with its opacity replaced, clamped to 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var source = color.source
    if case .fixed(var fixed) = source {
      fixed.opacity = 1
      source = .fixed(fixed)
    }
    return UIColor(Color(source, alpha: Double(alpha).clampedToUnit))
  }

  /// The components in the current window.
  @MainActor
  var resolved: ResolvedColor {
    let environment = FrameContext.current.host?.environment
    return color.resolve(environment.map { EnvironmentValues($0) } ?? EnvironmentValues())
  }

  /// Stores the sRGB components, from 0 to 1, and returns true. Colors that depend on the appearance are resolved for
  /// that of the current window, or else for the light one.
  @preconcurrency @MainActor @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolved
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Returns whether two colors have the same definition.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one.color == other.color && one.pattern == other.pattern
  }

  /// Hashes the definition of the color.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(pattern)
  }
}

/// The default type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates a color from a UIKit color.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Creates a color from a UIKit color.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
