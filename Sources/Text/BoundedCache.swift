// Part of Snapback, under the MIT licence; see LICENSE.

/// Values by key, of which those that were asked for last are kept, up to a total cost.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var cost: Int
    /// Neighbours in the order of use; the entry itself is in neither direction before it.
    var newer: Int
    var older: Int
  }

  /// Above 0. A single value may cost more, and is then alone.
  let capacity: Int
  private(set) var totalCost = 0
  private var places: [Key: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var newest = -1
  private var oldest = -1

  init(capacity: Int) {
    precondition(capacity > 0, "a cache of \(capacity) holds nothing")
    self.capacity = capacity
  }

  var count: Int { places.count }

  /// The value, which then counts as used last.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key], let value = entries[place]?.value else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return value
  }

  /// Keeps a value in place of what there was, and gives up the ones not used for the longest time.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let place = places[key] { remove(at: place) }
    let entry = Entry(key: key, value: value, cost: max(cost, 0), newer: -1, older: -1)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      entries[place] = entry
    } else {
      place = entries.count
      entries.append(entry)
    }
    places[key] = place
    totalCost += entry.cost
    link(place)
    while totalCost > capacity, oldest != newest { remove(at: oldest) }
  }

  private mutating func remove(at place: Int) {
    guard let entry = entries[place] else { return }
    unlink(place)
    totalCost -= entry.cost
    places[entry.key] = nil
    entries[place] = nil
    free.append(place)
  }

  private mutating func link(_ place: Int) {
    entries[place]?.older = newest
    entries[place]?.newer = -1
    if newest >= 0 { entries[newest]?.newer = place }
    newest = place
    if oldest < 0 { oldest = place }
  }

  private mutating func unlink(_ place: Int) {
    guard let entry = entries[place] else { return }
    if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
    if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
  }
}
