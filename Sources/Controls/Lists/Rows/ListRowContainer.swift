// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
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
  var colors: ListColors { get }
  /// Whether the rows have no card behind them, but the page.
  var isPlain: Bool { get }
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

  /// Returns the bounds of a cell in the coordinate space of the container, in points.
  func rect(of cell: ListCell) -> CGRect {
    let margin = metrics.margin(in: presentedSize.width)
    return CGRect(
      x: margin, y: cell.top, width: presentedSize.width - 2 * margin,
      height: cell.bottom - cell.top)
  }

  /// Draws a cell alone: what is behind its row, and the row.
  func draw(_ cell: ListCell, _ builder: inout DisplayListBuilder) {
    let rect = pixelAligned(rect(of: cell))
    builder.fill(RoundedRect(rect), .color(isPlain ? colors.page : colors.card))
    cell.background?.drawLayer(in: self, &builder)
    cell.row.render(&builder)
  }

  /// Hit-tests the buttons and the context menus of the row at a point: adds their gestures, those of buttons unless a
  /// view in the row has been hit that handles touches itself. `path` is the result of the hit test of the rows,
  /// `count` the number of its gestures before that. Returns whether a button or a menu was hit.
  func hitRow(at point: CGPoint, _ path: inout HitPath, after count: Int) -> Bool {
    guard let cell = cells.first(where: { rect(of: $0).encloses(point) }) else { return false }
    let hitsButton = hitButton(of: cell, &path, after: count)
    let hitsMenu = hitContextMenu(of: cell, &path, after: count)
    return hitsButton || hitsMenu
  }

  private func hitButton(of cell: ListCell, _ path: inout HitPath, after count: Int) -> Bool {
    let gestures = cell.row.listRowButtons.filter(\.isEnabled).compactMap(\.attachedGesture)
    guard let first = gestures.first(where: { $0.mask.contains(.gesture) }) else { return false }
    for gesture in gestures { gesture.touchArea = TouchArea(self, rect(of: cell)) }
    let hits = path.gestures[count...]
    if hits.contains(where: { hit in gestures.contains { $0 === hit } }) { return true }
    // Gestures around the button, such as the swipe of its row, compete with it.
    guard hits.allSatisfy({ first.isDescendant(of: $0) }) else { return false }
    path.gestures.insert(first, at: count)
    if path.leaf == nil { path.leaf = first }
    return true
  }

  private func hitContextMenu(
    of cell: ListCell, _ path: inout HitPath, after count: Int
  ) -> Bool {
    let gestures = cell.row.rowContextMenus.compactMap(\.attachedGesture)
    guard let menu = gestures.first(where: { $0.mask.contains(.gesture) }) else { return false }
    menu.touchArea = TouchArea(self, rect(of: cell))
    let hits = path.gestures[count...]
    if hits.contains(where: { $0 === menu }) { return true }
    // Other gestures, such as those of revealed swipe buttons, are in front of the row.
    guard hits.allSatisfy({ menu.isDescendant(of: $0) || $0.isDescendant(of: menu) }) else {
      return false
    }
    // Inner gestures come first.
    let index = hits.firstIndex { menu.isDescendant(of: $0) }
    path.gestures.insert(menu, at: index ?? path.gestures.endIndex)
    if path.leaf == nil { path.leaf = menu }
    return true
  }
}
