// Part of Snapback, under the MIT licence; see LICENSE.

/// Memory for intermediate 16-bit values of an image, which grows and is reused.
struct ScratchBuffer: ~Copyable {
  /// The first of `capacity` initialized values. It is valid until the next call of `reserveCapacity(_:)`.
  private(set) var base = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
  private var capacity = 0

  deinit { base.deallocate() }

  /// Makes space for a number of values. If it grows, all are 0, and the old ones are lost.
  mutating func reserveCapacity(_ count: Int) {
    guard count > capacity else { return }
    base.deallocate()
    base = .allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
    capacity = count
  }
}
