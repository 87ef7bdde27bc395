// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Access to the geometry of a view. After the view's removal it reports the last size.
///
/// Frames are those of the settled layout: running animations of offsets and transforms count at
/// their target values. Outside of the main thread all values are zero.
public struct GeometryProxy: Sendable {
  package let source: GeometrySource

  package init(source: GeometrySource) {
    self.source = source
  }

  /// The view's size in points.
  public var size: CGSize { onMain(.zero) { source.size } }

  /// The distances by which the unsafe areas extend over the view from its edges, in points.
  public var safeAreaInsets: EdgeInsets { onMain(EdgeInsets()) { source.safeAreaInsets } }

  /// The view's bounding box in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    nonisolated(unsafe) let space = coordinateSpace
    return onMain(.zero) { source.frame(in: space) }
  }

  /// The view's bounding box in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of an enclosing coordinate space, converted to the view's own; nil if no enclosing
  /// view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let space = coordinateSpace.coordinateSpace
    return onMain(nil) { source.bounds(of: space) }
  }

  /// The value of an anchor, converted to the view's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) let anchor = anchor
    return onMain(anchor.value) { source.value(of: anchor) }
  }

  private func onMain<Value>(_ other: Value, _ body: @MainActor () -> Value) -> Value {
    isMainThread ? MainActor.unsafelyAssumed(body) : other
  }
}
