// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that bodies read and that can change: a state, an environment value, the window's size.
///
/// It knows the nodes that have read it since their last evaluation, and invalidates them when it
/// changes.
@MainActor
package class DependencySource {
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    unowned let node: Node
  }

  package init() {}

  /// Records that the node in evaluation, if there is one, has read this value.
  package final func recordRead() {
    guard let node = FrameContext.current.evaluatingNode else { return }
    if readers.updateValue(Reader(node: node), forKey: ObjectIdentifier(node)) == nil {
      node.dependencies.append(self)
    }
  }

  package final func removeReader(_ node: Node) {
    readers.removeValue(forKey: ObjectIdentifier(node))
  }

  /// Makes all nodes that have read this value be evaluated again.
  package final func invalidateReaders() {
    for reader in readers.values {
      reader.node.host.inspection?.noteChange(of: self, for: reader.node)
      reader.node.invalidate()
    }
  }
}
