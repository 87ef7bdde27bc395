// Part of Snapback, under the MIT licence; see LICENSE.

extension Element {
  /// The content inside all wrapping elements.
  package final var innermostContent: Element {
    var element = self
    while let child = element.onlyChild { element = child }
    return element
  }

  /// Returns the outermost value of a trait; nil if none is set.
  package final func trait<Value>(_ read: (Traits) -> Value?) -> Value? {
    var element = self
    while true {
      if element.hasTraits, let value = read(element.traits) { return value }
      guard let child = element.onlyChild else { return nil }
      element = child
    }
  }

  /// Returns the outermost value of a user-defined layout key; nil if none is set.
  package final func layoutValue(_ key: ObjectIdentifier) -> Any? {
    var element = self
    while true {
      if element.hasTraits, let value = element.traits.values[key] { return value }
      guard let child = element.onlyChild else { return nil }
      element = child
    }
  }

  package final var zIndex: Double { trait { $0.zIndex } ?? 0 }

  package final var layoutPriority: Double {
    trait { $0.layoutPriority } ?? (innermostContent is SpacerElement ? -.infinity : 0)
  }

  /// Whether the element, or the one it wraps, is transitioning out: it is drawn where it was and
  /// is not part of the layout.
  package final var isDeparting: Bool {
    guard host.departingCount > 0 else { return false }
    var element = self
    while true {
      if element.isTransitioningOut { return true }
      guard let child = element.onlyChild else { return false }
      element = child
    }
  }
}

extension Element {
  /// Sets the axis of the enclosing stack in a wrapped spacer or divider; nil outside of a stack.
  /// Invalidates cached sizes up to this element if they change.
  package final func applyStackAxis(_ axis: Axis?) {
    let innermostContent = innermostContent
    guard innermostContent.setStackAxis(axis) else { return }
    var element: Element = innermostContent
    element.invalidateSizes()
    while element !== self, let parent = element.parent {
      parent.invalidateSizes()
      element = parent
    }
  }
}
