// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A button, a space or a view in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The kinds of buttons that have their text or image from the system.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .action: "square.and.arrow.up"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .bookmarks: "book"
      case .reply: "arrowshape.turn.up.left"
      case .organize: "folder"
      default: nil
      }
    }
  }

  /// The text of the button; nil for an item with an image.
  open var title: String?
  /// The image that is shown instead of a text; nil for none.
  open var image: UIImage?
  /// Whether the button can be pressed; true by default.
  open var isEnabled = true
  /// The object whose method a press calls; nil for the first responder that has it, or else for the first one around
  /// the button.
  open weak var target: AnyObject?
  /// The method of `target` that a press calls; nil for none.
  open var action: Selector?
  /// The action of a press, instead of a target's method.
  open var primaryAction: UIAction?
  /// The menu of the button; nil for none. A press opens it if the button has neither an action nor a
  /// target's method, else a long press.
  open var menu: UIMenu?
  /// Whether the button has the title of the checked action of its menu.
  open var changesSelectionAsPrimaryAction = false
  /// The style of the text: `plain`, the default, or bold.
  open var style = Style.plain
  /// A number for the use of the program; 0 by default.
  open var tag = 0
  /// The color of the title or the image; nil for the tint of the bar.
  open var tintColor: UIColor?
  /// The view that is shown instead of a button; nil for none.
  open var customView: UIView?
  /// The width in points; 0 for that of the contents.
  open var width: CGFloat = 0
  /// Whether the item is a space, and whether that takes what other items leave.
  package private(set) var isSpace = false
  package private(set) var isFlexible = false

  /// The view that shows the item; nil if none does.
  package weak var shownView: UIView?
  /// The attributes of the text, by states.
  package var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a button without a text and an image.
  public init() {}

  /// Creates a button with a text, whose press calls a method of an object. A target of nil stands for the first
  /// responder that has the method.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image, whose press calls a method of an object. A target of nil stands for the first
  /// responder that has the method.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with the title or the symbol of a common action, such as `.add` or `.done`.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    isFlexible = systemItem == .flexibleSpace
    isSpace = isFlexible || systemItem == .fixedSpace
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button that performs an action or, without one, opens a menu.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with a known meaning and an action or a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates an item that shows a view in its own size. A press of it calls nothing.
  public init(customView: UIView) { self.customView = customView }

  /// Returns an item that is only a space of a width in points between two buttons.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Returns a space that fills the width that the other items leave. Several share it equally.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Sets the color and the font of the text in a state; nil for the usual ones.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// The color and the font of the text in a state; nil for the usual ones.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  package func press() {
    primaryAction?.perform(sender: self)
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
