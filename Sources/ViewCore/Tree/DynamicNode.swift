// Part of Snapback, under the MIT licence; see LICENSE.

/// A node whose children are inserted and removed, each identified by a key: an `if`, a `ForEach`, an `.id`.
///
/// A child that is removed in an animated pass stays, out of the layout, until its transition has
/// ended. If it is inserted again before that, it is the same child, with its state.
@MainActor
class DynamicNode<V: View, Key: Hashable>: TypedNode<V> {
  private var presencesByKey: [Key: PresenceNode] = [:]
  /// The keys of all children, including those that are being removed, back to front.
  private var order: [Key] = []
  /// All children in that order.
  private var presences: [PresenceNode] = []
  /// The children that are not shown and keep their state.
  private var kept = OffscreenChildren<Key>()
  /// The transition around the node, which also applies to children that are inserted later.
  final let transition: (any EnclosingTransition)?
  /// Whether children are being shown: their elements are collected when all are there.
  private var isShowing = false

  override init(_ context: borrowing _NodeContext) {
    transition = context.transition
    super.init(context)
  }

  final override var children: [Node] { presences }
  override var rowCreation: RowCreation { .inherited }

  /// The children in order, with their keys, and whether each is shown and not being removed.
  final var keyedChildren: [(key: Key, node: Node, isShown: Bool)] {
    var children: [(key: Key, node: Node, isShown: Bool)] = []
    children.reserveCapacity(order.count)
    for key in order {
      if let presence = presencesByKey[key] {
        children.append((key, presence, !presence.isBeingRemoved))
      }
    }
    return children
  }

  override func shows(_ child: Node) -> Bool { !((child as? PresenceNode)?.isKept ?? false) }

  /// Shows one child for each key, in order: inserts, updates and removes children. The keys must be unique. `make` and
  /// `update` receive the index of the key. Children whose keys are quiet are inserted and removed without transitions,
  /// and keep their state while they are not shown.
  final func show(
    _ keys: [Key], _ pass: UpdatePass, isQuiet: (Key) -> Bool = { _ in false },
    make: (Int, _NodeContext) -> Node, update: (Int, Node) -> Void
  ) {
    isShowing = true
    let wanted = Set(keys)
    // A child that is removed without a transition is gone before others are inserted.
    for key in order where !wanted.contains(key) {
      guard let presence = presencesByKey[key], !presence.isBeingRemoved else { continue }
      if isQuiet(key) {
        removeQuietly(key, presence)
      } else if presence.isRemovedAtOnce {
        discard(key)
      }
    }
    for (index, key) in keys.enumerated() {
      if let presence = presencesByKey[key] {
        presence.cancelRemoval(pass)
        update(index, presence.content)
      } else if let presence = kept.take(key) {
        presencesByKey[key] = presence
        update(index, presence.content)
      } else {
        let pass = isQuiet(key) ? pass.quietInsertion : pass
        var context = childContext(pass)
        context.transition = transition
        // Newer code has its own types, so the identity of a type cannot be migrated.
        let isType = key is ObjectIdentifier || key is RowID<ObjectIdentifier>
        let id = host.migration == nil || isType ? nil : "\(key)"
        presencesByKey[key] = PresenceNode(context, id: id) { make(index, $0) }
      }
    }
    for key in order where !wanted.contains(key) { beginRemoval(of: key, pass) }
    let oldOrder = order
    order = merged(keys, wanted)
    if order != oldOrder { preferenceOrderChanged() }
    collectPresences()
    isShowing = false
    updateElements(pass)
  }

  final override func childElementsChanged(_ pass: UpdatePass) {
    if !isShowing { updateElements(pass) }
  }

  /// Shows one child, of a view.
  final func showOnly<Content: View>(_ key: Key, _ view: Content, _ pass: UpdatePass) {
    show([key], pass, make: { makeChild(view, $1) }, update: { updateChild($1, view, pass) })
  }

  /// Returns a node of a view, with the transition around this node.
  final func makeChild<Content: View>(_ view: Content, _ context: _NodeContext) -> Node {
    transition?.make(view, context) ?? context.make(view)
  }

  /// Updates a node that `makeChild` has returned.
  final func updateChild<Content: View>(_ node: Node, _ view: Content, _ pass: UpdatePass) {
    if let transition { return transition.update(node, view, pass) }
    (node as? TypedNode<Content>)?.update(view, pass)
  }

  /// The children that are shown, in order, without those that are being removed.
  final var shown: [(key: Key, node: Node)] {
    order.compactMap { key in shownChild(key).map { (key, $0) } }
  }

  /// Returns the child of a key; nil if it is not shown or is being removed.
  final func shownChild(_ key: Key) -> Node? {
    presencesByKey[key].flatMap { $0.isBeingRemoved ? nil : $0 }
  }

  /// Removes a child without a transition: keeps it if it has state.
  private func removeQuietly(_ key: Key, _ presence: PresenceNode) {
    guard presence.containsState else { return discard(key) }
    presencesByKey[key] = nil
    kept.insert(presence, for: key)
  }

  /// Discards the kept children except those whose keys `members` returns of all of them.
  final func discardKept(except members: (Set<Key>) -> Set<Key>) {
    kept.discard(except: members)
  }

  override func dismantle() {
    kept.discard { _ in [] }
    super.dismantle()
  }

  private func beginRemoval(of key: Key, _ pass: UpdatePass) {
    guard let presence = presencesByKey[key], !presence.isBeingRemoved else { return }
    let isAnimated = presence.beginRemoval(pass) { [weak self] in self?.finishRemoval(of: key) }
    if !isAnimated { discard(key) }
  }

  private func finishRemoval(of key: Key) {
    guard presencesByKey[key]?.isBeingRemoved == true else { return }
    discard(key)
    order.removeAll { $0 == key }
    collectPresences()
    updateElements(host.pass(at: host.time))
  }

  private func collectPresences() {
    var shown: [PresenceNode] = []
    shown.reserveCapacity(order.count)
    for key in order {
      if let presence = presencesByKey[key] { shown.append(presence) }
    }
    presences = shown
  }

  private func discard(_ key: Key) {
    presencesByKey.removeValue(forKey: key)?.dismantle()
  }

  /// Returns the wanted keys in order, with each key that is being removed after its former
  /// predecessor; at the start if that is gone.
  private func merged(_ keys: [Key], _ wanted: Set<Key>) -> [Key] {
    var first: [Key] = []
    var successors: [Key: Key] = [:]
    for (index, key) in order.enumerated() where !wanted.contains(key) {
      guard presencesByKey[key] != nil else { continue }
      if index > 0, presencesByKey[order[index - 1]] != nil {
        successors[order[index - 1]] = key
      } else {
        first.append(key)
      }
    }
    if first.isEmpty, successors.isEmpty { return keys }
    var result: [Key] = []
    for key in first.reversed() + keys {
      result.append(key)
      var last = key
      while let next = successors[last] {
        result.append(next)
        last = next
      }
    }
    return result
  }
}
