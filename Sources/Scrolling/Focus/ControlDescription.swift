// Part of Snapback, under the MIT licence; see LICENSE.

/// A control for assistive technologies: what they cannot learn from the views inside.
package struct ControlDescription {
  package var role: ControlRole
  /// The name if the views inside have none, such as the prompt of a text field; nil for none.
  package var label: String?
  /// Whether the control is on; nil if it is neither on nor off.
  package var isOn: Bool?
  /// Whether the control is selected among its siblings; nil if it cannot be.
  package var isSelected: Bool?
  /// Whether what the control opens is open; nil if it opens nothing.
  package var isExpanded: Bool?
  package var value: ControlValue?
  package var text: EditedText?
  /// Changes the value by a number of steps.
  package var adjust: (@MainActor (Int) -> Void)?
  /// Selects one of the views inside, by its index; nil if they cannot be selected.
  package var select: (@MainActor (Int) -> Void)?
  /// The index of the selected one of the views inside; nil for none.
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
