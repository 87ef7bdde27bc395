// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An element that arranges the rows of a list: a list or a section.
@MainActor
protocol ListRowContainer: Element {
  /// The placed rows.
  var cells: [ListCell] { get }
  var metrics: ListMetrics { get }
  /// The rows whose buttons are pressed.
  var highlightedRows: Set<ObjectIdentifier> { get set }
}

extension ListRowContainer {
  /// Adds a row to the highlighted ones, or removes it.
  func setHighlighted(_ isHighlighted: Bool, _ row: Element) {
    if isHighlighted {
      highlightedRows.insert(ObjectIdentifier(row))
    } else {
      highlightedRows.remove(ObjectIdentifier(row))
    }
    invalidateDrawnBounds()
  }

  /// Hit-tests the buttons of the row at a point: adds the gesture of the first one, unless a view
  /// in the row has been hit that handles touches itself. `path` is the result of the hit test of
  /// the rows, `count` the number of its gestures before that. Returns whether a button was hit.
  func hitRowButton(at point: CGPoint, _ path: inout HitPath, after count: Int) -> Bool {
    let margin = metrics.margin(in: presentedSize.width)
    let width = presentedSize.width - 2 * margin
    let cell = cells.first { cell in
      CGRect(x: margin, y: cell.top, width: width, height: cell.bottom - cell.top)
        .encloses(point)
    }
    guard let cell else { return false }
    let rect = CGRect(x: margin, y: cell.top, width: width, height: cell.bottom - cell.top)
    let gestures = cell.row.listRowButtons.filter(\.isEnabled).compactMap(\.gesture)
    guard let first = gestures.first(where: { $0.mask.contains(.gesture) }) else { return false }
    for gesture in gestures { gesture.touchArea = TouchArea(self, rect) }
    let hits = path.gestures[count...]
    if hits.contains(where: { hit in gestures.contains { $0 === hit } }) { return true }
    // Gestures around the button, such as the swipe of its row, compete with it.
    guard hits.allSatisfy({ first.isDescendant(of: $0) }) else { return false }
    path.gestures.insert(first, at: count)
    if path.leaf == nil { path.leaf = first }
    return true
  }
}
