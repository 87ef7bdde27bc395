// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The accessibility description of a view and its position in the window.
package struct AccessibilityItem {
  package var label: String?
  package var value: String?
  package var hint: String?
  /// The words by which a user may call the item, the most usual first; nil for the label.
  package var inputLabels: [String]?
  package var identifier: String?
  package var traits = AccessibilityTraits()
  /// The axis-aligned bounding box in the window, in points.
  package var frame = CGRect.zero
  /// The available actions, those of inner views first.
  package var actions: [(kind: AccessibilityActionKind, action: () -> Void)] = []
  /// Changes the value by one step.
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  fileprivate var sortPriority = 0.0

  fileprivate init() {}

  /// Applies the properties of an outer modifier, which override those of inner views.
  fileprivate mutating func apply(_ outer: AccessibilityProperties) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    inputLabels = outer.inputLabels ?? inputLabels
    identifier = outer.identifier ?? identifier
    traits = traits.union(outer.added).subtracting(outer.removed)
    actions += outer.actions
    adjust = outer.adjust ?? adjust
    sortPriority = outer.sortPriority ?? sortPriority
  }
}

extension ViewHost {
  /// The accessibility items of the window in presentation order. Texts are included without any modifier.
  package var accessibilityItems: [AccessibilityItem] {
    root?.rootElement?.accessibilityItems ?? []
  }
}

extension Element {
  fileprivate var accessibilityItems: [AccessibilityItem] {
    let frame = CGRect(origin: .zero, size: size).applying(modelTransformToRoot)
    if let text = self as? TextElement {
      var item = AccessibilityItem()
      item.label = text.spokenText
      item.traits = .isStaticText
      item.frame = frame
      return item.label?.isEmpty == false ? [item] : []
    }
    guard let properties = (self as? AccessibilityElement)?.properties else {
      return children.filter { !$0.isDeparting }.flatMap(\.accessibilityItems)
        .sortedByPriority()
    }
    if properties.isHidden { return [] }
    let childItems = children.flatMap(\.accessibilityItems)
    if properties.children == .contain || (properties.children == nil && childItems.count > 1) {
      return childItems.map { item in
        var item = item
        item.apply(properties)
        return item
      }
    }
    var item = AccessibilityItem()
    if properties.children != .ignore {
      for child in childItems {
        item.label = [item.label, child.label].compactMap { $0 }.joined(separator: ", ")
        item.value = item.value ?? child.value
        item.traits.formUnion(child.traits)
        item.actions += child.actions
      }
    }
    item.frame = frame
    item.apply(properties)
    return [item]
  }
}

extension [AccessibilityItem] {
  fileprivate func sortedByPriority() -> [AccessibilityItem] {
    contains { $0.sortPriority != 0 } ? sorted { $0.sortPriority > $1.sortPriority } : self
  }
}
