// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The label of the return key of an on-screen keyboard, of which there is none.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// Whether text is corrected automatically, which it never is.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spelling is checked while text is typed, which it never is.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The appearance of an on-screen keyboard, of which there is none.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
  /// The old name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The traits of a field's on-screen keyboard.
///
/// - Note: Differs from UIKit: text is typed with a hardware keyboard, so that the traits have no effect.
struct TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocorrectionType = UITextAutocorrectionType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
}
