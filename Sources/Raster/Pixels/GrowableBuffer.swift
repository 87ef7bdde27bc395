// Part of Snapback, under the MIT licence; see LICENSE.

/// A buffer of plain values whose memory grows and is reused.
///
/// It replaces `Array` in loops that run for every item of every frame: it has no reference count, and
/// C functions can write elements directly into its spare capacity.
struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "index \(index) of \(count) elements")
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count, "index \(index) of \(count) elements")
      base[index] = newValue
    }
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ number: Int = 1) {
    precondition(number >= 0 && number <= count, "removing \(number) of \(count) elements")
    count -= number
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// The address after the last element, with capacity for at least this many more. It is valid until
  /// the next change.
  mutating func reserve(_ number: Int) -> UnsafeMutablePointer<Element> {
    if capacity - count < number { grow(by: number) }
    return base + count
  }

  /// Counts elements that were written to the address from `reserve`.
  mutating func commit(_ number: Int) {
    precondition(
      number >= 0 && count + number <= capacity,
      "\(number) new elements with capacity for \(capacity - count)")
    count += number
  }

  /// At least doubles the capacity. Elements beyond `count` are lost.
  private mutating func grow(by number: Int) {
    capacity = max(2 * capacity, count + number)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
  }
}
