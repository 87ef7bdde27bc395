// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// A color that a function computes for the environment in which it is used. It is equal to itself, or to that
/// of an equal style.
package final class DynamicColor: Hashable, Sendable {
  /// Returns the color for an environment.
  let color: @MainActor @Sendable (EnvironmentValues) -> Color
  /// The style that computes it; nil if there is none.
  private let style: (any ShapeStyle & Hashable)?

  /// Creates a color that a function computes for the appearance.
  package init(_ color: @escaping @Sendable (ColorScheme) -> Color) {
    self.color = { color($0.colorScheme) }
    style = nil
  }

  fileprivate init<Style: ShapeStyle & Hashable>(_ style: Style)
  where Style.Resolved == Color.Resolved {
    color = { Color(style.resolve(in: $0)) }
    self.style = style
  }

  package static func == (one: DynamicColor, other: DynamicColor) -> Bool {
    if one === other { return true }
    guard let style = one.style, let otherStyle = other.style else { return false }
    return AnyHashable(style) == AnyHashable(otherStyle)
  }

  package func hash(into hasher: inout Hasher) {
    if let style { style.hash(into: &hasher) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension Color {
  /// Creates a color from a style that resolves to one, such as `Color(.mint)`. The style is resolved in the
  /// environment in which the color is used.
  // Less favored than a color of UIKit or of the project with the same name.
  @_disfavoredOverload
  public init<Style: ShapeStyle & Hashable>(_ color: Style) where Style.Resolved == Color.Resolved {
    self = color as? Color ?? Color(.dynamic(DynamicColor(color)))
  }
}
