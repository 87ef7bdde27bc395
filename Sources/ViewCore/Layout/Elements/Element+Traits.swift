// Part of Snapback, under the MIT licence; see LICENSE.

extension Element {
  /// The content inside all wrapping elements.
  package final var innermostContent: Element {
    var element = self
    while let child = element.onlyChild { element = child }
    return element
  }

  /// The content inside all elements that wrap or decorate it.
  package final var innermostWrappedContent: Element {
    var element = self
    while let child = element.wrappedContent { element = child }
    return element
  }

  /// Returns the innermost value of a trait; nil if none is set.
  package final func trait<Value>(_ read: (Traits) -> Value?) -> Value? {
    var element = self
    var result: Value?
    while true {
      if element.hasTraits, let value = read(element.traits) { result = value }
      guard let child = element.wrappedContent else { return result }
      element = child
    }
  }

  /// Returns the innermost value of a user-defined layout key; nil if none is set.
  package final func layoutValue(_ key: ObjectIdentifier) -> Any? { trait { $0.values[key] } }

  package final var zIndex: Double { trait { $0.zIndex } ?? 0 }

  package final var layoutPriority: Double {
    var element = self
    var result: Double?
    while true {
      if element.hasTraits, let value = element.traits.layoutPriority { result = value }
      guard let child = element.wrappedContent else { break }
      element = child
    }
    return result ?? (element is SpacerElement ? -.infinity : 0)
  }

  /// Whether the element, or the one it wraps or decorates, is transitioning out: it is drawn where it was and
  /// is not part of the layout.
  package final var isDeparting: Bool {
    guard host.departingCount > 0 else { return false }
    var element = self
    while true {
      if element.isTransitioningOut { return true }
      guard let child = element.presenceContent else { return false }
      element = child
    }
  }
}

extension Element {
  /// Sets the axis of the enclosing stack in a wrapped or decorated spacer or divider; nil outside of a stack.
  /// Invalidates cached sizes up to this element if they change.
  package final func applyStackAxis(_ axis: Axis?) {
    let content = innermostWrappedContent
    if content.setStackAxis(axis) { content.discardSizes(upTo: self) }
  }

  /// Discards the cached sizes of the element and its ancestors up to one of them. For
  /// values that a container sets while it measures.
  package final func discardSizes(upTo ancestor: Element) {
    invalidateSizes()
    var element = self
    while element !== ancestor, let parent = element.parent {
      parent.invalidateSizes()
      element = parent
    }
  }
}
