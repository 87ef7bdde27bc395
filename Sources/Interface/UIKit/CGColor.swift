// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// A color of fixed sRGB components.
public final class CGColor: Hashable, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  /// The image that is repeated instead of the color; nil for none.
  package let pattern: UIImage?

  /// Creates a color from sRGB components, which are clamped to 0...1; NaN counts as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, nil)
  }

  fileprivate init(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, _ pattern: UIImage?
  ) {
    self.pattern = pattern
    func component(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    self.red = component(red)
    self.green = component(green)
    self.blue = component(blue)
    self.alpha = component(alpha)
  }

  /// Creates a color from sRGB components, which are clamped to 0...1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from a brightness from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green and blue component, and the opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components: 4.
  public var numberOfComponents: Int { 4 }

  /// The color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns whether two colors have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components && one.pattern == other.pattern
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

extension Color {
  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    let components = cgColor.components ?? []
    self.init(
      red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
      opacity: Double(cgColor.alpha))
  }

  /// Creates a color from a Core Graphics color.
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// The Core Graphics color of a color with fixed components; nil for one that depends on the environment, such
  /// as a system color or one from an asset catalog.
  public var cgColor: CGColor? {
    guard case .fixed(let color) = source else { return nil }
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(Double(color.opacity) * alpha))
  }
}

extension UIColor {
  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    if let pattern = cgColor.pattern {
      self.init(patternImage: pattern)
    } else {
      self.init(Color(cgColor: cgColor))
    }
  }

  /// The color's components, in the appearance of the current window if it depends on the appearance; in the light one
  /// without a window.
  @preconcurrency @MainActor
  public var cgColor: CGColor {
    let resolved = resolved
    return CGColor(
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue),
      CGFloat(resolved.opacity), pattern)
  }
}
