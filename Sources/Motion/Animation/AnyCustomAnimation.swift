// Part of Snapback, under the MIT licence; see LICENSE.

/// A type-erased custom animation. Two are equal if they have the same type and equal values.
package struct AnyCustomAnimation: Hashable, Sendable {
  package let base: any CustomAnimation

  package init(_ base: any CustomAnimation) { self.base = base }

  package static func == (lhs: AnyCustomAnimation, rhs: AnyCustomAnimation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { rhs.base as? A == base }
    return isEqual(lhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}
