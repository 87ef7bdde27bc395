// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

/// The swipes of a list's rows: a row that is dragged to a side reveals the buttons beside it.
///
/// The bounds of the row's view move, so that its contents do, while its frame remains that of the row.
@MainActor
final class RowSwipe: UIGestureRecognizerDelegate {
  private struct Row {
    let cell: UIView
    let path: IndexPath
    var buttons: RowSwipeButtons?
    /// The distance by which the contents are moved to the right, in points.
    var offset: CGFloat = 0
  }

  private unowned let list: any SwipeableList
  private var row: Row?
  private var dragStart: CGFloat = 0
  /// The row and the buttons with which the pan that is about to begin begins.
  private var candidate: Row?
  let pan = UIPanGestureRecognizer()

  init(_ list: any SwipeableList) {
    self.list = list
    pan.addTarget(self, action: Selector(method: RowSwipe.panned, "panned"))
    pan.delegate = self
    pan.isInternal = true
    for recognizer in list.gestureRecognizers ?? [] where recognizer is UITapGestureRecognizer {
      if recognizer.isInternal { recognizer.delegate = self }
    }
    list.addGestureRecognizer(pan)
    list.panGestureRecognizer.addTarget(
      self, action: Selector(method: RowSwipe.scrolled, "scrolled"))
  }

  /// Whether buttons of a row are revealed.
  var isOpen: Bool { row.map { $0.offset != 0 } ?? false }

  // MARK: Gestures

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan else { return true }
    // A pan that lost to another recognizer has left one.
    candidate = nil
    let (translation, end) = (pan.translation(in: list), pan.location(in: list))
    guard abs(translation.x) > abs(translation.y),
      let (cell, path) = list.swipedRow(
        at: CGPoint(x: end.x - translation.x, y: end.y - translation.y))
    else { return false }
    if let row, row.cell === cell { return true }
    let isLeading = translation.x > 0
    guard let buttons = makeButtons(path, isLeading) else { return false }
    candidate = Row(cell: cell, path: path, buttons: buttons)
    return true
  }

  /// Touches of controls in a row or beside it are not taps on the row.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer !== pan else { return true }
    var view = touch.view
    while let current = view, current !== list {
      if current is RowSwipeButtons || current is UIControl { return false }
      view = current.superview
    }
    return true
  }

  private func scrolled(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .began { close() }
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: list).x
    switch recognizer.state {
    case .began:
      begin()
      // The translation until the pan began does not count.
      let rest = max(0, abs(translation) - 10) * (translation < 0 ? -1 : 1)
      recognizer.setTranslation(CGPoint(x: rest, y: 0), in: list)
      drag(by: rest)
    case .changed: drag(by: translation)
    case .ended: release(recognizer.velocity(in: list).x)
    case .cancelled: end()
    default: break
    }
  }

  private func begin() {
    if let candidate {
      close()
      reset()
      list.rowWillOpen(candidate.path)
      attach(candidate)
      self.candidate = nil
    } else if let cell = row?.cell {
      // The row may be opening or closing.
      row?.offset = -(cell.layer.presentation()?.bounds.origin.x ?? cell.bounds.origin.x)
      for view in [cell, row?.buttons].compactMap({ $0 }) { view.layer.removeAllAnimations() }
    }
    dragStart = row?.offset ?? 0
  }

  private func drag(by translation: CGFloat) {
    guard let path = row?.path, let cell = row?.cell else { return }
    let target = dragStart + translation
    if target != 0, row?.buttons?.isLeading != (target > 0) {
      row?.buttons?.removeFromSuperview()
      row?.buttons = makeButtons(path, target > 0)
      if let buttons = row?.buttons { cell.addSubview(buttons) }
    }
    guard let buttons = row?.buttons else { return show(0) }
    let (width, pull, sign) = (buttons.width, abs(target), CGFloat(target < 0 ? -1 : 1))
    let allowsFull = buttons.configuration.performsFirstActionWithFullSwipe
    if pull > width, !allowsFull {
      let band = RubberBand(dimension: Double(max(cell.bounds.width, 1)))
      show(sign * (width + CGFloat(band.offset(forPull: Double(pull - width)))))
    } else {
      show(target)
    }
    let isFull = allowsFull && pull > max(width + 30, cell.bounds.width * 0.6)
    if isFull != buttons.isFull {
      buttons.isFull = isFull
      animate { buttons.layoutIfNeeded() }
    }
  }

  /// Opens or closes the row, whichever is nearer to where it would be after 0.15 s, or performs the
  /// action of a full swipe.
  private func release(_ velocity: CGFloat) {
    guard let row, let buttons = row.buttons, row.offset != 0 else { return end() }
    let sign: CGFloat = row.offset < 0 ? -1 : 1
    if buttons.isFull, let button = buttons.edgeButton {
      let isDestructive = button.action.style == .destructive
      animate { [self] in show(sign * (isDestructive ? row.cell.bounds.width : buttons.width)) }
      return perform(button)
    }
    let projected = sign * (row.offset + velocity * 0.15)
    if projected > buttons.width / 2 {
      animate { [self] in show(sign * buttons.width) }
    } else {
      close()
    }
  }

  /// Closes the row, or discards one that is closed already.
  private func end() {
    if row?.offset == 0 { reset() } else { close() }
  }

  // MARK: Rows

  private func makeButtons(_ path: IndexPath, _ isLeading: Bool) -> RowSwipeButtons? {
    guard let actions = list.swipeActions(path, isLeading: isLeading), !actions.actions.isEmpty
    else { return nil }
    return RowSwipeButtons(actions, isLeading: isLeading) { [weak self] in self?.perform($0) }
  }

  /// The actions of the buttons at both sides of a row that have titles, for assistive technologies.
  func actions(of cell: UIView) -> [(name: String, perform: @MainActor () -> Void)] {
    guard let path = list.path(of: cell), list.canSwipe(path) else { return [] }
    let actions = [true, false].flatMap {
      list.swipeActions(path, isLeading: $0)?.actions ?? []
    }
    return actions.compactMap { action in
      guard let title = action.title else { return nil }
      let perform: @MainActor () -> Void = { action.handler(action, cell) { _ in } }
      return (title, perform)
    }
  }

  private func attach(_ row: Row) {
    self.row = row
    guard let buttons = row.buttons else { return }
    ViewAnimation.withoutAnimation { row.cell.addSubview(buttons) }
    show(0)
    ViewAnimation.withoutAnimation { buttons.layoutIfNeeded() }
  }

  /// Opens a row at its right side, without a gesture.
  func open(_ cell: UIView, _ path: IndexPath) {
    close()
    reset()
    guard let buttons = makeButtons(path, false) else { return }
    list.rowWillOpen(path)
    attach(Row(cell: cell, path: path, buttons: buttons))
    animate { [self] in show(-buttons.width) }
  }

  private func perform(_ button: RowSwipeButton) {
    button.action.handler(button.action, button) { [weak self, weak cell = row?.cell] _ in
      if let self, let cell, self.row?.cell === cell { close() }
    }
  }

  /// Closes the row if one is open. Returns whether one was.
  @discardableResult
  func close() -> Bool {
    guard let row, row.offset != 0 else { return false }
    // A row that has been deleted leaves as it is.
    guard list.path(of: row.cell) != nil else { return true }
    row.buttons?.isFull = false
    UIView.animate(springDuration: 0.38, bounce: 0.14) { [self] in
      show(0)
    } completion: { [weak self] _ in
      if let self, self.row?.cell === row.cell, self.row?.offset == 0 { reset() }
    }
    return true
  }

  /// Forgets a row whose view is released.
  func forget(_ cell: UIView) {
    if row?.cell === cell { reset() }
  }

  private func reset() {
    guard let row else { return }
    self.row = nil
    ViewAnimation.withoutAnimation { row.cell.bounds.origin.x = 0 }
    row.buttons?.removeFromSuperview()
    list.rowDidClose(list.path(of: row.cell) ?? row.path)
  }

  private func animate(_ body: @escaping () -> Void) {
    UIView.animate(springDuration: 0.38, bounce: 0.14, animations: body)
  }

  /// Moves the contents of the row, and shows the buttons in what that reveals.
  private func show(_ offset: CGFloat) {
    guard let cell = row?.cell else { return }
    row?.offset = offset
    cell.bounds.origin.x = -offset
    guard let buttons = row?.buttons else { return }
    let size = CGSize(width: abs(offset), height: cell.bounds.height)
    let x = buttons.isLeading ? min(0, -offset) : cell.bounds.width
    buttons.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
    buttons.layoutIfNeeded()
  }
}
