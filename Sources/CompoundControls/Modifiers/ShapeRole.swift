// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Views

/// What a shape is used for: it has no effect here.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  /// What the shape is used for; by default it is filled.
  public static var role: ShapeRole { .fill }
}
