// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Numbers that are random, and the same for the same seeds.
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt32, kind: Int, particle: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    state ^= UInt64(truncatingIfNeeded: kind) &* 0xBF58_476D_1CE4_E5B9
    state ^= UInt64(truncatingIfNeeded: particle) &* 0x94D0_49BB_1331_11EB
  }

  /// A number from 0 to 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53)
  }

  /// A number in a range about 0.
  mutating func within(_ range: Double) -> Double { (unit() - 0.5) * range }
}
