// Part of Snapback, under the MIT licence; see LICENSE.

/// Coverage without colour, 0 to 255, as of a glyph or a path; two are equal if they are the same
/// one.
package final class Mask: Sendable {
  /// The name that stands for it where lists are printed.
  package let name: String
  package let width: Int
  package let height: Int
  package let coverage: [UInt8]

  /// Row after row from the top; there must be width times height values, at least one, at most 2¹⁵
  /// either way.
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
