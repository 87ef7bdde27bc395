// Part of Snapback, under the MIT licence; see LICENSE.

/// Properties of a layout that its views depend on.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers expand and across which dividers are drawn; nil if the layout is
  /// not a stack.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() {}
}
