// Part of Snapback, under the MIT licence; see LICENSE.

/// The creation of the rows of a `ForEach` that is a child of a node, or of a descendant that passes its
/// children's elements on.
@_spi(ViewTree) public enum RowCreation {
  /// The value of the node itself.
  case inherited
  /// All at once.
  case eager
  /// Rows are made when they are needed, if a scroll view scrolls along one of the axes.
  case lazy(Axis)
}
