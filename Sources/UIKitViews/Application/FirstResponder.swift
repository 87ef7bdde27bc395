// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The responder to which actions without a target and keys go first.
@MainActor
package final class FirstResponder {
  package static let shared = FirstResponder()
  package private(set) weak var current: UIResponder?

  package func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current, !current.resignFirstResponder() { return false }
    current = responder
    return true
  }

  /// Without a first responder it removes the keyboard focus from the view that has it.
  package func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }
}

/// Stands for the view with the keyboard focus in `sendAction(_:to:from:for:)`.
final class FocusedView: UIResponder {
  override func resignFirstResponder() -> Bool {
    FrameContext.current.host?.focus.move(to: nil)
    return true
  }
}
