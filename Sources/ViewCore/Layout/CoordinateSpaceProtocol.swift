// Part of Snapback, under the MIT licence; see LICENSE.

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the global space.
  public init() {}
  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the local space.
  public init() {}
  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an enclosing view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// `CoordinateSpace.named` with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window's content.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest enclosing view with the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
