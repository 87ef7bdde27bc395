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
  private(set) final var presences: [PresenceNode] = []
  /// The children that are not shown and keep their state.
  private var kept = OffscreenChildren<Key>()
  /// Whether there have ever been any of these.
  private var hasKept = false
  /// The transition around the node, which also applies to children that are inserted later.
  final let transition: (any EnclosingTransition)?
  /// Whether children are being shown: their elements are collected when all are there.
  private var isShowing = false
  private var implicitRoot: ContainerElement?

  override init(_ context: borrowing _NodeContext) {
    transition = context.transition
    super.init(context)
    if Self.hasImplicitRoot { implicitRoot = makeImplicitRoot() }
  }

  /// Whether several views of the node may be an implicit stack. Otherwise, as in a type-erased view, those of its
  /// child may be one.
  class var hasImplicitRoot: Bool { true }

  override func arrangement(of child: Node) -> ChildArrangement {
    Self.hasImplicitRoot ? .separate : .inherited
  }

  override func collectElements() -> [Element] {
    let elements = super.collectElements()
    guard let implicitRoot else { return elements }
    implicitRoot.replaceItems(elements)
    return [implicitRoot]
  }

  final override var children: [Node] { presences }
  override var rowCreation: RowCreation { .inherited }

  override func shows(_ child: Node) -> Bool { !((child as? PresenceNode)?.isKept ?? false) }

  /// Shows one child for each key, in order: inserts, updates and removes children. The keys must be unique. `make` and
  /// `update` receive the index of the key. Children whose keys are quiet are inserted and removed without transitions,
  /// and keep their state while they are not shown.
  final func show(
    _ keys: [Key], _ pass: UpdatePass, isQuiet: (Key) -> Bool = { _ in false },
    make: (Int, _NodeContext) -> Node, update: (Int, Node) -> Void
  ) {
    isShowing = true
    // One lookup for each key: the hash of its generic type is most of the cost of a row that stays.
    let (oldOrder, old) = (order, presences)
    for presence in old { presence.isWanted = false }
    var children: [PresenceNode] = []
    children.reserveCapacity(keys.count)
    var known: [PresenceNode?] = []
    known.reserveCapacity(keys.count)
    for key in keys {
      let presence = presencesByKey[key]
      presence?.isWanted = true
      known.append(presence)
    }
    // A child that is removed without a transition is gone before others are inserted.
    for index in old.indices where !old[index].isWanted && !old[index].isBeingRemoved {
      if isQuiet(oldOrder[index]) {
        removeQuietly(oldOrder[index], old[index])
      } else if old[index].isRemovedAtOnce {
        discard(oldOrder[index])
      }
    }
    for index in keys.indices {
      let key = keys[index]
      let presence: PresenceNode
      if let shown = known[index] {
        presence = shown
        presence.cancelRemoval(pass)
        update(index, presence.content)
      } else if hasKept, let hidden = kept.take(key) {
        presence = hidden
        presencesByKey.updateValue(presence, forKey: key)
        update(index, presence.content)
      } else {
        let pass = isQuiet(key) ? pass.quietInsertion : pass
        var context = childContext(pass)
        context.transition = transition
        presence = PresenceNode(context, id: migrationID(of: key)) { make(index, $0) }
        presencesByKey.updateValue(presence, forKey: key)
      }
      presence.position = index
      children.append(presence)
    }
    for index in old.indices where !old[index].isWanted { beginRemoval(of: oldOrder[index], pass) }
    let leaving = old.indices.filter { !old[$0].isWanted && presencesByKey[oldOrder[$0]] != nil }
    order = leaving.isEmpty ? keys : merged(keys, leaving)
    if order != oldOrder { preferenceOrderChanged() }
    if leaving.isEmpty { presences = children } else { collectPresences() }
    isShowing = false
    updateElements(pass)
  }

  /// Returns the identity of a new child in the migration of state; nil while none is migrated.
  private func migrationID(of key: Key) -> String? {
    guard host.migration != nil else { return nil }
    // Newer code has its own types, so the identity of a type cannot be migrated.
    return key is ObjectIdentifier || key is RowID<ObjectIdentifier> ? nil : "\(key)"
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

  /// Returns the key of a child; nil if it is not shown or is being removed.
  final func shownKey(of child: Node) -> Key? {
    guard let child = child as? PresenceNode, !child.isBeingRemoved,
      child.position < presences.count, presences[child.position] === child
    else { return nil }
    return order[child.position]
  }

  /// Returns the child of a key; nil if it is not shown or is being removed.
  final func shownChild(_ key: Key) -> Node? {
    presencesByKey[key].flatMap { $0.isBeingRemoved ? nil : $0 }
  }

  /// Removes a child without a transition: keeps it if it has state.
  private func removeQuietly(_ key: Key, _ presence: PresenceNode) {
    guard presence.containsState else { return discard(key) }
    presencesByKey[key] = nil
    hasKept = true
    kept.insert(presence, for: key)
  }

  /// Discards the kept children except those whose keys `members` returns of all of them.
  final func discardKept(except members: (Set<Key>) -> Set<Key>) {
    kept.discard(except: members)
  }

  override func dismantle() {
    kept.discard { _ in [] }
    implicitRoot?.dismantle()
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
      guard let presence = presencesByKey[key] else { continue }
      presence.position = shown.count
      shown.append(presence)
    }
    presences = shown
  }

  private func discard(_ key: Key) {
    presencesByKey.removeValue(forKey: key)?.dismantle()
  }

  /// Returns the wanted keys in order, with each key that is being removed after its former
  /// predecessor; at the start if that is gone. `leaving` are the indices of the latter in the former order.
  private func merged(_ keys: [Key], _ leaving: [Int]) -> [Key] {
    var first: [Key] = []
    var successors: [Key: Key] = [:]
    for index in leaving {
      if index > 0, presencesByKey[order[index - 1]] != nil {
        successors[order[index - 1]] = order[index]
      } else {
        first.append(order[index])
      }
    }
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
