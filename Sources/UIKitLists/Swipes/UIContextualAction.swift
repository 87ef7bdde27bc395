// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A button that a swipe of a row reveals, with its action.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal
    /// Red, for what removes the row.
    case destructive
  }

  /// Performs the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The button.
  ///   - completionHandler: To be called when the action is done, with whether it was performed; closes
  ///     the row if it is still there.
  public typealias Handler =
    (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
    ) -> Void

  /// The style.
  public let style: Style
  /// The closure that the button calls, with a closure that is to be called at the end of the
  /// action.
  public let handler: Handler
  /// The text; it is shown without an image, or below it in a row of at least 91 points.
  open var title: String?
  /// The image of the button, which is shown above the title, or in place of it in low rows; nil
  /// for none.
  open var image: UIImage?
  /// The color of the button; red or gray by default, and if it is set to nil.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// Creates a button with a title, which may be nil, and an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.handler, self.title) = (style, handler, title)
    super.init()
  }
}
