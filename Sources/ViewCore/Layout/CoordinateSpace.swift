// Part of Snapback, under the MIT licence; see LICENSE.

/// The coordinate space in which a point or a frame is expressed.
public enum CoordinateSpace: Hashable {
  /// The space of the window's content.
  case global
  /// The space of the view to which the gesture is attached, or whose geometry is read.
  case local
  /// The space of the nearest enclosing view that has the name (see `coordinateSpace(name:)`); the
  /// window's space if there is none.
  case named(AnyHashable)

  /// Whether this is the space of the window's content.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}
