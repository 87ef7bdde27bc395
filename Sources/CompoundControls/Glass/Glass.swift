// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// The appearance of glass behind a view.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular
    case clear
    case identity
  }

  let kind: Kind
  private(set) var tintColor: Color?
  private(set) var isInteractive = false

  /// Blurs the backdrop, so that the content remains readable.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Blurs the backdrop, and keeps more of its color.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a color; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Glass that grows slightly under a touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline of a capsule in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
