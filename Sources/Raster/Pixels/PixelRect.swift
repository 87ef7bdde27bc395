// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A rectangle of whole pixels: columns `minX..<maxX` of rows `minY..<maxY`.
package struct PixelRect: Equatable, Sendable, BitwiseCopyable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }

  /// The pixels in both; `empty` if there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  /// The smallest rectangle around both; an empty one is ignored.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// This rectangle's rows in all columns of another. Columns beside a fill get no coverage, and the
  /// kernels need not check for a border there.
  func widened(to other: PixelRect) -> PixelRect {
    PixelRect(minX: other.minX, minY: minY, maxX: other.maxX, maxY: maxY)
  }

  /// The rows above and below a rectangle inside this one.
  func rowsOutside(_ inner: PixelRect) -> (above: PixelRect, below: PixelRect) {
    (
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: inner.minY),
      PixelRect(minX: minX, minY: inner.maxY, maxX: maxX, maxY: maxY)
    )
  }

  package func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The rectangle grown by a number of pixels on every side.
  func expanded(by margin: Int) -> PixelRect {
    PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  /// The corners, clockwise from the top left.
  var corners: [SIMD2<Double>] {
    let (left, top, right, bottom) = (Double(minX), Double(minY), Double(maxX), Double(maxY))
    return [[left, top], [right, top], [right, bottom], [left, bottom]]
  }

  /// The pixels touched by bounds of any fraction. Coordinates are clamped to ±2²⁸; bounds with a NaN
  /// are empty.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    guard left <= right, top <= bottom else {
      self = .empty
      return
    }
    func clamped(_ value: Double) -> Double { min(max(value, -0x1p28), 0x1p28) }
    minX = Int(roundingDown: clamped(left))
    minY = Int(roundingDown: clamped(top))
    maxX = Int(roundingUp: clamped(right))
    maxY = Int(roundingUp: clamped(bottom))
  }
}
