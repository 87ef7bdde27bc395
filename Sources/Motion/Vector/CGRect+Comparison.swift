// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension CGRect {
  /// Returns whether two rectangles have points in common, if only of their sides, as `intersects(_:)`. False
  /// if one of them is null, or has a side that is NaN, for which Foundation traps on Linux.
  package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

  /// The part that two rectangles have in common, as `intersection(_:)`. Null if they have none, or if one of them has
  /// a side that is NaN, for which Foundation traps on Linux.
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (one, other) = (standardized, other.standardized)
    guard let x = Side(one.minX, one.width).common(Side(other.minX, other.width)),
      let y = Side(one.minY, one.height).common(Side(other.minY, other.height))
    else { return .null }
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Returns whether a point is inside, or on the upper or left side, as `contains(_:)`. False if a number is
  /// NaN, for which Foundation traps on Linux.
  package func encloses(_ point: CGPoint) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle is inside, or has sides in common. Unlike `contains(_:)` of Foundation
  /// it does not depend on how the size of a union is rounded. False if one of them is null, or a number is
  /// NaN.
  package func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  private struct Side {
    let start: CGFloat
    let length: CGFloat
    var end: CGFloat { start + length }

    init(_ start: CGFloat, _ length: CGFloat) {
      self.start = start
      self.length = length
    }

    /// The common part, with the length of a side that is within the other one, which a difference would round; nil if
    /// there is none.
    func common(_ other: Side) -> Side? {
      guard start <= other.end, other.start <= end else { return nil }
      let (low, high) = (max(start, other.start), min(end, other.end))
      if low == start, high == end { return self }
      if low == other.start, high == other.end { return other }
      return Side(low, high - low)
    }
  }
}
