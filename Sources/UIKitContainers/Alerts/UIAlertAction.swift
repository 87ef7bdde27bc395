// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import UIKitViews

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction {
  /// What a button does, which decides its color and its place.
  public enum Style: Int, Sendable {
    case `default`
    /// It changes nothing. An alert has at most one.
    case cancel
    /// It deletes or changes data, and is red.
    case destructive
  }

  /// The text of the button; nil for an empty one.
  public let title: String?
  /// What the button does.
  public let style: Style
  /// Whether it can be pressed; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.changed() } } }
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates a button. Its handler is called when the alert has been dismissed.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { (self.title, self.style, self.handler) = (title, style, handler) }
}
