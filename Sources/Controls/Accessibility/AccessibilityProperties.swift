// Part of Snapback, under the MIT licence; see LICENSE.

/// The accessibility values that one modifier sets on a view.
struct AccessibilityProperties {
  var label: String?
  var value: String?
  var hint: String?
  /// The words by which a user may call the view, the most usual first; nil for the label.
  var inputLabels: [String]?
  var identifier: String?
  var isHidden = false
  /// The traits to add.
  var added = AccessibilityTraits()
  /// The traits to remove.
  var removed = AccessibilityTraits()
  /// How descendants are presented; nil uses `contain` for several items, otherwise `combine`.
  var children: AccessibilityChildBehavior?
  var sortPriority: Double?
  var actions: [(kind: AccessibilityActionKind, action: () -> Void)] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}
