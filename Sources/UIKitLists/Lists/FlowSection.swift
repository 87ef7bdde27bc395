// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Runtime

/// The items of a section of a flow layout in lines, one after the other.
///
/// Lines of items that all have the same size are computed when they are asked for, others are stored.
struct FlowSection {
  /// The items of a line, as far apart as there is space.
  struct Line {
    var items: Range<Int>
    /// The position of the line along the direction of scrolling, and its breadth, in points.
    var position: CGFloat
    var breadth: CGFloat
    /// The position of the first item in the line, and the spacing between items, in points.
    var start: CGFloat
    var gap: CGFloat
  }

  /// The sizes of the items.
  enum Sizes {
    case equal(CGSize, count: Int)
    case different([CGSize])

    var count: Int {
      switch self {
      case .equal(_, let count): count
      case .different(let sizes): sizes.count
      }
    }

    subscript(index: Int) -> CGSize {
      switch self {
      case .equal(let size, _): size
      case .different(let sizes): sizes[index]
      }
    }
  }

  let sizes: Sizes
  let isVertical: Bool
  /// The positions between which lines are, across the direction of scrolling.
  let range: (low: CGFloat, high: CGFloat)
  let lineSpacing: CGFloat
  let spacing: CGFloat
  /// The position of the first line.
  let position: CGFloat
  private var lines: [Line] = []
  /// The items of each line but the last one, if all have the same size.
  private var itemsPerLine = 1

  init(
    _ sizes: Sizes, isVertical: Bool, at position: CGFloat, range: (low: CGFloat, high: CGFloat),
    lineSpacing: CGFloat, spacing: CGFloat
  ) {
    (self.sizes, self.isVertical, self.position, self.range) = (sizes, isVertical, position, range)
    (self.lineSpacing, self.spacing) = (lineSpacing, spacing)
    if case .equal = sizes {
      itemsPerLine = max(1, lineEnd(from: 0, within: sizes.count))
    } else {
      placeLines()
    }
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The index after the last item of the line that begins with an item.
  private func lineEnd(from first: Int, within count: Int) -> Int {
    guard first < count else { return first }
    var end = first + 1
    var used = along(sizes[first])
    while end < count, used + spacing + along(sizes[end]) <= range.high - range.low + 0.001 {
      used += spacing + along(sizes[end])
      end += 1
    }
    return end
  }

  private mutating func placeLines() {
    var (first, most) = (0, 1)
    var position = position
    while first < sizes.count {
      let line = line(first..<lineEnd(from: first, within: sizes.count), at: position, most)
      lines.append(line)
      most = max(most, line.items.count)
      first = line.items.upperBound
      position += line.breadth + lineSpacing
    }
  }

  /// A line of items. The last line has the same spacing as those before it.
  ///
  /// - Parameter most: The largest number of items of a line before.
  private func line(_ items: Range<Int>, at position: CGFloat, _ most: Int) -> Line {
    var (used, breadth) = (CGFloat(items.count - 1) * spacing, CGFloat(0))
    for index in items {
      used += along(sizes[index])
      breadth = max(breadth, across(sizes[index]))
    }
    let isLast = items.upperBound == sizes.count
    let unused = range.high - range.low - used
    let isSpread = items.count > 1 && (!isLast || items.count >= most)
    let isCentered = items.count == 1 && (!isLast || most == 1)
    return Line(
      items: items, position: position, breadth: breadth,
      start: isCentered ? range.low + unused / 2 : range.low,
      gap: isSpread ? spacing + unused / CGFloat(items.count - 1) : spacing)
  }

  // MARK: Lines

  private var lineCount: Int {
    if case .equal(_, let count) = sizes { return (count + itemsPerLine - 1) / itemsPerLine }
    return lines.count
  }

  private func line(_ index: Int) -> Line {
    guard case .equal(let size, let count) = sizes else { return lines[index] }
    let first = index * itemsPerLine
    return line(
      first..<min(first + itemsPerLine, count),
      at: position + CGFloat(index) * (across(size) + lineSpacing), index == 0 ? 1 : itemsPerLine)
  }

  /// The index of the first line for which a condition is true that is true for all after it.
  private func firstLine(where condition: (Line) -> Bool) -> Int {
    (0..<lineCount).partitioningIndex { condition(line($0)) }
  }

  /// The end of the last line.
  var end: CGFloat {
    guard lineCount > 0 else { return position }
    let last = line(lineCount - 1)
    return last.position + last.breadth
  }

  /// The items whose lines touch a range of positions, with their frames.
  func items(from low: CGFloat, to high: CGFloat) -> [(index: Int, frame: CGRect)] {
    var result: [(index: Int, frame: CGRect)] = []
    // Lines that overlap are not in the order of their ends.
    let overlap = lineSpacing < 0
    let first = overlap ? 0 : firstLine { $0.position + $0.breadth >= low }
    for index in first..<lineCount {
      let line = line(index)
      if line.position <= high, line.position + line.breadth >= low { result += frames(line) }
      if line.position > high, !overlap { break }
    }
    return result
  }

  /// The frame of an item.
  func frame(_ item: Int) -> CGRect {
    let line = line(firstLine { $0.items.upperBound > item })
    return frames(line)[item - line.items.lowerBound].frame
  }

  private func frames(_ line: Line) -> [(index: Int, frame: CGRect)] {
    var position = line.start
    return line.items.map { index in
      let size = sizes[index]
      let middle = line.position + (line.breadth - across(size)) / 2
      let origin =
        isVertical ? CGPoint(x: position, y: middle) : CGPoint(x: middle, y: position)
      position += along(size) + line.gap
      return (index, CGRect(origin: origin, size: size))
    }
  }
}
