// Part of Snapback, under the MIT licence; see LICENSE.

/// A cache that evicts the least recently used values when their total cost exceeds a capacity.
///
/// A dictionary of slots into a doubly linked list, which is ordered by last use. Lookup, insertion
/// and eviction take constant time.
struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var cost: Int
    /// Slots of the neighbors in the list; -1 at its ends.
    var newer: Int
    var older: Int
  }

  /// The maximum total cost, above 0. A single value that costs more is still stored, alone.
  let capacity: Int
  private(set) var totalCost = 0
  private var slots: [Key: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var newest = -1
  private var oldest = -1

  init(capacity: Int) {
    precondition(capacity > 0, "a cache needs a capacity above 0, not \(capacity)")
    self.capacity = capacity
  }

  var count: Int { slots.count }

  /// Returns the value for a key and marks it as the most recently used; nil if it is not cached.
  mutating func value(for key: Key) -> Value? {
    guard let slot = slots[key], let value = entries[slot]?.value else { return nil }
    if slot != newest {
      unlink(slot)
      link(slot)
    }
    return value
  }

  /// Stores a value, replaces an older one of the same key, and evicts the least recently used
  /// values.
  ///
  /// A negative cost counts as 0.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let slot = slots[key] { remove(at: slot) }
    let entry = Entry(key: key, value: value, cost: max(cost, 0), newer: -1, older: -1)
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      entries[slot] = entry
    } else {
      slot = entries.count
      entries.append(entry)
    }
    slots[key] = slot
    totalCost += entry.cost
    link(slot)
    while totalCost > capacity, oldest != newest { remove(at: oldest) }
  }

  private mutating func remove(at slot: Int) {
    guard let entry = entries[slot] else { return }
    unlink(slot)
    totalCost -= entry.cost
    slots[entry.key] = nil
    entries[slot] = nil
    free.append(slot)
  }

  private mutating func link(_ slot: Int) {
    entries[slot]?.older = newest
    entries[slot]?.newer = -1
    if newest >= 0 { entries[newest]?.newer = slot }
    newest = slot
    if oldest < 0 { oldest = slot }
  }

  private mutating func unlink(_ slot: Int) {
    guard let entry = entries[slot] else { return }
    if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
    if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
  }
}
