// Part of Snapback, under the MIT licence; see LICENSE.

/// The parameters of making a node. Not for use outside of the library.
public struct _NodeContext {
  let host: ViewHost
  let parent: Node?
  package let environment: EnvironmentScope
  package var pass: UpdatePass
  /// The transition around, for nodes inside that insert and remove children.
  package var transition: (any EnclosingTransition)?
}

/// A node and the type of its view. Not for use outside of the library.
public struct _NodeReference<V: View> {
  let node: TypedNode<V>

  package init(_ node: TypedNode<V>) {
    self.node = node
  }
}

extension _NodeContext {
  /// Returns a new node of a view.
  @MainActor
  package func make<V: View>(_ view: V) -> TypedNode<V> {
    V._makeNode(view, self).node
  }

  /// Returns the context for making children of a node.
  @MainActor
  package func inside(_ node: Node, environment: EnvironmentScope? = nil) -> _NodeContext {
    _NodeContext(
      host: host, parent: node, environment: environment ?? self.environment, pass: pass,
      transition: transition)
  }
}

extension Node {
  /// Returns the context for making a child of the node in a pass.
  package func childContext(_ pass: UpdatePass) -> _NodeContext {
    _NodeContext(host: host, parent: self, environment: environment, pass: pass)
  }
}
