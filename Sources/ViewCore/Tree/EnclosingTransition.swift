// Part of Snapback, under the MIT licence; see LICENSE.

/// A modifier whose body is that of a transition: the views inside are not in that transition again.
package protocol TransitionBody {}

/// A transition around a view, which nodes inside that insert and remove children apply to those.
@MainActor
package protocol EnclosingTransition {
  /// Returns the node of a view with the transition.
  func make<V: View>(_ view: V, _ context: _NodeContext) -> Node
  /// Updates a node that `make` has returned for a view of the same type.
  func update<V: View>(_ node: Node, _ view: V, _ pass: UpdatePass)
}
