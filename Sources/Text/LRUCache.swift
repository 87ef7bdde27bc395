// Part of Snapback, under the MIT licence; see LICENSE.

/// A cache that evicts the least recently used values when their total cost exceeds a capacity.
///
/// A dictionary of slots into a doubly linked list, which is ordered by last use. Lookup, insertion
/// and eviction take constant time. A key is hashed once for a lookup and the insertion after it, and
/// stored once: the dictionary has hash values only, and keys with the same one form a chain.
struct LRUCache<Key: Hashable, Value> {
  /// The links and the cost of an entry. Without references, so that moving an entry in the list counts
  /// none.
  private struct Link {
    var hash: Int
    var cost: Int
    /// The slot of the next entry with the same hash value; -1 if there is none.
    var next: Int
    /// Slots of the neighbors in the list; -1 at its ends.
    var newer = -1
    var older = -1
  }

  /// The maximum total cost, above 0. A single value that costs more is still stored, alone.
  let capacity: Int
  private(set) var totalCost = 0
  private(set) var count = 0
  /// The slot of the first entry of each hash value.
  private var slots: [Int: Int] = [:]
  private var entries: [(key: Key, value: Value)?] = []
  private var links: [Link] = []
  private var free: [Int] = []
  private var newest = -1
  private var oldest = -1

  init(capacity: Int) {
    precondition(capacity > 0, "a cache needs a capacity above 0, not \(capacity)")
    self.capacity = capacity
  }

  /// Returns the value for a key and marks it as the most recently used. If it is not cached, stores
  /// that which `make` returns, and evicts the least recently used values.
  ///
  /// A negative cost counts as 0.
  mutating func value(for key: Key, orInsert make: (Key) -> (value: Value, cost: Int)) -> Value {
    let hash = key.hashValue
    var slot = slots[hash] ?? -1
    while slot >= 0 {
      if let entry = entries[slot], entry.key == key {
        if slot != newest {
          unlink(slot)
          link(slot)
        }
        return entry.value
      }
      slot = links[slot].next
    }
    let (value, cost) = make(key)
    insert((key, value), hash: hash, cost: max(cost, 0))
    return value
  }

  private mutating func insert(_ entry: (key: Key, value: Value), hash: Int, cost: Int) {
    let link = Link(hash: hash, cost: cost, next: slots[hash] ?? -1)
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      entries[slot] = entry
      links[slot] = link
    } else {
      slot = entries.count
      entries.append(entry)
      links.append(link)
    }
    slots[hash] = slot
    count += 1
    totalCost += cost
    self.link(slot)
    while totalCost > capacity, oldest != newest { remove(at: oldest) }
  }

  private mutating func remove(at slot: Int) {
    unlink(slot)
    let link = links[slot]
    if let first = slots[link.hash], first != slot {
      var before = first
      while links[before].next != slot { before = links[before].next }
      links[before].next = link.next
    } else {
      slots[link.hash] = link.next < 0 ? nil : link.next
    }
    count -= 1
    totalCost -= link.cost
    entries[slot] = nil
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
