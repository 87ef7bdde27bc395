// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension UITextView {
  /// The kind of an on-screen keyboard. No effect: there is none.
  public var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// The label of the return key of an on-screen keyboard. No effect: there is none.
  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// Whether text is corrected automatically. No effect: it never is.
  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  /// When an on-screen keyboard types capitals. No effect: there is none.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  /// Whether spelling is checked. No effect: it never is.
  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  /// The appearance of an on-screen keyboard. No effect: there is none.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  /// The meaning of the text, for completion. No effect: text is not completed.
  public var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
  /// Whether the return key of an on-screen keyboard is disabled without a text. No effect: there is
  /// none.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
}
