// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// A color that a function computes for the appearance in which it is used. Only the same object is
/// equal to it.
package final class DynamicColor: Hashable, Sendable {
  /// Returns the color for an appearance.
  let color: @Sendable (ColorScheme) -> Color

  package init(_ color: @escaping @Sendable (ColorScheme) -> Color) {
    self.color = color
  }

  package static func == (one: DynamicColor, other: DynamicColor) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
