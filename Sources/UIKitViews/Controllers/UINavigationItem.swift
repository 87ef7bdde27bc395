// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The contents of a navigation bar for a controller.
@preconcurrency @MainActor
open class UINavigationItem {
  /// The size of a controller's title in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the controller below, or large if there is none.
    case automatic
    /// Large.
    case always
    /// In the middle of the bar.
    case never
    /// The same as `never`.
    case inline
  }

  /// The title in the middle of the bar; nil, the default, for none.
  open var title: String? { didSet { changed() } }
  /// A view that the bar shows in place of the title; nil for none.
  open var titleView: UIView? { didSet { changed() } }
  /// The buttons at the leading edge, the outermost first; nil for none. They replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons at the trailing edge, the outermost first; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The title of the back button of the next controller.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The back button of the next controller, of which the title is shown; nil for `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The size of the title in a bar that prefers large titles; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// Whether the search bar is hidden while views are scrolled; true by default.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// The search controller, whose class is in another module; nil for none.
  package var search: UIViewController? { didSet { changed() } }
  /// Whether the bar shows no back button while the controller is on top; false by default.
  open var hidesBackButton = false { didSet { changed() } }
  /// Called when something has changed.
  package var changed: () -> Void = {}

  /// Creates an item with a title and without buttons.
  public init(title: String?) { self.title = title }

  /// The outermost button at the leading edge. Setting it replaces all buttons there; nil removes them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the only button at the leading edge, without an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only button at the trailing edge, without an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the leading edge, the outermost first, without an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the trailing edge, the outermost first, without an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The outermost button at the trailing edge. Setting it replaces all buttons there; nil removes them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
