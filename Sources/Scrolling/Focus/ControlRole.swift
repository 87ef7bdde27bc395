// Part of Snapback, under the MIT licence; see LICENSE.

/// The kind of a view for assistive technologies.
package enum ControlRole: String, Sendable, CaseIterable {
  case button
  case link
  /// A control that is on or off.
  case toggle
  case slider
  case stepper
  /// A control that selects one of several values.
  case picker
  /// One of several values, of which one is selected.
  case option
  /// A button that opens a menu or a panel.
  case menuButton
  case menuItem
  case textField
  case secureField
  case textArea
  case searchField
  case tab
  case tabBar
  case list
  case listItem
  case progress
  /// An activity whose progress is unknown.
  case busyIndicator
  case image
  case staticText
  case heading
  case dialog
  case menu
  case scrollArea
  /// Views that belong together.
  case group
}
