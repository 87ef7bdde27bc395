// Part of Snapback, under the MIT licence; see LICENSE.

/// A node for views of one type.
@preconcurrency @MainActor
@_spi(ViewTree) open class TypedNode<V: View>: Node {
  package final override var contentType: Any.Type? { V.self }

  /// Updates the node to a new value of the view. Subclasses must override this.
  open func update(_ view: V, _ pass: UpdatePass) {
    preconditionFailure("\(type(of: self)) must override update(_:_:)")
  }
}
