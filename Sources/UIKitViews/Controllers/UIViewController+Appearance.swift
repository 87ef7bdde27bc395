// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
@_spi(ViewTree) import ViewCore

extension UIViewController {
  /// The phases of showing and hiding a controller's view.
  enum Appearance {
    case hidden
    case appearing
    case shown
    case disappearing
  }

  /// Shows the view by a closure, with the calls around it.
  func appear(animated: Bool, _ show: () -> Void) {
    beginAppearanceTransition(true, animated: animated)
    show()
    if !animated { endAppearanceTransition() }
  }

  /// Whether a container shows the controller's view.
  var parentShows: Bool { isViewLoaded && viewIfLoaded?.superview != nil }

  /// Removes the view from its window.
  func detachFromWindow() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  /// Whether the view is shown or about to be.
  var isShown: Bool { appearance == .shown || appearance == .appearing }

  /// Whether the controller is inside of a navigation stack.
  final var isInNavigationStack: Bool {
    guard let parent else { return false }
    return parent.isNavigationStack || parent.isInNavigationStack
  }
}
