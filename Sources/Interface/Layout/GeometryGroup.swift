// Part of Snapback, under the MIT licence; see LICENSE.

extension View {
  /// Has the views inside move with this one as one.
  ///
  /// They do so anyway where they are new in a view that moves; each of the others follows the animation of its
  /// own change.
  public func geometryGroup() -> some View { self }
}
