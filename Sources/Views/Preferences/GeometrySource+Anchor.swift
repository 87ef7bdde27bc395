// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

extension GeometrySource {
  /// Returns an anchor's value in the element's coordinate space, and makes the geometry a
  /// dependency of the node in evaluation.
  package func value<Value>(of anchor: Anchor<Value>) -> Value {
    _ = frame(in: .global)
    return element.map { anchor.resolved(in: $0) } ?? anchor.value
  }
}
