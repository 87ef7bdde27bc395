// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Runtime

/// The extents of rows along the axis of a lazy container, of which only some are known.
///
/// An extent is the distance from a row's start to the start of the next row, in points. Rows that
/// have never been laid out count with the average of the others. Memory is used for the rows that
/// have been laid out only.
package struct RowExtents {
  /// The known extents of consecutive rows; NaN for rows that are not known.
  private struct Block {
    let index: Int
    var values: [Float]
    var sum = 0.0
    var knownCount = 0
  }

  /// The number of rows.
  package private(set) var count = 0
  /// The extent of rows that are not known, in whole points.
  package private(set) var estimate: CGFloat = 0
  /// The number of rows that have been laid out.
  package private(set) var knownCount = 0
  private var knownSum = 0.0
  /// The blocks with known rows, in order.
  private var blocks: [Block] = []

  private static var blockLength: Int { 256 }
  /// The extent before any row is known, in points: the height of a row in a list.
  private static var defaultEstimate: CGFloat { 44 }

  package init() {}

  /// Changes the number of rows. Keeps the extents of the rows that remain.
  package mutating func setCount(_ count: Int) {
    self.count = count
    while let last = blocks.last, count - last.index * Self.blockLength < Self.blockLength {
      var remaining = last
      blocks.removeLast()
      for offset in max(0, count - last.index * Self.blockLength)..<Self.blockLength
      where !remaining.values[offset].isNaN {
        remaining.sum -= Double(remaining.values[offset])
        remaining.knownCount -= 1
        remaining.values[offset] = .nan
      }
      knownSum -= last.sum - remaining.sum
      knownCount -= last.knownCount - remaining.knownCount
      guard remaining.knownCount == 0 else {
        blocks.append(remaining)
        return
      }
    }
  }

  /// Forgets all extents. The average of the forgotten ones remains the estimate until others are
  /// known.
  package mutating func forgetAll() {
    blocks = []
    (knownCount, knownSum) = (0, 0)
  }

  /// The extent of all rows, if they do not have extents of their own; nil otherwise.
  package var uniformExtent: CGFloat? {
    didSet { if uniformExtent != oldValue { forgetAll() } }
  }

  /// Whether an estimate is based on rows that have been laid out, or all rows are of one extent.
  package var hasEstimate: Bool { uniformExtent != nil || estimate > 0 || knownCount > 0 }

  /// Sets the extent of a row: 0 if it is negative or not finite, at most 1e30. Returns whether the
  /// row was not known, or had another extent.
  @discardableResult
  package mutating func set(_ extent: CGFloat, at row: Int) -> Bool {
    guard row >= 0, row < count, uniformExtent == nil else { return false }
    let value = Float(extent.isFinite ? min(max(0, extent), 1e30) : 0)
    let position = blockPosition(row / Self.blockLength)
    if position == blocks.count || blocks[position].index != row / Self.blockLength {
      let values = [Float](repeating: .nan, count: Self.blockLength)
      blocks.insert(Block(index: row / Self.blockLength, values: values), at: position)
    }
    let offset = row % Self.blockLength
    let old = blocks[position].values[offset]
    if old == value { return false }
    if old.isNaN {
      blocks[position].knownCount += 1
      knownCount += 1
    } else {
      blocks[position].sum -= Double(old)
      knownSum -= Double(old)
    }
    blocks[position].values[offset] = value
    blocks[position].sum += Double(value)
    knownSum += Double(value)
    // Whole points, so that rows after an estimated length lie on whole pixels.
    estimate = CGFloat((knownSum / Double(knownCount)).rounded())
    return true
  }

  /// The position of the first block with an index that is not less.
  private func blockPosition(_ index: Int) -> Int {
    blocks.partitioningIndex { $0.index >= index }
  }

  private var unknownExtent: CGFloat {
    uniformExtent ?? (hasEstimate ? estimate : Self.defaultEstimate)
  }

  /// Returns the extent of a row, or its estimate, in points.
  package func extent(_ row: Int) -> CGFloat {
    let position = blockPosition(row / Self.blockLength)
    guard position < blocks.count, blocks[position].index == row / Self.blockLength else {
      return unknownExtent
    }
    let value = blocks[position].values[row % Self.blockLength]
    return value.isNaN ? unknownExtent : CGFloat(value)
  }

  /// Returns the sum of the extents of the rows before an index, in points.
  package func length(before row: Int) -> CGFloat {
    let row = min(max(0, row), count)
    var (known, sum) = (0, 0.0)
    for block in blocks {
      let start = block.index * Self.blockLength
      if start >= row { break }
      if row - start >= Self.blockLength {
        known += block.knownCount
        sum += block.sum
      } else {
        for value in block.values[..<(row - start)] where !value.isNaN {
          known += 1
          sum += Double(value)
        }
      }
    }
    return CGFloat(sum) + CGFloat(row - known) * unknownExtent
  }

  /// Returns the indices of the rows that intersect a range of positions, in points from the start
  /// of the first row.
  package func rows(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let first = firstRow(endingAfter: range.lowerBound)
    let end = firstRow(startingAtOrAfter: range.upperBound)
    return first..<max(first, end)
  }

  /// The first row whose end is after a position; the number of rows if there is none.
  private func firstRow(endingAfter position: CGFloat) -> Int {
    rowsNeeded { $0 > position }.map { max(0, $0 - 1) } ?? count
  }

  private func firstRow(startingAtOrAfter position: CGFloat) -> Int {
    rowsNeeded { $0 >= position } ?? count
  }

  /// The least number of rows whose length fulfils a condition, which all greater lengths fulfil; nil if that of all
  /// rows does not. It adds the rows up once: a search by `length(before:)` would do so at each step.
  private func rowsNeeded(_ isReached: (CGFloat) -> Bool) -> Int? {
    let unknown = unknownExtent
    var (known, sum) = (0, 0.0)
    func length(_ rows: Int) -> CGFloat { CGFloat(sum) + CGFloat(rows - known) * unknown }
    var start = 0
    for block in blocks {
      let first = block.index * Self.blockLength
      if first >= count || isReached(length(first)) { break }
      let end = first + min(Self.blockLength, count - first)
      let before = (known, sum)
      (known, sum) = (known + block.knownCount, sum + block.sum)
      start = end
      guard isReached(length(end)) else { continue }
      (known, sum) = before
      for row in first..<end {
        let value = block.values[row - first]
        if !value.isNaN { (known, sum) = (known + 1, sum + Double(value)) }
        if isReached(length(row + 1)) { return row + 1 }
      }
      return end
    }
    let rows = (start..<count).partitioningIndex { isReached(length($0)) }
    return rows < count || isReached(length(count)) ? rows : nil
  }
}
