// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

extension ViewHost {
  /// Notes where the mouse is; a window that is not seen has none over it.
  func noteHover(_ event: InputEvent) {
    switch event {
    case .pointer(let sample): hover.note(sample)
    case .interruption(_, .hidden): hover.leave()
    case .wheel, .key, .text, .resize, .interruption: break
    }
  }
}
