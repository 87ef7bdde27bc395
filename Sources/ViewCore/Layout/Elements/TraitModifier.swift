// Part of Snapback, under the MIT licence; see LICENSE.

/// Sets traits of the modified view.
public struct _TraitModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let traits: Traits

  package init(traits: Traits) {
    self.traits = traits
  }

  package static var wrapsMembers: Bool { false }

  package func wrap(_ child: Element, _ node: Node) -> TraitElement { TraitElement(child, node) }

  package func update(_ element: TraitElement, _ pass: UpdatePass) {
    element.traits = traits
    element.setNeedsLayout()
  }
}

/// An element that only has traits. Those around a section of a list apply to the section.
package final class TraitElement: UnaryElement {
  public override var memberContainer: MemberContainerElement? { child.memberContainer }
}

extension View {
  /// Sets the drawing order among the siblings: views with a higher value are in front; 0 by
  /// default. If it is set more than once, the innermost value counts.
  public func zIndex(_ value: Double) -> some View {
    modifier(_TraitModifier(traits: Traits(zIndex: value)))
  }

  /// Sets the order in which a stack distributes its length: views with a higher value take theirs
  /// first; 0 by default, and for NaN. If it is set more than once, the innermost value counts.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitModifier(traits: Traits(layoutPriority: value.isNaN ? 0 : value)))
  }
}
