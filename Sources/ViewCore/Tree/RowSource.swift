// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A `ForEach` whose container asks for the rows that it needs, so that no others are made.
///
/// Its elements are those of the rows that are made, between two `RowSpaceElement`s that stand for
/// the others.
@MainActor
package protocol RowSource: AnyObject {
  /// The number of rows, made or not.
  var rowCount: Int { get }
  /// The rows that are made.
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

  /// Returns the elements of a row; none if it is not made.
  func elements(ofRow row: Int) -> [Element]
}

/// How the rows of a `ForEach` are made that is a child of a node, or of a descendant that passes
/// its children's elements on.
@_spi(ViewTree) public enum RowCreation {
  /// As for the node itself.
  case inherited
  /// All at once.
  case eager
  /// When they are needed, if a scroll view scrolls along one of the axes.
  case lazy(Axis)
}

extension Node {
  /// The axis along which the rows of a `ForEach` inside of the node are made lazily; nil if all are
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

  /// Returns the first row below the node that has an id and may not be made: of a `ForEach`'s
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

/// Stands for the rows before or after those that a `RowSource` has made. It draws nothing; the
/// container knows its length.
package final class RowSpaceElement: Element {
  package unowned let source: any RowSource
  package let isBefore: Bool

  init(_ source: any RowSource & Node, isBefore: Bool) {
    self.source = source
    self.isBefore = isBefore
    super.init(source)
  }

  /// The rows that the element stands for.
  package var rows: Range<Int> {
    isBefore
      ? 0..<source.madeRows.lowerBound
      : source.madeRows.upperBound..<max(source.madeRows.upperBound, source.rowCount)
  }

  /// The length along the container's axis, in points.
  package var length: CGFloat {
    let rows = rows
    if rows.isEmpty { return 0 }
    return source.extents.length(before: rows.upperBound)
      - source.extents.length(before: rows.lowerBound)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Element {
  /// The rows that the element stands for, if they are not made; nil for all other elements.
  package final var rowSpace: RowSpaceElement? { innermostContent as? RowSpaceElement }

  final var isRowSpace: Bool { rowSpace != nil }
}

/// The content of a view with an `.id` outside of it.
@MainActor
protocol ExplicitlyIdentified {
  var explicitID: AnyHashable? { get }
}
