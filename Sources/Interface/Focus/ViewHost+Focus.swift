// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
import Motion

extension ViewHost {
  /// Gives what the keyboard says to who has the focus; answers whether it is not for the hand.
  func takeKeyboard(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let sample):
      touchSource.keyboardAim = gestureGrip
      guard let element = root?.rootElement else { return false }
      if focus.take(sample, in: element) { return true }
      return sample.isDown && (keyAction(sample) || offerToStages(sample))
    case .text(let sample):
      focus.take(sample)
      return true
    case .interruption:
      focus.releaseKeys()
      return false
    case .pointer, .wheel, .resize: return false
    }
  }

  /// Brings the focus to where states say that it is, once the views have followed them.
  func followFocusBindings() {
    afterPass { [link] in
      guard let host = link.host, let element = host.root?.rootElement else { return }
      host.focus.followBindings(in: element)
    }
  }

  /// Where text is being written, in the window's points; nil where nobody writes. An input method shows its
  /// candidates there.
  package var textInputArea: CGRect? {
    guard let focused = focus.focused, focused.target.text != nil else { return stageTextInputArea }
    let own = focused.target.caret?() ?? CGRect(origin: .zero, size: focused.presentedSize)
    return own.applying(focused.transformToRoot)
  }
}
