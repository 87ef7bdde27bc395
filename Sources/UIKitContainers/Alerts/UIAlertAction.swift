// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import UIKitViews

/// A button of an alert or action sheet, with its title and action.
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
  /// The role of the button, which decides its color and position.
  public let style: Style
  /// Whether the button can be pressed; true by default. It may change while the alert is shown.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.changed() } } }
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates a button. Its handler is called when the alert has been dismissed.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { (self.title, self.style, self.handler) = (title, style, handler) }
}
