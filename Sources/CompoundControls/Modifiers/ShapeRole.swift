// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Views

/// The use of a shape: it has no effect here.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  /// The use of the shape; by default it is filled.
  public static var role: ShapeRole { .fill }
}
