// Part of Snapback, under the MIT licence; see LICENSE.

/// The hash XXH64 with seed 0, for data whose length is a multiple of four bytes.
///
/// Source: Y. Collet's specification (`xxhash_spec.md`, section XXH64); words are little-endian.
struct XXHash64 {
  private static let prime1: UInt64 = 0x9e37_79b1_85eb_ca87
  private static let prime2: UInt64 = 0xc2b2_ae3d_27d4_eb4f
  private static let prime3: UInt64 = 0x1656_67b1_9e37_79f9
  private static let prime4: UInt64 = 0x85eb_ca77_c2b2_ae63
  private static let prime5: UInt64 = 0x27d4_eb2f_1656_67c5

  // Four accumulators for complete stripes of four words, and the words of the current stripe.
  private var lanes = (
    prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1
  )
  private var pending = (UInt64(0), UInt64(0), UInt64(0))
  private var words: UInt64 = 0

  /// Adds the next eight bytes.
  mutating func combine(_ word: UInt64) {
    switch words % 4 {
    case 0: pending.0 = word
    case 1: pending.1 = word
    case 2: pending.2 = word
    default:
      lanes.0 = Self.round(lanes.0, pending.0)
      lanes.1 = Self.round(lanes.1, pending.1)
      lanes.2 = Self.round(lanes.2, pending.2)
      lanes.3 = Self.round(lanes.3, word)
    }
    words += 1
  }

  /// Returns the hash of the added words, and of four last bytes if there are any.
  func finish(last: UInt32?) -> UInt64 {
    var hash = Self.prime5
    if words >= 4 {
      hash =
        Self.rotate(lanes.0, 1) &+ Self.rotate(lanes.1, 7) &+ Self.rotate(lanes.2, 12)
        &+ Self.rotate(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ Self.round(0, lane)) &* Self.prime1 &+ Self.prime4
      }
    }
    hash &+= words * 8 + (last == nil ? 0 : 4)
    for word in [pending.0, pending.1, pending.2].prefix(Int(words % 4)) {
      hash = Self.rotate(hash ^ Self.round(0, word), 27) &* Self.prime1 &+ Self.prime4
    }
    if let last {
      hash ^= UInt64(last) &* Self.prime1
      hash = Self.rotate(hash, 23) &* Self.prime2 &+ Self.prime3
    }
    hash = (hash ^ hash >> 33) &* Self.prime2
    hash = (hash ^ hash >> 29) &* Self.prime3
    return hash ^ hash >> 32
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
