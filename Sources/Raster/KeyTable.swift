// Part of Snapback, under the MIT licence; see LICENSE.

/// Where the masks of glyphs are: a hash table that is looked up for every glyph of every frame.
///
/// Keys lie in the order in which they came; slots hold their numbers, and one that is taken sends
/// on to the next. A `Dictionary` takes ten times as long here.
struct KeyTable {
  private var keys: [GlyphMasks.Key] = []
  /// Indices of keys, or -1; a power of two of them, at least twice as many as keys.
  private var slots: [Int32] = Array(repeating: -1, count: 256)

  static func hash(_ key: GlyphMasks.Key) -> UInt {
    let factor: UInt = 0x9e37_79b9_7f4a_7c15
    var hash = UInt(bitPattern: key.shape) &* factor
    hash = (hash ^ hash >> 29 ^ UInt(key.scaleX.bitPattern)) &* factor
    hash = (hash ^ hash >> 29 ^ UInt(key.scaleY.bitPattern) ^ UInt(key.phase) << 40) &* factor
    return hash ^ hash >> 32
  }

  func index(of key: GlyphMasks.Key, hash: UInt) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if keys[index] == key { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a key that is not there; the index is the number of those that are.
  mutating func insert(_ key: GlyphMasks.Key, hash: UInt, at index: Int) {
    keys.append(key)
    if 2 * keys.count > slots.count {
      slots = Array(repeating: -1, count: 2 * slots.count)
      for (index, key) in keys.enumerated() { place(index, hash: Self.hash(key)) }
    } else {
      place(index, hash: hash)
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

  private mutating func place(_ index: Int, hash: UInt) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }
}
