// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The title, image and badge that a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem {
  /// The text below the image; nil for none.
  open var title: String?
  /// The image of the tab; nil for none.
  open var image: UIImage?
  /// The image while the tab is selected; nil for the same.
  open var selectedImage: UIImage?
  /// A text in a badge at the image; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// The background color of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Called when the badge has changed.
  package var changed: () -> Void = {}
  /// A number for the program's use; 0 by default.
  open var tag = 0
  /// The attributes of the text, by states.
  package var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without a text and an image.
  public init() {}

  /// Creates an item with a text, an image and a number for the program's use.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a text, an image, and another image while the tab is selected; nil for the same one.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Sets the color and the font of the text in a state; nil for the usual ones.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// The color and the font of the text in a state; nil for the usual ones.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}
