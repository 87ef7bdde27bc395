// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that bodies read and that can change: a state, an environment value, the window's size.
///
/// It knows the nodes that have read it since their last evaluation, and invalidates them when it
/// changes.
@MainActor
package class DependencySource {
  // Main thread only; not isolated, as `recordRead()`. They are changed outside of the object: then the compiler omits
  // the checks that accesses do not overlap.
  /// The nodes; nil where one has been removed.
  nonisolated(unsafe) private var readers: [Reader?] = []
  /// The indices of the free slots.
  nonisolated(unsafe) private var vacant: [Int] = []

  private struct Reader {
    unowned let node: Node
  }

  package init() {}

  /// Records that the node in evaluation, if there is one, has read this value. Must be called on the main thread.
  nonisolated package final func recordRead() {
    guard let node = FrameContext.evaluatingNode else { return }
    // A node reads few values: a search costs less than a hash.
    let known = node.dependencies
    for dependency in known where dependency.source === self { return }
    var readers = readers
    self.readers = []
    let index: Int
    if vacant.isEmpty {
      index = readers.count
      readers.append(Reader(node: node))
    } else {
      var vacant = vacant
      self.vacant = []
      index = vacant.removeLast()
      self.vacant = vacant
      readers[index] = Reader(node: node)
    }
    self.readers = readers
    node.addDependency(Dependency(source: self, index: index))
  }

  /// Removes the reader at an index.
  final func removeReader(at index: Int) {
    var (readers, vacant) = (readers, vacant)
    (self.readers, self.vacant) = ([], [])
    readers[index] = nil
    vacant.append(index)
    (self.readers, self.vacant) = (readers, vacant)
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
