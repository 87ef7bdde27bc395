// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

/// The heights of the rows of a section of a table, in points, and the positions that follow from them.
///
/// Heights are stored only where they have been asked for, so that the cost of a long table is that of its visible
/// rows.
package struct RowPositions {
  /// Consecutive rows.
  private struct Block {
    var count: Int
    /// NaN for a row whose contents determine its height, and are not known; empty before the heights are asked for.
    var heights: [CGFloat] = []
    var length: CGFloat = 0

    var isAsked: Bool { !heights.isEmpty }

    mutating func measure(_ estimate: CGFloat) {
      length =
        isAsked
        ? heights.reduce(0) { $0 + ($1.isNaN ? estimate : $1) } : CGFloat(count) * estimate
    }
  }

  /// The number of rows whose heights are asked for together.
  package static let blockSize = 256

  /// The height of rows that are not known.
  package private(set) var estimate: CGFloat
  private var blocks: [Block] = []
  /// The first row and the top of each block, and of the end.
  private var starts: [(row: Int, top: CGFloat)] = [(0, 0)]

  package init(count: Int, estimate: CGFloat) {
    self.estimate = estimate
    if count > 0 { blocks = [Block(count: count)] }
    measure(blocks.indices)
  }

  /// The number of rows.
  package var count: Int { starts[starts.count - 1].row }
  /// The height of all rows.
  package var length: CGFloat { starts[starts.count - 1].top }

  /// The height of a row; nil if it is estimated.
  package func knownHeight(_ row: Int) -> CGFloat? {
    let index = block(of: row)
    guard blocks[index].isAsked else { return nil }
    let height = blocks[index].heights[row - starts[index].row]
    return height.isNaN ? nil : height
  }

  /// The distance from the top of the section to that of a row, or to the end of the last one.
  package func top(_ row: Int) -> CGFloat {
    guard row < count else { return length }
    let index = block(of: row)
    let (block, start) = (blocks[index], starts[index])
    guard block.isAsked else { return start.top + CGFloat(row - start.row) * estimate }
    return block.heights[..<(row - start.row)].reduce(start.top) {
      $0 + ($1.isNaN ? estimate : $1)
    }
  }

  /// The first row that ends below a distance from the top of the section; the number of rows if there is none.
  package func row(below y: CGFloat) -> Int {
    let index = starts.dropFirst().partitioningIndex { $0.top > y } - 1
    guard index < blocks.count else { return count }
    let (block, start) = (blocks[index], starts[index])
    if !block.isAsked {
      let rows = ((y - start.top) / estimate).rounded(.down)
      return start.row + (rows > 0 ? min(Int(rows), block.count - 1) : 0)
    }
    var end = start.top
    for (offset, height) in block.heights.enumerated() {
      end += height.isNaN ? estimate : height
      if end > y { return start.row + offset }
    }
    return start.row + block.count - 1
  }

  /// The rows from one on whose heights are to be asked for together; empty if that of the row has been asked for.
  func unasked(from row: Int) -> Range<Int> {
    guard row < count else { return row..<row }
    let index = block(of: row)
    guard !blocks[index].isAsked else { return row..<row }
    let (first, last) = (starts[index].row, starts[index].row + blocks[index].count)
    // Multiples of the size, so that scrolling upwards asks for whole blocks, too.
    let low = max(first, row / Self.blockSize * Self.blockSize)
    return low..<min(last, low + Self.blockSize)
  }

  /// The first row from one on whose height has not been asked for; nil if there is none.
  func firstUnasked(from row: Int) -> Int? {
    guard row < count else { return nil }
    let first = block(of: row)
    return (first..<blocks.count).first { !blocks[$0].isAsked }.map { max(row, starts[$0].row) }
  }

  /// Stores the heights of consecutive rows that have been asked for, nil for those that contents determine.
  ///
  /// If they are the first ones of a long section, and none is nil, their mean is the estimate of the others.
  package mutating func set(_ heights: [CGFloat?], from row: Int) {
    let isFirst = blocks.count == 1 && !blocks[0].isAsked
    let first = split(row)
    let end = split(row + heights.count)
    blocks.replaceSubrange(
      first..<end, with: [Block(count: heights.count, heights: heights.map { $0 ?? .nan })])
    if isFirst, blocks.count > 1, heights.allSatisfy({ ($0 ?? 0) > 0 }) {
      estimate = heights.reduce(0) { $0 + ($1 ?? 0) } / CGFloat(heights.count)
      return measure(blocks.indices)
    }
    blocks[first].measure(estimate)
    joinBlocks(around: first)
    measure(0..<0)
  }

  /// Stores the height that the contents of a row determine.
  package mutating func set(_ height: CGFloat, of row: Int) {
    let index = block(of: row)
    guard blocks[index].isAsked else { return set([height], from: row) }
    blocks[index].heights[row - starts[index].row] = height
    measure(index..<index + 1)
  }

  /// Makes the height of a row unknown, to be asked for again.
  mutating func forget(_ row: Int) {
    remove(row)
    insert(nil, at: row)
  }

  /// Removes a row.
  package mutating func remove(_ row: Int) {
    let index = block(of: row)
    blocks[index].count -= 1
    if blocks[index].isAsked { blocks[index].heights.remove(at: row - starts[index].row) }
    if blocks[index].count == 0 {
      blocks.remove(at: index)
      measure(0..<0)
    } else {
      measure(index..<index + 1)
    }
  }

  /// Replaces the known heights, and those that contents determine, by what a function returns for them: NaN
  /// for one that is to be measured, nil to keep it.
  package mutating func replaceHeights(_ height: (Int) -> CGFloat?) {
    for index in blocks.indices where blocks[index].isAsked {
      for offset in blocks[index].heights.indices {
        if let new = height(starts[index].row + offset) { blocks[index].heights[offset] = new }
      }
    }
    measure(blocks.indices)
  }

  /// Inserts a row with a height, or one whose height has not been asked for.
  package mutating func insert(_ height: CGFloat?, at row: Int) {
    // Beside rows of the same kind it is one of their block.
    for neighbor in [row - 1, row] where neighbor >= 0 && neighbor < count {
      let index = block(of: neighbor)
      guard blocks[index].isAsked == (height != nil),
        height == nil || blocks[index].count < 2 * Self.blockSize
      else { continue }
      if let height { blocks[index].heights.insert(height, at: row - starts[index].row) }
      blocks[index].count += 1
      return measure(index..<index + 1)
    }
    let index = split(row)
    blocks.insert(Block(count: 1, heights: height.map { [$0] } ?? []), at: index)
    measure(index..<index + 1)
  }

  // MARK: Blocks

  /// The index of the block of a row.
  private func block(of row: Int) -> Int {
    starts.dropFirst().partitioningIndex { $0.row > row } - 1
  }

  /// Divides the block of a row, so that the row is the first of one. Returns the index of that one.
  private mutating func split(_ row: Int) -> Int {
    guard row < count else { return blocks.count }
    let index = block(of: row)
    let offset = row - starts[index].row
    guard offset > 0 else { return index }
    var rest = blocks[index]
    rest.count -= offset
    blocks[index].count = offset
    if rest.isAsked {
      rest.heights.removeFirst(offset)
      blocks[index].heights.removeLast(rest.count)
    }
    blocks.insert(rest, at: index + 1)
    measure(index..<index + 2)
    return index + 1
  }

  /// Joins small blocks, of which insertions leave many.
  private mutating func joinBlocks(around index: Int) {
    for index in [index, index - 1] where index >= 0 && index + 1 < blocks.count {
      let next = blocks[index + 1]
      guard blocks[index].isAsked, next.isAsked,
        blocks[index].count + next.count <= Self.blockSize
      else { continue }
      blocks[index].heights += next.heights
      blocks[index].count += next.count
      blocks[index].length += next.length
      blocks.remove(at: index + 1)
    }
  }

  /// Measures blocks, and where all begin.
  private mutating func measure(_ changed: Range<Int>) {
    for index in changed { blocks[index].measure(estimate) }
    starts.removeAll(keepingCapacity: true)
    var start = (row: 0, top: CGFloat(0))
    starts.append(start)
    for block in blocks {
      start = (start.row + block.count, start.top + block.length)
      starts.append(start)
    }
  }
}
