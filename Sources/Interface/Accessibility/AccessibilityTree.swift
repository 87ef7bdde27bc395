// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// What a view says of itself to those who do not see it, and where it is.
package struct AccessibilityItem {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits = AccessibilityTraits()
  /// The upright rectangle around it in the window.
  package var frame = CGRect.zero
  /// What may be done with it.
  package var actions: [(kind: AccessibilityActionKind, action: () -> Void)] = []
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  fileprivate var sortPriority = 0.0

  fileprivate init() {}

  /// Takes what an outer view says, which counts before what was said inside.
  fileprivate mutating func take(_ outer: AccessibilityProperties) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    identifier = outer.identifier ?? identifier
    traits = traits.union(outer.added).subtracting(outer.removed)
    actions += outer.actions
    adjust = outer.adjust ?? adjust
    sortPriority = outer.sortPriority ?? sortPriority
  }
}

extension ViewHost {
  /// What the views that say something of themselves say, in order, and the texts.
  package var accessibilityItems: [AccessibilityItem] {
    root?.rootElement?.accessibilityItems ?? []
  }
}

extension Element {
  fileprivate var accessibilityItems: [AccessibilityItem] {
    let rect = CGRect(origin: .zero, size: size).applying(modelTransformToRoot)
    if let text = self as? TextElement {
      var item = AccessibilityItem()
      item.label = text.spokenText
      item.traits = .isStaticText
      item.frame = rect
      return item.label?.isEmpty == false ? [item] : []
    }
    guard let own = (self as? AccessibilityElement)?.properties else {
      return children.filter { !$0.isDeparting }.flatMap(\.accessibilityItems)
        .sortedByPriority()
    }
    if own.isHidden { return [] }
    let inner = children.flatMap(\.accessibilityItems)
    if own.children == .contain || (own.children == nil && inner.count > 1) {
      return inner.map { item in
        var item = item
        item.take(own)
        return item
      }
    }
    var item = AccessibilityItem()
    if own.children != .ignore {
      for part in inner {
        item.label = [item.label, part.label].compactMap { $0 }.joined(separator: ", ")
        item.value = item.value ?? part.value
        item.traits.formUnion(part.traits)
        item.actions += part.actions
      }
    }
    item.frame = rect
    item.take(own)
    return [item]
  }
}

extension [AccessibilityItem] {
  fileprivate func sortedByPriority() -> [AccessibilityItem] {
    contains { $0.sortPriority != 0 } ? sorted { $0.sortPriority > $1.sortPriority } : self
  }
}
