// Part of Snapback, under the MIT licence; see LICENSE.

/// A small picture in which the sides of an outline are added up, in any order.
///
/// Every edge tells the pixels it crosses by how much coverage changes from there to the right; a
/// running sum along each row is the coverage, up to its sign.
final class AreaCells {
  /// Changes of coverage, row after row, two more to a row than there are pixels.
  private var cells = UnsafeMutablePointer<Float>.allocate(capacity: 0)
  private var capacity = 0
  private var columns = 0
  private var rows = 0

  deinit { cells.deallocate() }

  func begin(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let count = (columns + 2) * rows
    if count > capacity {
      cells.deallocate()
      cells = .allocate(capacity: count)
      capacity = count
    }
    cells.initialize(repeating: 0, count: count)
  }

  /// Adds an edge; what lies outside is brought to the border.
  func add(_ from: SIMD2<Float>, _ to: SIMD2<Float>) {
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    let (upper, lower) = isDown ? (from, to) : (to, from)
    let sign: Float = isDown ? 1 : -1
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let end = Float(columns)
    var y = max(upper.y, 0)
    let last = min(lower.y, Float(rows))
    guard y < last else { return }
    var x = upper.x + (y - upper.y) * slope
    var row = Int(y)
    while y < last {
      let bottom = min(Float(row + 1), last)
      let next = bottom == lower.y ? lower.x : upper.x + (bottom - upper.y) * slope
      let (low, high) = x < next ? (x, next) : (next, x)
      piece(
        cells + row * (columns + 2), min(max(low, 0), end), min(max(high, 0), end),
        (bottom - y) * sign)
      (x, y) = (next, bottom)
      row += 1
    }
  }

  /// Adds a part of an edge within a row, from `low` to `high`, that spans a height, signed.
  private func piece(
    _ row: UnsafeMutablePointer<Float>, _ low: Float, _ high: Float, _ height: Float
  ) {
    let first = Int(low)
    let last = Int(high)
    if first == last {
      // The mean of both ends gives the trapezium's area.
      let right = height * ((low + high) * 0.5 - Float(first))
      row[first] += height - right
      row[first + 1] += right
      return
    }
    let rate = height / (high - low)
    let firstEnd = Float(first + 1) - low
    var previous = 0.5 * rate * firstEnd * firstEnd
    row[first] += previous
    for cell in (first + 1)..<max(last, first + 1) {
      let cover = rate * (Float(cell) + 0.5 - low)
      row[cell] += cover - previous
      previous = cover
    }
    let lastPart = high - Float(last)
    let cover = height - 0.5 * rate * lastPart * lastPart
    row[last] += cover - previous
    row[last + 1] += height - cover
  }

  /// Appends the coverage, 8 bits a pixel, row after row.
  func append(to coverage: inout [UInt8]) {
    let first = coverage.count
    coverage.append(contentsOf: repeatElement(0, count: columns * rows))
    coverage.withUnsafeMutableBufferPointer { coverage in
      guard var to = coverage.baseAddress else { return }
      to += first
      for row in 0..<rows {
        let changes = cells + row * (columns + 2)
        var sum: Float = 0
        for column in 0..<columns {
          sum += changes[column]
          to[column] = UInt8(truncatingIfNeeded: Int32(min(abs(sum), 1) * 255 + 0.5))
        }
        to += columns
      }
    }
  }
}
