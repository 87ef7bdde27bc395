// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension UIApplication {
  /// Sends an action to an object; without one, to the first responder (the sender if there is none) and
  /// those after it, or to the view with the keyboard focus. Returns whether it was sent.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let arguments = [sender ?? (sender as Any), event as Any]
    if let target { return action.perform(on: target, arguments) }
    var responder = FirstResponder.shared.current ?? sender as? UIResponder
    while let current = responder {
      if action.perform(on: current, arguments) { return true }
      responder = current.next
    }
    let focused = FocusedView()
    if action.perform(on: focused, arguments) { return true }
    return action.name.hasSuffix("resignFirstResponder") && focused.resignFirstResponder()
  }
}
