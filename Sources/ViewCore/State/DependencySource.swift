// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that bodies read and that can change: a state, an environment value, the window's size.
///
/// It knows the nodes that have read it since their last evaluation, and invalidates them when it
/// changes.
@MainActor
package class DependencySource {
  /// The nodes; nil where one has been removed.
  private var readers: [Reader?] = []
  /// The indices of the free slots.
  private var vacant: [Int] = []

  private struct Reader {
    unowned let node: Node
  }

  package init() {}

  /// Records that the node in evaluation, if there is one, has read this value.
  package final func recordRead() {
    guard let node = FrameContext.current.evaluatingNode else { return }
    // A node reads few values: a search costs less than a hash.
    for dependency in node.dependencies where dependency.source === self { return }
    let index: Int
    if let free = vacant.popLast() {
      index = free
      readers[free] = Reader(node: node)
    } else {
      index = readers.count
      readers.append(Reader(node: node))
    }
    node.dependencies.append(Dependency(source: self, index: index))
  }

  /// Removes the reader at an index.
  final func removeReader(at index: Int) {
    readers[index] = nil
    vacant.append(index)
  }

  /// Makes all nodes that have read this value be evaluated again.
  package final func invalidateReaders() {
    for case let reader? in readers {
      reader.node.host.inspection?.noteChange(of: self, for: reader.node)
      reader.node.invalidate()
    }
  }
}

/// A value that a node has read.
struct Dependency {
  let source: DependencySource
  /// The index of the node among the source's readers.
  let index: Int
}
