// Part of Snapback, under the MIT licence; see LICENSE.

/// Memory for sweeping an outline whose parts may cross.
struct CrossingRoom {
  /// A chain that the row under way may touch.
  struct Active {
    var cursor: Int
    var end: Int
    var winding: Int
    /// Which of the outline's chains it is: with `low` the order in a row.
    var index: Int
    /// The cells it touches.
    var low: Int
    var high: Int
    /// Numbers that, over chains that begin at the same height within the row, add up to 0 if their
    /// windings do; the same where they end.
    var beginning: Int
    var ending: Int
  }

  /// A chain's edge in a slab: where it comes in and goes out.
  struct Side {
    var top: Float
    var bottom: Float
    var winding: Int
    var index: Int
  }

  static let maxCuts = 48

  let active: UnsafeMutablePointer<Active>
  let sides: UnsafeMutablePointer<Side>
  let cuts: UnsafeMutablePointer<Float>

  init(chains: Int) {
    active = .allocate(capacity: chains)
    sides = .allocate(capacity: chains)
    cuts = .allocate(capacity: Self.maxCuts)
  }

  func deallocate() {
    active.deallocate()
    sides.deallocate()
    cuts.deallocate()
  }
}
