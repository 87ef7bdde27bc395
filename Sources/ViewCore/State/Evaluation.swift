// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// The evaluation of nodes' bodies.
@MainActor
package enum Evaluation {
  /// Runs the evaluation of a node: the values that `body` reads replace the node's dependencies.
  ///
  /// `observes` is whether `body` may read `@Observable` objects. Evaluations can be nested.
  package static func track<Result>(
    _ node: Node, observes: Bool = true, _ body: () -> Result
  ) -> Result {
    if CallStack.isNearlyFull { node.failNestedTooDeeply() }
    node.removeDependencies()
    return FrameContext.withEvaluation(of: node) {
      observes ? node.trackingReads(body) : body()
    }
  }
}
