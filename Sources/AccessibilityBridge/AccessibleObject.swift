// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
@_spi(ViewTree) import Scrolling

/// A node with its number on the bus.
@MainActor
final class AccessibleObject {
  /// A child, or several that are not created yet.
  enum Child {
    case object(Int)
    case rows(PendingRows)

    @MainActor var count: Int { if case .rows(let rows) = self { rows.range.count } else { 1 } }
  }

  let id: Int
  var node: AccessibilityNode
  var parent: Int
  var children: [Child] = []

  init(_ id: Int, _ node: AccessibilityNode, parent: Int) {
    self.id = id
    self.node = node
    self.parent = parent
  }

  var role: ObjectRole { ObjectRole(node) }
  var states: Set<ObjectState> { Set(node) }
  var name: String { node.label ?? "" }
  var childCount: Int { children.reduce(0) { $0.clampedSum($1.count) } }

  /// The hint, and the value as text unless it is presented as a number.
  var summary: String {
    [node.number == nil && node.text == nil ? node.value : nil, node.hint]
      .compactMap(\.self).joined(separator: ". ")
  }

  /// The text, which is copied; nil if the object has none.
  var text: ObjectText? {
    if let text = node.text { return ObjectText(text) }
    return hasText ? ObjectText(name) : nil
  }

  private var hasText: Bool { node.text != nil || [.staticText, .heading].contains(node.role) }

  var attributes: [String: String] {
    var result = ["toolkit": "Snapback"]
    if let value = node.value { result["valuetext"] = value }
    if let level = node.headingLevel { result["level"] = String(level) }
    if let identifier = node.identifier { result["id"] = identifier }
    return result
  }

  var isSelectionContainer: Bool {
    [.picker, .list, .tabBar].contains(node.role)
      && node.children.contains { $0.node?.isSelected != nil }
  }

  /// The interfaces of the object, without their common prefix.
  var interfaces: [String] {
    var result = ["Accessible", "Component"]
    if !node.actions.isEmpty { result.append("Action") }
    if hasText { result.append("Text") }
    if node.text != nil { result.append("EditableText") }
    if node.number != nil { result.append("Value") }
    if isSelectionContainer { result.append("Selection") }
    return result
  }
}
