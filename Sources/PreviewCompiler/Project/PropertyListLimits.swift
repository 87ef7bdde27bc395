// Part of Snapback, under the MIT licence; see LICENSE.

/// Limits for property lists that are read: the objects of a binary one may refer to the same object again and
/// again, so that a small file is a list of any size. Foundation limits the depth of those in text.
package struct PropertyListLimits {
  /// The maximum nesting of objects.
  private static let depth = 200
  /// The largest number of values, counted each time that one is referred to.
  private static let count = 1_000_000

  /// Returns whether to read a property list. It need not be valid.
  package static func allow(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "bplist".utf8) else { return true }
    guard var list = PropertyListLimits(bytes) else { return false }
    return list.size(of: list.top, depth: 0) != nil
  }

  private let bytes: [UInt8]
  private let table: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let top: Int
  /// The numbers of values in objects that have been counted.
  private var sizes: [Int: Int] = [:]

  /// Reads the end of a binary list; nil if it is not valid.
  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let end = bytes.count - 32
    (offsetSize, referenceSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = Self.number(bytes, end + 8, 8), let top = Self.number(bytes, end + 16, 8),
      let table = Self.number(bytes, end + 24, 8), objectCount <= bytes.count, table <= bytes.count
    else { return nil }
    (self.objectCount, self.top, self.table) = (objectCount, top, table)
  }

  /// The number of values in an object, with itself; nil if it is too large, too deep, or not valid.
  private mutating func size(of object: Int, depth: Int) -> Int? {
    if let known = sizes[object] { return known }
    guard depth <= Self.depth, object < objectCount,
      let place = Self.number(bytes, table + object * offsetSize, offsetSize), place < bytes.count
    else { return nil }
    let kind = bytes[place] >> 4
    guard kind >= 0xA, let (count, start) = elements(at: place) else {
      return kind < 0xA ? 1 : nil
    }
    // A dictionary has keys and values.
    let references = kind == 0xD ? 2 * count : count
    var sum = 1
    for index in 0..<references {
      guard let next = Self.number(bytes, start + index * referenceSize, referenceSize),
        let size = size(of: next, depth: depth + 1), sum + size <= Self.count
      else { return nil }
      sum += size
    }
    sizes[object] = sum
    return sum
  }

  /// The number of elements of an object, and the position of its first reference.
  private func elements(at place: Int) -> (count: Int, start: Int)? {
    let count = Int(bytes[place] & 0xF)
    guard count == 0xF else { return (count, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0xF)
    guard size <= 8, let long = Self.number(bytes, place + 2, size), long <= bytes.count else {
      return nil
    }
    return (long, place + 2 + size)
  }

  /// A big-endian number; nil if it is beyond the end, or too large.
  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
