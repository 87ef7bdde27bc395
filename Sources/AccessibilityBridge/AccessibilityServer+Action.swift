// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import MessageBus
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// `org.a11y.atspi.Action`, `Value` and `Selection`.
extension AccessibilityServer {
  func actionReply(
    _ object: AccessibleObject, _ member: String, _ arguments: [DBusValue]
  ) -> BusReply {
    let actions = object.node.actions
    if member == "GetActions" {
      return .values([
        .array(
          "(sss)",
          actions.map {
            .structure([.string($0.name), .string(""), .string($0.key ?? "")])
          })
      ])
    }
    guard let index = arguments.first?.integer, actions.indices.contains(index) else {
      return member == "DoAction" ? .boolean(false) : .string("")
    }
    let action = actions[index]
    switch member {
    case "GetName", "GetLocalizedName": return .string(action.name)
    case "GetDescription": return .string(action.kind == .press ? object.node.hint ?? "" : "")
    case "GetKeyBinding": return .string(action.key ?? "")
    case "DoAction":
      guard object.node.isEnabled else { return .boolean(false) }
      perform(object, action.perform)
      return .boolean(true)
    default: return .unknown(member)
    }
  }

  func valueProperties(_ object: AccessibleObject) -> [String: DBusValue] {
    guard let number = object.node.number else { return [:] }
    return [
      "MinimumValue": .double(number.bounds.lowerBound),
      "MaximumValue": .double(number.bounds.upperBound),
      "MinimumIncrement": .double(number.step), "CurrentValue": .double(number.current),
      "Text": .string(object.node.value ?? ""),
    ]
  }

  // MARK: Selection

  func selectionReply(
    _ object: AccessibleObject, _ member: String, _ arguments: [DBusValue]
  ) -> BusReply {
    let index = arguments.first?.integer ?? -1
    let children = children(of: object)
    let selected = children.filter { $0.node.isSelected == true }
    func press(_ child: AccessibleObject?, if condition: (Bool) -> Bool) -> BusReply {
      guard let child, let isSelected = child.node.isSelected, condition(isSelected),
        let action = child.node.actions.first, child.node.isEnabled
      else { return .boolean(false) }
      perform(child, action.perform)
      return .boolean(true)
    }
    let child = objects.path(ofChild: index, of: object.id).flatMap { path in
      if case .object(let id) = path { objects.objects[id] } else { nil }
    }
    switch member {
    case "GetSelectedChild":
      return .values([
        reference(selected.indices.contains(index) ? .object(selected[index].id) : nil)
      ])
    case "SelectChild": return press(child) { !$0 }
    case "DeselectChild": return press(child) { $0 }
    case "IsChildSelected": return .boolean(child?.node.isSelected == true)
    case "DeselectSelectedChild", "SelectAll", "ClearSelection": return .boolean(false)
    default: return .unknown(member)
    }
  }

  private func children(of object: AccessibleObject) -> [AccessibleObject] {
    object.children.compactMap { if case .object(let id) = $0 { objects.objects[id] } else { nil } }
  }
}
