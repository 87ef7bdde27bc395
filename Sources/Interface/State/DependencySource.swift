// Part of Snapback, under the MIT licence; see LICENSE.

/// Something that bodies read and that can change: a state, a value of the environment, the window's size.
///
/// It knows the nodes that read it since their last evaluation, and marks them when it changes.
@MainActor
package class DependencySource {
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    unowned let node: Node
  }

  package init() {}

  /// Notes that the node under evaluation, if there is one, read this.
  package final func noteRead() {
    guard let node = Evaluation.current else { return }
    if readers.updateValue(Reader(node: node), forKey: ObjectIdentifier(node)) == nil {
      node.dependencies.append(self)
    }
  }

  package final func removeReader(_ node: Node) {
    readers.removeValue(forKey: ObjectIdentifier(node))
  }

  /// Marks everything that read this to be evaluated again.
  package final func invalidateReaders() {
    for reader in readers.values { reader.node.invalidate() }
  }
}

/// Which node's body is being evaluated.
@MainActor
package enum Evaluation {
  package private(set) static var current: Node?

  /// Runs `body` so that what it reads is noted for `node`, in place of what it read before.
  ///
  /// `observes` says whether it may read objects of a user's.
  package static func track<Result>(
    _ node: Node, observes: Bool = true, _ body: () -> Result
  ) -> Result {
    node.forgetDependencies()
    let outer = current
    current = node
    defer { current = outer }
    return observes ? observe(node, body) : body()
  }
}
