// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import UIKitViews

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction {
  /// The meaning of a button.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  /// The text of the button; nil for an empty one.
  public let title: String?
  /// The meaning.
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
