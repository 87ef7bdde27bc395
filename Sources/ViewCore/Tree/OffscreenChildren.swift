// Part of Snapback, under the MIT licence; see LICENSE.

/// The children of a `DynamicNode` that are out of sight and keep their state, to be shown again. Of
/// many the oldest are discarded.
@MainActor
struct OffscreenChildren<Key: Hashable> {
  /// The children, each with the number of its insertion.
  private var children: [Key: (presence: PresenceNode, number: Int)] = [:]
  /// The keys of the insertions from `firstNumber` on. A child that was taken is not in `children`, or
  /// with another number.
  private var insertions: [Key] = []
  private var firstNumber = 0
  /// The index in `insertions` of the oldest one that has not been discarded.
  private var oldest = 0

  /// The number of insertions that are kept.
  private static var limit: Int { 500 }

  /// Hides a child and keeps it.
  mutating func insert(_ presence: PresenceNode, for key: Key) {
    presence.setKept(true)
    children[key] = (presence, firstNumber + insertions.count)
    insertions.append(key)
    // One for one: a frame with many discarded children would be late.
    if insertions.count - oldest > Self.limit { discardOldest() }
  }

  private mutating func discardOldest() {
    let key = insertions[oldest]
    if children[key]?.number == firstNumber + oldest {
      children.removeValue(forKey: key)?.presence.dismantle()
    }
    oldest += 1
    guard oldest == Self.limit else { return }
    insertions.removeFirst(oldest)
    firstNumber += oldest
    oldest = 0
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
