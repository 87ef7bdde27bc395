// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

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

/// Whether quotation marks are replaced by typographic ones while text is typed, which they never are.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether hyphens are replaced by dashes while text is typed, which they never are.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spaces around pasted and deleted words are corrected, which they never are.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The traits of a field's on-screen keyboard. Not for programs.
///
/// - Note: Differs from UIKit: text is typed with a hardware keyboard, so that the traits have no effect.
public struct _TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocorrectionType = UITextAutocorrectionType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
}

/// A field with the traits of an on-screen keyboard. Not for programs: its members are those of UIKit's fields.
@preconcurrency @MainActor
public protocol _TraitedText: UIView {
  var _traits: _TextInputTraits { get set }
}

extension UITextField: _TraitedText {
  public var _traits: _TextInputTraits {
    get { edit.traits }
    set { edit.traits = newValue }
  }
}

extension UITextView: _TraitedText {
  public var _traits: _TextInputTraits {
    get { edit.traits }
    set { edit.traits = newValue }
  }
}

extension UISearchBar: _TraitedText {
  public var _traits: _TextInputTraits {
    get { searchTextField._traits }
    set { searchTextField._traits = newValue }
  }
}

extension _TraitedText {
  /// The kind of an on-screen keyboard. No effect: there is none.
  public var keyboardType: UIKeyboardType {
    get { _traits.keyboardType }
    set { _traits.keyboardType = newValue }
  }
  /// The label of the return key of an on-screen keyboard. No effect: there is none.
  public var returnKeyType: UIReturnKeyType {
    get { _traits.returnKeyType }
    set { _traits.returnKeyType = newValue }
  }
  /// Whether text is corrected automatically. No effect: it never is.
  public var autocorrectionType: UITextAutocorrectionType {
    get { _traits.autocorrectionType }
    set { _traits.autocorrectionType = newValue }
  }
  /// The automatic capitalization of an on-screen keyboard. No effect: there is none.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { _traits.autocapitalizationType }
    set { _traits.autocapitalizationType = newValue }
  }
  /// Whether spelling is checked. No effect: it never is.
  public var spellCheckingType: UITextSpellCheckingType {
    get { _traits.spellCheckingType }
    set { _traits.spellCheckingType = newValue }
  }
  /// The appearance of an on-screen keyboard. No effect: there is none.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _traits.keyboardAppearance }
    set { _traits.keyboardAppearance = newValue }
  }
  /// The meaning of the text, for completion. No effect: text is not completed.
  public var textContentType: UITextContentType! {
    get { _traits.textContentType }
    set { _traits.textContentType = newValue }
  }
  /// Whether the return key of an on-screen keyboard is disabled without a text. No effect: there is
  /// none.
  public var enablesReturnKeyAutomatically: Bool {
    get { _traits.enablesReturnKeyAutomatically }
    set { _traits.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether quotation marks are replaced by typographic ones. No effect: they never are.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _traits.smartQuotesType }
    set { _traits.smartQuotesType = newValue }
  }
  /// Whether hyphens are replaced by dashes. No effect: they never are.
  public var smartDashesType: UITextSmartDashesType {
    get { _traits.smartDashesType }
    set { _traits.smartDashesType = newValue }
  }
  /// Whether spaces around pasted and deleted words are corrected. No effect: they never are.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { _traits.smartInsertDeleteType }
    set { _traits.smartInsertDeleteType = newValue }
  }
}
