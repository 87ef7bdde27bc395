// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An object that can respond to events: the superclass of applications' and scenes' delegates.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }

  /// Changes the main menu. It is never called, as a window has no menu here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
}
