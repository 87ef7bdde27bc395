// Part of Snapback, under the MIT licence; see LICENSE.

/// A coverage mask with values from 0 to 255, such as that of a glyph or a path. Equality is
/// identity.
package final class Mask: Sendable {
  /// The name to print in lists.
  package let name: String
  package let width: Int
  package let height: Int
  package let coverage: [UInt8]

  /// Creates a mask from rows of coverage values, from the top. There must be width times height
  /// values; width and height must lie in 1...32768. Anything else is a programming error and
  /// traps.
  package init(name: String, width: Int, height: Int, coverage: [UInt8]) {
    precondition(
      (1...32768).contains(width) && (1...32768).contains(height)
        && coverage.count == width * height,
      "no such mask: \(width) x \(height) of \(coverage.count) values")
    self.name = name
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}

extension Mask: Equatable {
  package static func == (one: Mask, other: Mask) -> Bool { one === other }
}
