// Part of Snapback, under the MIT licence; see LICENSE.

/// The elements that a node has made around its children's elements: one wrapper for each, all of one class. It is not
/// generic over that class: each access would look up the types that depend on it.
@MainActor
struct WrapperList {
  private(set) var pairs: [(child: Element, wrapper: Element)] = []

  /// Up to this number of wrappers a linear search is faster than a dictionary.
  private static var searchLimit: Int { 8 }

  /// The wrappers, in order. A loop: a closure checks the actor.
  var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(pairs.count)
    for (_, wrapper) in pairs { elements.append(wrapper) }
    return elements
  }

  /// Replaces the wrapped elements, and returns the wrappers of those that are gone. Wrappers of
  /// the others are reused. Takes linear time.
  mutating func replaceChildren(
    with children: [Element], wrap: (Element) -> Element
  ) -> [Element] {
    if pairs.isEmpty {
      pairs.reserveCapacity(children.count)
      for child in children { pairs.append((child, wrap(child))) }
      return []
    }
    let old = pairs
    var start = 0
    let shorter = min(old.count, children.count)
    while start < shorter, old[start].child === children[start] { start += 1 }
    if start == old.count, start == children.count { return [] }

    var indices: [ObjectIdentifier: Int] = [:]
    if old.count - start > Self.searchLimit {
      indices.reserveCapacity(old.count - start)
      for index in start..<old.count { indices[ObjectIdentifier(old[index].child)] = index }
    }
    func oldIndex(of child: Element) -> Int? {
      if indices.isEmpty { return old[start...].firstIndex { $0.child === child } }
      return indices[ObjectIdentifier(child)]
    }

    var isReused = [Bool](repeating: false, count: old.count - start)
    pairs.removeSubrange(start...)
    pairs.reserveCapacity(children.count)
    for child in children[start...] {
      if let index = oldIndex(of: child) {
        isReused[index - start] = true
        pairs.append(old[index])
      } else {
        pairs.append((child, wrap(child)))
      }
    }
    return isReused.indices.filter { !isReused[$0] }.map { old[start + $0].wrapper }
  }

  func dismantle() {
    for (_, wrapper) in pairs { wrapper.dismantle() }
  }
}
