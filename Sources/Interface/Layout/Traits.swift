// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// What a view tells the container around it; it passes through the modifiers in between.
struct Traits {
  var zIndex: Double?
  var layoutPriority: Double?
  var gridColumns: Int?
  var gridColumnAlignment: HorizontalAlignment?
  var gridAnchor: UnitPoint?
  var gridUnsizedAxes: Axis.Set?
  /// The values of keys of the user's.
  var values: [ObjectIdentifier: Any] = [:]
}

extension Element {
  /// What it contains under all modifiers.
  final var trunk: Element {
    var element = self
    while let child = element.onlyChild { element = child }
    return element
  }

  /// The first value of a trait from the outside in.
  final func trait<Value>(_ read: (Traits) -> Value?) -> Value? {
    var element = self
    while true {
      if element.hasTraits, let value = read(element.traits) { return value }
      guard let child = element.onlyChild else { return nil }
      element = child
    }
  }

  /// The value of a key of the user's, the outermost that is set.
  final func layoutValue(_ key: ObjectIdentifier) -> Any? {
    var element = self
    while true {
      if element.hasTraits, let value = element.traits.values[key] { return value }
      guard let child = element.onlyChild else { return nil }
      element = child
    }
  }

  final var zIndex: Double { trait { $0.zIndex } ?? 0 }

  final var layoutPriority: Double {
    trait { $0.layoutPriority } ?? (trunk is SpacerElement ? -.infinity : 0)
  }

  /// Whether it is on its way out: it is drawn where it was, and no longer laid out.
  final var isDeparting: Bool {
    guard host.departures > 0 else { return false }
    var element = self
    while true {
      if element.hasLeft { return true }
      guard let child = element.onlyChild else { return false }
      element = child
    }
  }
}

extension Element {
  /// Tells a spacer, or a divider, the axis of the stack that it is in; nil in what is no stack.
  final func takeStackAxis(_ axis: Axis?) {
    let trunk = trunk
    guard trunk.setStackAxis(axis) else { return }
    var element: Element = trunk
    element.forgetSizes()
    while element !== self, let parent = element.parent {
      parent.forgetSizes()
      element = parent
    }
  }
}

/// Sets a trait of what it modifies.
public struct _TraitModifier: ElementModifier {
  public typealias Body = Never
  let traits: Traits

  func wrap(_ child: Element, _ node: Node) -> UnaryElement { UnaryElement(child, node) }

  func update(_ element: UnaryElement, _ pass: UpdatePass) {
    element.traits = traits
    element.setNeedsLayout()
  }
}

extension View {
  /// Draws the view in front of those around it with a lower value, and behind those with a higher one; 0 is
  /// the default.
  public func zIndex(_ value: Double) -> some View {
    modifier(_TraitModifier(traits: Traits(zIndex: value)))
  }

  /// Lets a stack give the view its space before those with a lower value; 0 is the default.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitModifier(traits: Traits(layoutPriority: value)))
  }
}
