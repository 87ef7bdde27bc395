// Part of Snapback, under the MIT licence; see LICENSE.

/// A cache that evicts the least recently used values when their total cost exceeds a capacity.
///
/// A dictionary of slots into a doubly linked list, which is ordered by last use. Lookup, insertion
/// and eviction take constant time. A key is hashed once for a lookup and the insertion after it.
struct LRUCache<Key: Hashable, Value> {
  /// A key with its hash value, which is all that the dictionary hashes.
  private struct HashedKey: Hashable {
    let key: Key
    let value: Int

    init(_ key: Key) {
      self.key = key
      value = key.hashValue
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  /// The position of an entry in the list, and its cost. Without references, so that moving an entry
  /// in the list counts none.
  private struct Link {
    /// Slots of the neighbors in the list; -1 at its ends.
    var newer = -1
    var older = -1
    var cost: Int
  }

  /// The maximum total cost, above 0. A single value that costs more is still stored, alone.
  let capacity: Int
  private(set) var totalCost = 0
  private var slots: [HashedKey: Int] = [:]
  private var keys: [HashedKey?] = []
  private var values: [Value?] = []
  private var links: [Link] = []
  private var free: [Int] = []
  private var newest = -1
  private var oldest = -1

  init(capacity: Int) {
    precondition(capacity > 0, "a cache needs a capacity above 0, not \(capacity)")
    self.capacity = capacity
  }

  var count: Int { slots.count }

  /// Returns the value for a key and marks it as the most recently used. If it is not cached, stores
  /// that which `make` returns, and evicts the least recently used values.
  ///
  /// A negative cost counts as 0.
  mutating func value(for key: Key, orInsert make: (Key) -> (value: Value, cost: Int)) -> Value {
    let key = HashedKey(key)
    if let slot = slots[key], let value = values[slot] {
      if slot != newest {
        unlink(slot)
        link(slot)
      }
      return value
    }
    let (value, cost) = make(key.key)
    insert(value, for: key, cost: max(cost, 0))
    return value
  }

  private mutating func insert(_ value: Value, for key: HashedKey, cost: Int) {
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      keys[slot] = key
      values[slot] = value
      links[slot] = Link(cost: cost)
    } else {
      slot = keys.count
      keys.append(key)
      values.append(value)
      links.append(Link(cost: cost))
    }
    slots[key] = slot
    totalCost += cost
    link(slot)
    while totalCost > capacity, oldest != newest { remove(at: oldest) }
  }

  private mutating func remove(at slot: Int) {
    unlink(slot)
    totalCost -= links[slot].cost
    if let key = keys[slot] { slots[key] = nil }
    keys[slot] = nil
    values[slot] = nil
    free.append(slot)
  }

  private mutating func link(_ slot: Int) {
    links[slot].older = newest
    links[slot].newer = -1
    if newest >= 0 { links[newest].newer = slot }
    newest = slot
    if oldest < 0 { oldest = slot }
  }

  private mutating func unlink(_ slot: Int) {
    let link = links[slot]
    if link.newer >= 0 { links[link.newer].older = link.older } else { newest = link.older }
    if link.older >= 0 { links[link.older].newer = link.newer } else { oldest = link.newer }
  }
}
