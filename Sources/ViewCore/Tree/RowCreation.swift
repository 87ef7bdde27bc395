// Part of Snapback, under the MIT licence; see LICENSE.

/// How the rows of a `ForEach` are made that is a child of a node, or of a descendant that passes
/// its children's elements on.
@_spi(ViewTree) public enum RowCreation {
  /// As for the node itself.
  case inherited
  /// All at once.
  case eager
  /// When they are needed, if a scroll view scrolls along one of the axes.
  case lazy(Axis)
}
