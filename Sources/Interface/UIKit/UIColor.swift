// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation

/// A colour as UIKit's sources write it.
public final class UIColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  let color: Color

  /// The colour of a SwiftUI colour.
  public init(_ color: Color) {
    self.color = color
  }

  /// Components from 0 to 1; what lies outside, and NaN, is brought inside.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour by its name in the assets; grey where there is none of the name.
  public convenience init?(named name: String) {
    self.init(Color(name))
  }

  /// What `#colorLiteral` makes.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var source = color.source
    if case .fixed(var fixed) = source {
      fixed.opacity = 1
      source = .fixed(fixed)
    }
    return UIColor(Color(source, alpha: Double(alpha).clampedToUnit))
  }

  /// Writes the components, which run from 0 to 1; those of the light appearance where they depend on it.
  @MainActor @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = color.resolve(EnvironmentValues())
    red?.pointee = CGFloat(own.red)
    green?.pointee = CGFloat(own.green)
    blue?.pointee = CGFloat(own.blue)
    alpha?.pointee = CGFloat(own.opacity)
    return true
  }

  public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}

/// What `#colorLiteral` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// The colour of a UIKit colour.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// The colour of a UIKit colour.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
