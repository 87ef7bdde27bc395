// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The open row of a list: at most one row is open at a time.
@MainActor
final class SwipeSession: ViewBound {
  var storage: ObjectIdentifier?
  private var close: (() -> Void)?
  /// The object that represents the open row.
  private weak var row: AnyObject?
  private var isOver: (CGPoint) -> Bool = { _ in false }
  /// Called when a row opens, with true, and when it closes.
  var openChanged: (Bool) -> Void = { _ in }

  /// Closes the open row and registers another one.
  ///
  /// - Parameters:
  ///   - row: An object that represents the row that starts to move.
  ///   - isOver: Returns whether a point of the window is over the row that starts to move.
  ///   - close: Closes the row that starts to move.
  func begin(
    _ row: AnyObject, isOver: @escaping (CGPoint) -> Bool, _ close: @escaping () -> Void
  ) {
    let old = self.close
    self.close = nil
    old?()
    (self.row, self.isOver, self.close) = (row, isOver, close)
    openChanged(true)
  }

  /// Unregisters a row after it has been closed, unless another one has been opened since.
  func end(_ row: AnyObject) {
    guard row === self.row else { return }
    end()
  }

  private func end() {
    (close, row) = (nil, nil)
    openChanged(false)
  }

  /// Closes the open row.
  func closeAll() {
    guard let old = close else { return }
    close = nil
    old()
    end()
  }

  /// Closes the open row unless a point of the window is over it.
  func closeRow(outside point: CGPoint) {
    if close != nil, !isOver(point) { closeAll() }
  }

  func viewReleased() {
    (close, openChanged) = (nil, { _ in })
  }
}

private enum SwipeSessionKey: EnvironmentKey {
  static var defaultValue: SwipeSession? { nil }
}

extension EnvironmentValues {
  /// The session of the enclosing list.
  var swipeSession: SwipeSession? {
    get { self[SwipeSessionKey.self] }
    set { self[SwipeSessionKey.self] = newValue }
  }
}
