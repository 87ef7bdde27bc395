// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import MessageBus
import Scrolling

/// A state of AT-SPI, by its number in the protocol.
package enum ObjectState: UInt32, Sendable {
  case active = 1
  case busy = 3
  case checked = 4
  case collapsed = 5
  case editable = 7
  case enabled = 8
  case expandable = 9
  case expanded = 10
  case focusable = 11
  case focused = 12
  case modal = 16
  case multiLine = 17
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30
  case managesDescendants = 31
  case indeterminate = 32
  case checkable = 41
  case hasPopup = 42

  /// The name in events: `manages-descendants`.
  var name: String {
    CamelCase.words(of: String(describing: self), separator: "-")
  }
}

extension Set<ObjectState> {
  @MainActor
  init(_ node: AccessibilityNode) {
    self = [.visible]
    func set(_ states: ObjectState..., if condition: Bool) { if condition { formUnion(states) } }
    set(.showing, if: node.isShowing)
    set(.enabled, .sensitive, if: node.isEnabled)
    set(.focusable, if: (node.focus != nil || node.stop != nil) && node.isEnabled)
    set(.focused, if: node.isFocused)
    set(.modal, if: node.isModal)
    let isOption = node.role == .option
    if let isSelected = node.isSelected {
      insert(.selectable)
      set(.selected, if: isSelected)
      set(.checkable, if: isOption)
      set(.checked, if: isOption && isSelected)
    }
    if let isOn = node.isOn {
      insert(.checkable)
      set(.checked, if: isOn)
    }
    if let isExpanded = node.isExpanded {
      insert(.expandable)
      insert(isExpanded ? .expanded : .collapsed)
    }
    set(.hasPopup, if: node.role == .menuButton)
    if let text = node.text {
      set(.editable, if: node.isEnabled)
      insert(text.isMultiline ? .multiLine : .singleLine)
    }
    set(.busy, .indeterminate, if: node.role == .busyIndicator)
    set(.managesDescendants, if: node.children.contains { $0.node == nil })
  }

  /// The states as the protocol has them: the bits of two numbers.
  var words: [DBusValue] {
    var words: [UInt32] = [0, 0]
    for state in self { words[Int(state.rawValue / 32)] |= 1 << (state.rawValue % 32) }
    return words.map { .uint32($0) }
  }
}
