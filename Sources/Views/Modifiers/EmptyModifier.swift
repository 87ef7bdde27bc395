// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A modifier that returns a view unchanged.
public struct EmptyModifier: ViewModifier {
  /// The only modifier of this type.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}
