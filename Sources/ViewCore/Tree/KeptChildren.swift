// Part of Snapback, under the MIT licence; see LICENSE.

/// The children of a `DynamicNode` that are out of sight and keep their state, to be shown again. Of
/// many the oldest are discarded.
@MainActor
struct KeptChildren<Key: Hashable> {
  /// The children, each with the number of its insertion.
  private var children: [Key: (presence: PresenceNode, number: Int)] = [:]
  /// The keys of the insertions from `firstNumber` on. A child that was taken is not in `children`, or
  /// with another number.
  private var insertions: [Key] = []
  private var firstNumber = 0

  /// The number of insertions that are kept at least, and half of the number that are kept at most.
  private static var limit: Int { 500 }

  /// Hides a child and keeps it.
  mutating func insert(_ presence: PresenceNode, for key: Key) {
    presence.setKept(true)
    children[key] = (presence, firstNumber + insertions.count)
    insertions.append(key)
    guard insertions.count >= 2 * Self.limit else { return }
    let count = insertions.count - Self.limit
    for (index, key) in insertions.prefix(count).enumerated()
    where children[key]?.number == firstNumber + index {
      children.removeValue(forKey: key)?.presence.dismantle()
    }
    insertions.removeFirst(count)
    firstNumber += count
  }

  /// Returns a child, which is shown from then on; nil if it is not kept.
  mutating func take(_ key: Key) -> PresenceNode? {
    guard !children.isEmpty, let presence = children.removeValue(forKey: key)?.presence else {
      return nil
    }
    presence.setKept(false)
    return presence
  }

  /// Discards the children, oldest first, except those whose keys `members` returns of all of them.
  mutating func discard(except members: (Set<Key>) -> Set<Key>) {
    guard !children.isEmpty else { return }
    let remaining = members(Set(children.keys))
    let discarded = children.filter { !remaining.contains($0.key) }.values
    children = children.filter { remaining.contains($0.key) }
    for (presence, _) in discarded.sorted(by: { $0.number < $1.number }) { presence.dismantle() }
  }
}
