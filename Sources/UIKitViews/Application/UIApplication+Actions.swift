// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension UIApplication {
  /// Sends an action to an object; without one, to the first that has its method: of the first responder and those after
  /// it, the sender and those after it, and the view with the keyboard focus. Returns whether it was sent.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let arguments = [sender ?? (sender as Any), event as Any]
    if let target { return action.perform(on: target, arguments) }
    let sending = sender as? UIResponder ?? (sender as? UIBarButtonItem)?.shownView
    for start in [FirstResponder.shared.current, sending] {
      var responder = start
      while let current = responder {
        if action.perform(on: current, arguments) { return true }
        responder = current.next
      }
    }
    let focused = FocusedView()
    if action.perform(on: focused, arguments) { return true }
    return action.name.hasSuffix("resignFirstResponder") && focused.resignFirstResponder()
  }
}
