// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The state of an open menu: its rows and the touch that drags over them.
@MainActor
package final class MenuSession: ViewBound {
  package var storage: ObjectIdentifier?
  package var close: () -> Void = {}
  /// Shows a submenu over the menu with its row.
  private(set) var push: (Submenu) -> Void = { _ in }
  /// The levels of the menus that scroll, so that dragging does not select their rows.
  private var scrollingLevels: Set<Int> = []
  private var submenuCount = 0
  private var rows: [MenuRowElement] = []
  private weak var highlightedRow: MenuRowElement?
  /// The row where the drag began.
  private weak var initialRow: MenuRowElement?
  private var isDragging = false
  /// Whether the first row is the nearest to the label.
  var isByPriority = false
  /// Whether the menu is above its label.
  var isAbove = false
  /// The view that the touch which opened the menu drags; nil for none.
  weak var dragged: (any DragSource)?
  /// The frame in the window of a preview with a size of its own; nil for a copy of the view.
  package var previewFrame: CGRect?
  /// Closes submenus until a number of them is open.
  private(set) var pop: (_ depth: Int) -> Void = { _ in }
  /// Receives the number of open submenus.
  private var setDepth: (Int) -> Void = { _ in }
  /// The number of open submenus: the level whose rows can be chosen.
  private(set) var depth = 0

  package init() {}

  /// A menu inside another one.
  struct Submenu {
    let label: AnyView
    let items: AnyView
    /// The row that has opened it.
    let row: MenuRowHandle
  }

  /// Returns an identity for a submenu that no other one has had.
  func makeSubmenuID() -> Int {
    submenuCount += 1
    return submenuCount
  }

  /// Sets whether the menu with a number of menus around it scrolls.
  func setScrolls(_ scrolls: Bool, level: Int) {
    if scrolls { scrollingLevels.insert(level) } else { scrollingLevels.remove(level) }
  }

  /// Sets the function that shows a submenu over the menu with its row.
  func setPushHandler(_ push: @escaping (Submenu) -> Void) {
    self.push = push
  }

  /// Sets the function that closes submenus.
  func setPopHandler(_ pop: @escaping (_ depth: Int) -> Void) {
    self.pop = pop
  }

  /// Sets the function that receives the number of open submenus.
  func setDepthHandler(_ setDepth: @escaping (Int) -> Void) {
    self.setDepth = setDepth
  }

  /// Sets the number of open submenus.
  func showDepth(_ depth: Int) {
    guard depth != self.depth else { return }
    self.depth = depth
    cancel()
    setDepth(depth)
  }

  func add(_ row: MenuRowElement) {
    if !rows.contains(where: { $0 === row }) { rows.append(row) }
  }

  func remove(_ row: MenuRowElement) {
    rows.removeAll { $0 === row }
  }

  /// Highlights the row at a location in the window, in points.
  package func drag(to point: CGPoint) {
    guard !scrollingLevels.contains(depth) else { return }
    let row = row(at: point)
    if !isDragging { initialRow = row }
    isDragging = true
    highlight(row)
  }

  /// Ends the drag and chooses the row at the location. The row where the drag began is left to its
  /// own press gesture.
  package func endDrag(at point: CGPoint) {
    guard isDragging else { return }
    let row = row(at: point)
    let hasMoved = row !== initialRow
    cancel()
    if hasMoved, let row { row.action() }
  }

  package func cancel() {
    isDragging = false
    initialRow = nil
    highlight(nil)
  }

  /// Moves the focus to the next or previous enabled row, wrapping around at the ends.
  func moveFocus(from row: MenuRowElement?, by step: Int) {
    let enabledRows = rows.filter { isActive($0) }.sorted {
      $0.windowFrame.minY < $1.windowFrame.minY
    }
    guard !enabledRows.isEmpty else { return }
    let index = enabledRows.firstIndex { $0 === row }
    let next =
      index.map { ($0 + step + enabledRows.count) % enabledRows.count }
      ?? (step > 0 ? 0 : enabledRows.count - 1)
    enabledRows[next].requestFocus()
  }

  private func highlight(_ row: MenuRowElement?) {
    guard row !== highlightedRow else { return }
    highlightedRow?.setHighlighted(false)
    highlightedRow = row
    row?.setHighlighted(true)
  }

  private func row(at point: CGPoint) -> MenuRowElement? {
    rows.first { isActive($0) && $0.windowFrame.encloses(point) }
  }

  /// Whether a row can be chosen now.
  private func isActive(_ row: MenuRowElement) -> Bool {
    row.isEnabled && row.level == depth && !row.isInTransitionOut
  }

  package func viewReleased() {
    (close, push, pop, setDepth, rows) = ({}, { _ in }, { _ in }, { _ in }, [])
  }
}
