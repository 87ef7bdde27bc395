// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Scrolling
@_spi(ViewTree) package import ViewCore

/// A view, or several combined ones, as assistive technologies present it.
@MainActor
package struct AccessibilityNode {
  /// The element, or the view of UIKit, that the node stands for. It identifies the node as long as it
  /// exists.
  package private(set) weak var object: AnyObject?
  package private(set) weak var host: ViewHost?
  package var role: ControlRole
  package var label: String?
  /// The value as text.
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var headingLevel: Int?
  /// The bounding box in the window, in points.
  package var frame: CGRect
  /// Whether a part of the node is within the window and the scroll views around it.
  package var isShowing = true
  package var isEnabled = true
  package var isSelected: Bool?
  package var isOn: Bool?
  package var isExpanded: Bool?
  /// Whether the node's siblings are to be ignored.
  package var isModal = false
  package var number: ControlValue?
  package var text: EditedText?
  /// The element that gets the keyboard focus for the node; nil if it cannot have it.
  package var focus: FocusElement?
  package var isFocused = false
  /// The view that gets the keyboard focus for the node if that has actions and no `focus`.
  package private(set) weak var stop: (any KeyboardStop)?
  package var actions: [AccessibilityAction] = []
  /// Changes the value by a number of steps.
  package var adjust: (@MainActor (Int) -> Void)?
  package var children: [AccessibilityChild] = []
  var sortPriority = 0.0

  init(
    _ object: AnyObject, _ host: ViewHost, _ role: ControlRole, _ frame: CGRect, isShowing: Bool
  ) {
    self.object = object
    self.host = host
    self.role = role
    self.frame = frame
    self.isShowing = isShowing
  }

  /// Sets the view that gets the keyboard focus for the node.
  package mutating func setStop(_ view: any KeyboardStop) {
    stop = view
    isFocused =
      isFocused || host?.existingService(AccessibilityFocus.self)?.stop === view
  }

  /// The element that the node stands for; nil for a view of UIKit.
  package var element: Element? { object as? Element }

  /// The number of the children, including the rows of lazy containers that have not been created.
  package var childCount: Int { children.reduce(0) { $0 + $1.count } }

  /// Whether the node has no interaction: a text, a heading or an image.
  var isStatic: Bool {
    [.staticText, .heading, .image].contains(role) && children.isEmpty && focus == nil
      && adjust == nil && !actions.contains { $0.kind != .tap }
  }
}
