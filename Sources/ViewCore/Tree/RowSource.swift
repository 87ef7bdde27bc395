// Part of Snapback, under the MIT licence; see LICENSE.

/// A `ForEach` whose container asks for the rows that it needs, so that no others are created.
///
/// Its elements are those of the rows that are created, between two `RowSpaceElement`s that stand for
/// the others.
@MainActor
package protocol RowSource: AnyObject {
  /// The number of rows, made or not.
  var rowCount: Int { get }
  /// The rows that are created.
  var madeRows: Range<Int> { get }
  /// For each row that is shown, in order, its index and the number of its elements; an index of
  /// nil for a row that is being removed.
  var shownRows: [(index: Int?, elementCount: Int)] { get }
  /// The extents of the rows in the container.
  var extents: RowExtents { get set }
  /// The number of changes of the data.
  var dataRevision: Int { get }
  /// The object with which the container lays out the rows.
  var container: AnyObject? { get set }

  /// A row that is not discarded, because a touch is moving it; nil for none.
  var heldRow: Int? { get set }

  /// Makes the rows in a range, and discards all others, without transitions.
  func makeRows(_ rows: Range<Int>, _ pass: UpdatePass)

  /// Returns the index of the row with an id; nil if there is none. Takes linear time.
  func rowIndex(of id: AnyHashable) -> Int?

  /// Returns the index of the row whose content has an explicit id; nil if there is none. Builds
  /// the contents of all rows.
  func rowIndex(ofExplicitID id: AnyHashable) -> Int?

  /// Returns the elements of a row; none if it is not created.
  func elements(ofRow row: Int) -> [Element]
}

extension Node {
  /// The axis along which the rows of a `ForEach` inside of the node are created lazily; nil if all are
  /// made at once.
  final var lazyAxis: Axis? {
    var node: Node? = self
    while let current = node {
      switch current.rowCreation {
      case .inherited: node = current.parent
      case .eager: return nil
      case .lazy(let axis): return current.isScrolled(along: axis) ? axis : nil
      }
    }
    return nil
  }

  private func isScrolled(along axis: Axis) -> Bool {
    var node = parent
    while let current = node {
      if current.scrolledAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
        return true
      }
      node = current.parent
    }
    return false
  }

  /// Returns the first row below the node that has an id and may not be created: of a `ForEach`'s
  /// data, or else from an `.id` in its content.
  package final func row(identifiedBy id: AnyHashable) -> (source: any RowSource, index: Int)? {
    let sources = rowSources
    for source in sources {
      if let index = source.rowIndex(of: id) { return (source, index) }
    }
    for source in sources {
      if let index = source.rowIndex(ofExplicitID: id) { return (source, index) }
    }
    return nil
  }

  private var rowSources: [any RowSource] {
    var sources: [any RowSource] = []
    func collect(_ node: Node) {
      if let source = node as? any RowSource, source.container != nil { sources.append(source) }
      for child in node.children { collect(child) }
    }
    collect(self)
    return sources
  }
}
