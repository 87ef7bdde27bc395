// Part of Snapback, under the MIT licence; see LICENSE.

extension Element {
  /// Returns the nearest ancestor of a type, which is not the element itself; nil if there is none.
  package final func nearestAncestor<Ancestor>(
    of type: Ancestor.Type = Ancestor.self
  ) -> Ancestor? {
    var ancestor = parent
    while let current = ancestor {
      if let result = current as? Ancestor { return result }
      ancestor = current.parent
    }
    return nil
  }

  /// Returns those of the element and its ancestors that are of a type, innermost first.
  package final func selfAndAncestors<Ancestor>(of type: Ancestor.Type) -> [Ancestor] {
    var result: [Ancestor] = []
    var ancestor: Element? = self
    while let current = ancestor {
      if let match = current as? Ancestor { result.append(match) }
      ancestor = current.parent
    }
    return result
  }

  /// Whether the element, or one around it, is transitioning out.
  package final var isInTransitionOut: Bool {
    guard host.departingCount > 0 else { return false }
    return sequence(first: self, next: \.parent).contains(where: \.isTransitioningOut)
  }

  /// Returns whether the element is another one or inside of it.
  package final func isDescendant(of other: Element) -> Bool {
    var ancestor: Element? = self
    while let current = ancestor {
      if current === other { return true }
      ancestor = current.parent
    }
    return false
  }
}

extension Node {
  /// Returns the nearest ancestor of a type, which is not the node itself; nil if there is none.
  package final func nearestAncestor<Ancestor>(
    of type: Ancestor.Type = Ancestor.self
  ) -> Ancestor? {
    var ancestor = parent
    while let current = ancestor {
      if let result = current as? Ancestor { return result }
      ancestor = current.parent
    }
    return nil
  }
}
