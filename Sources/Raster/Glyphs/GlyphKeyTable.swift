// Part of Snapback, under the MIT licence; see LICENSE.

/// A hash table from glyph keys to indices, looked up for every glyph of every frame.
///
/// Open addressing with linear probing: keys are stored in the order of insertion, slots hold their
/// indices. A `Dictionary` takes ten times as long here.
struct GlyphKeyTable<Key: GlyphKey> {
  private var keys: [Key] = []
  /// Indices of keys, or -1. The number of slots is a power of two, at least twice that of keys.
  private var slots: [Int32] = Array(repeating: -1, count: 256)

  func index(of key: Key, hash: UInt) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if keys[index] == key { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Inserts a key that is not in the table; `index` must be the number of keys before.
  mutating func insert(_ key: Key, hash: UInt, at index: Int) {
    keys.append(key)
    if 2 * keys.count > slots.count {
      slots = Array(repeating: -1, count: 2 * slots.count)
      for (index, key) in keys.enumerated() { fillSlot(index, hash: key.hash) }
    } else {
      fillSlot(index, hash: hash)
    }
  }

  mutating func removeAll(keepingCapacity: Bool) {
    keys.removeAll(keepingCapacity: keepingCapacity)
    if keepingCapacity {
      for slot in slots.indices { slots[slot] = -1 }
    } else {
      slots = Array(repeating: -1, count: 256)
    }
  }

  private mutating func fillSlot(_ index: Int, hash: UInt) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }
}
