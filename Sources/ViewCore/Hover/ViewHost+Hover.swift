// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

extension ViewHost {
  package var hover: HoverSession { service() }

  /// Updates the mouse position from an event; a hidden window has no mouse over it.
  func updateHover(_ event: InputEvent) {
    switch event {
    case .pointer(let sample): hover.handle(sample)
    case .interruption(_, .hidden): hover.pointerLeft()
    case .interruption: hover.release()
    case .wheel, .key, .text, .resize: break
    }
  }
}
