// Part of Snapback, under the MIT licence; see LICENSE.

/// The properties of a control that assistive technologies cannot learn from its subviews.
package struct ControlDescription {
  package var role: ControlRole
  /// The label if no subview has one, such as the prompt of a text field; nil if there is none.
  package var label: String?
  /// Whether the control is on; nil if it is neither on nor off.
  package var isOn: Bool?
  /// Whether the control is selected among its siblings; nil if it cannot be.
  package var isSelected: Bool?
  /// Whether the control's menu, pop-up or disclosure is open; nil if it has none.
  package var isExpanded: Bool?
  /// The number that the control sets; nil if it sets none.
  package var value: ControlValue?
  /// The text that the control edits; nil if it edits none.
  package var text: EditedText?
  /// Changes the value by a number of steps.
  package var adjust: (@MainActor (Int) -> Void)?
  /// Selects the subview at an index; nil if subviews cannot be selected.
  package var select: (@MainActor (Int) -> Void)?
  /// The index of the selected subview; nil if there is none.
  package var selectedIndex: Int?

  package init(
    _ role: ControlRole, label: String? = nil, isOn: Bool? = nil, isSelected: Bool? = nil,
    isExpanded: Bool? = nil, value: ControlValue? = nil, text: EditedText? = nil,
    adjust: (@MainActor (Int) -> Void)? = nil, select: (@MainActor (Int) -> Void)? = nil,
    selectedIndex: Int? = nil
  ) {
    self.role = role
    self.label = label
    self.isOn = isOn
    self.isSelected = isSelected
    self.isExpanded = isExpanded
    self.value = value
    self.text = text
    self.adjust = adjust
    self.select = select
    self.selectedIndex = selectedIndex
  }
}
