// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import UIKitViews

// Of attributed texts for screen readers only the characters are spoken.
extension UIView {
  /// The characters of `accessibilityLabel`.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The characters of `accessibilityHint`.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The characters of `accessibilityValue`.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
}
