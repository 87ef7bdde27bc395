// Part of Snapback, under the MIT licence; see LICENSE.

/// A node whose children come and go, each known by a key: an `if`, a `ForEach`, an `.id`.
///
/// A child that goes in an animated pass stays, out of the layout, until its transition has ended; if it comes
/// back before, it is the same child, with its state.
@MainActor
class DynamicNode<V: View, Key: Hashable>: TypedNode<V> {
  private var occupants: [Key: PresenceNode] = [:]
  /// The keys of all occupants, those that are leaving too, back to front.
  private var order: [Key] = []
  /// The transition around, which is also around what comes later.
  final let transition: (any TransitionOffer)?

  override init(_ context: _NodeContext) {
    transition = context.transition
    super.init(context)
  }

  /// Those occupants, in that order.
  private var presences: [PresenceNode] = []

  final override var children: [Node] { presences }

  /// Shows a child for each key, in order. The keys are all different.
  final func show(
    _ keys: [Key], _ pass: UpdatePass, make: (Int, _NodeContext) -> Node,
    update: (Int, Node) -> Void
  ) {
    for (index, key) in keys.enumerated() {
      if let occupant = occupants[key] {
        occupant.come(pass)
        update(index, occupant.content)
      } else {
        var context = childContext(pass)
        context.transition = transition
        // Newer code has types of its own, so a type tells nothing.
        let id = host.memory == nil || key is ObjectIdentifier ? nil : "\(key)"
        occupants[key] = PresenceNode(context, id: id) { make(index, $0) }
      }
    }
    let wanted = Set(keys)
    for key in order where !wanted.contains(key) { release(key, pass) }
    let before = order
    order = merged(keys, wanted)
    if order != before { noteOrderForPreferences() }
    collectPresences()
    updateElements(pass)
  }

  /// What it shows, in order, without what is leaving.
  final var shown: [(key: Key, node: Node)] {
    order.compactMap { key in occupant(key).map { (key, $0) } }
  }

  final func occupant(_ key: Key) -> Node? {
    occupants[key].flatMap { $0.isLeaving ? nil : $0 }
  }

  private func release(_ key: Key, _ pass: UpdatePass) {
    guard let occupant = occupants[key], !occupant.isLeaving else { return }
    let stays = occupant.leave(pass) { [weak self] in self?.remove(key) }
    if !stays { discard(key) }
  }

  private func remove(_ key: Key) {
    guard occupants[key]?.isLeaving == true else { return }
    discard(key)
    order.removeAll { $0 == key }
    collectPresences()
    updateElements(host.pass(at: host.time))
  }

  private func collectPresences() {
    presences.removeAll(keepingCapacity: true)
    for key in order {
      if let occupant = occupants[key] { presences.append(occupant) }
    }
  }

  private func discard(_ key: Key) {
    occupants.removeValue(forKey: key)?.dismantle()
  }

  /// The wanted keys in order, with those that are leaving after what came before them.
  private func merged(_ keys: [Key], _ wanted: Set<Key>) -> [Key] {
    var result = keys
    for (index, key) in order.enumerated() where !wanted.contains(key) && occupants[key] != nil {
      let before = index > 0 ? result.firstIndex(of: order[index - 1]) : nil
      result.insert(key, at: before.map { $0 + 1 } ?? 0)
    }
    return result
  }
}
