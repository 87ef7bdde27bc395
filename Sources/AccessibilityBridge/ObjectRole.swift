// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Scrolling

/// A role of AT-SPI, by its number in the protocol.
package enum ObjectRole: UInt32, Sendable {
  case checkBox = 7
  case checkMenuItem = 8
  case comboBox = 11
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case popupMenu = 41
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case scrollPane = 49
  case slider = 51
  case spinButton = 52
  case text = 61
  case toggleButton = 62
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case grouping = 99

  /// The name in the protocol: `push button`.
  var name: String {
    CamelCase.words(of: String(describing: self), separator: " ")
  }

  @MainActor
  init(_ node: AccessibilityNode) {
    self =
      switch node.role {
      case .button: node.isOn == nil ? .pushButton : .toggleButton
      case .menuButton: .pushButton
      case .link: .link
      case .toggle: .checkBox
      case .slider: .slider
      case .stepper: .spinButton
      case .picker: node.children.isEmpty ? .comboBox : .grouping
      case .option: .radioButton
      case .menuItem: node.isOn == nil ? .menuItem : .checkMenuItem
      case .textField, .searchField: .entry
      case .secureField: .passwordText
      case .textArea: .text
      case .tab: .pageTab
      case .tabBar: .pageTabList
      case .list: .list
      case .listItem: .listItem
      case .progress, .busyIndicator: .progressBar
      case .image: .image
      case .staticText: .label
      case .heading: .heading
      case .dialog: .dialog
      case .menu: .popupMenu
      case .scrollArea: .scrollPane
      case .group: node.label == nil ? .panel : .grouping
      }
  }
}
