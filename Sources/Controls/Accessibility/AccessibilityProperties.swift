// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import Scrolling

/// The accessibility values that one modifier sets on a view.
package struct AccessibilityProperties {
  package var label: String?
  package var value: String?
  package var hint: String?
  /// The words by which a user may call the view, the most usual first; nil for the label.
  package var inputLabels: [String]?
  package var identifier: String?
  package var isHidden = false
  /// The traits to add.
  package var added = AccessibilityTraits()
  /// The traits to remove.
  package var removed = AccessibilityTraits()
  /// The kind of the view; nil for that of its content.
  package var role: ControlRole?
  /// The level of the heading, from 1 to 6; nil for none.
  package var headingLevel: Int?
  /// Whether the view is selected among its siblings; nil if its content decides it.
  package var isSelected: Bool?
  /// Whether what the view opens is open; nil if it opens nothing.
  package var isExpanded: Bool?
  /// Whether the content is presented although it is not visible.
  package var isRepresentation = false
  /// The presentation of descendants; nil uses `contain` for several items, otherwise `combine`.
  package var children: AccessibilityChildBehavior?
  package var sortPriority: Double?
  package var actions: [(kind: AccessibilityActionKind, action: () -> Void)] = []
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  package init(
    inputLabels: [String]? = nil, role: ControlRole? = nil, headingLevel: Int? = nil,
    isSelected: Bool? = nil, isExpanded: Bool? = nil, isRepresentation: Bool = false,
    children: AccessibilityChildBehavior? = nil,
    actions: [(kind: AccessibilityActionKind, action: () -> Void)] = []
  ) {
    self.inputLabels = inputLabels
    self.role = role
    self.headingLevel = headingLevel
    self.isSelected = isSelected
    self.isExpanded = isExpanded
    self.isRepresentation = isRepresentation
    self.children = children
    self.actions = actions
  }
}
