// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A button that a swipe of a table's row reveals at the right, as in programs for old versions of iOS.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of a button.
  public struct Style: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    /// Creates a style from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Red.
    public static let `default` = Style(rawValue: 0)
    /// Red, for what removes the row.
    public static let destructive = Style(rawValue: 0)
    /// Gray.
    public static let normal = Style(rawValue: 1)
  }

  /// The style.
  public let style: Style
  /// The text.
  open var title: String?
  /// The color of the button; nil for that of the style.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button. The row closes when it has been pressed.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The same as a contextual action of a row.
  func contextual(_ path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title)
    {
      [self] _, _, completion in
      handler(self, path)
      completion(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
