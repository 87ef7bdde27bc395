// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The open row of a list: at most one row is open at a time.
@MainActor
final class SwipeSession: ViewBound {
  var storage: ObjectIdentifier?
  private var close: (() -> Void)?

  /// Closes the open row and registers another one.
  ///
  /// - Parameter close: Closes the row that starts to move.
  func begin(_ close: @escaping () -> Void) {
    let old = self.close
    self.close = nil
    old?()
    self.close = close
  }

  /// Unregisters the open row after it has been closed.
  func end() { close = nil }

  /// Closes the open row.
  func closeAll() {
    let old = close
    close = nil
    old?()
  }

  func viewReleased() { close = nil }
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
