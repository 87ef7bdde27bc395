// Part of Snapback, under the MIT licence; see LICENSE.

/// Plain values one after the other, whose memory is kept and grows.
///
/// It is what an array is, for loops that run for every item of every frame: nothing is counted, and
/// values may be written by loops in C before they are taken in.
struct Room<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "\(index) of \(count)")
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count, "\(index) of \(count)")
      base[index] = newValue
    }
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ number: Int = 1) {
    precondition(number >= 0 && number <= count, "\(number) of \(count)")
    count -= number
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Where so many more can be written. It is valid until the next change.
  mutating func room(for number: Int) -> UnsafeMutablePointer<Element> {
    if capacity - count < number { grow(by: number) }
    return base + count
  }

  /// Takes in what was written there.
  mutating func take(_ number: Int) {
    precondition(number >= 0 && count + number <= capacity, "\(number) of \(capacity - count)")
    count += number
  }

  private mutating func grow(by number: Int) {
    capacity = max(2 * capacity, count + number)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
  }
}
