// Part of Snapback, under the MIT licence; see LICENSE.

/// What a sweep hands its coverage to, left to right in each row, row by row.
protocol CoverageSink {
  /// Pixels `columns` of row `y`, all under one coverage above 0.
  mutating func solid(y: Int, columns: Range<Int>, cover: UInt16)
  /// Pixels `columns` of row `y`; `covers` holds the first one's coverage, the next one's, and on.
  mutating func partial(y: Int, columns: Range<Int>, covers: UnsafePointer<UInt16>)
}

/// Finds how much of each pixel an outline covers, exactly up to rounding, one row at a time.
///
/// Every edge tells the pixels it crosses in a row by how much coverage changes from there to the
/// right (the signed area of the strip between edge and right border); a running sum along the row
/// is the coverage. Only the pixels that edges touch are summed; between them coverage is constant,
/// and is handed on as one span. All of a row is computed from the outline alone, so the clip never
/// changes a pixel it keeps.
struct Sweep {
  /// Changes of coverage in the row under way, from the domain's left; all 0 between rows.
  let cells: UnsafeMutablePointer<Float>
  let covers: UnsafeMutablePointer<UInt16>
  private let ranges: UnsafeMutablePointer<(low: Int, high: Int)>
  private let cursors: UnsafeMutablePointer<Int>
  let left: Int
  let width: Int
  private let maxChains: Int
  let room: CrossingRoom

  init(domain: PixelRect, maxChains: Int) {
    left = domain.minX
    width = domain.width
    self.maxChains = maxChains
    cells = .allocate(capacity: width + 2)
    cells.initialize(repeating: 0, count: width + 2)
    covers = .allocate(capacity: width + 16)
    covers.initialize(repeating: 0, count: width + 16)
    ranges = .allocate(capacity: maxChains)
    ranges.initialize(repeating: (0, 0), count: maxChains)
    cursors = .allocate(capacity: maxChains)
    cursors.initialize(repeating: 0, count: maxChains)
    room = CrossingRoom(chains: maxChains)
  }

  func deallocate() {
    cells.deallocate()
    covers.deallocate()
    ranges.deallocate()
    cursors.deallocate()
    room.deallocate()
  }

  /// Whether the sweep has room for an outline of so many chains.
  func holds(chains: Int) -> Bool { chains <= maxChains }

  /// Sweeps the rows and columns of the clip. The clip lies within the domain.
  func run<Sink: CoverageSink>(
    chains: UnsafeBufferPointer<Chain>, edges: UnsafePointer<Edge>, clip: PixelRect,
    into sink: inout Sink
  ) {
    for index in 0..<chains.count { cursors[index] = chains[index].first }
    let isConvex = chains.count == 2 && chains[0].sign != chains[1].sign
    for y in clip.minY..<clip.maxY {
      if isConvex, pair(chains, edges, y, clip, &sink) { continue }
      var count = 0
      for index in 0..<chains.count {
        let touched = add(chains[index], edges, row: Float(y), cursor: &cursors[index])
        guard touched.high >= 0 else { continue }
        var slot = count
        while slot > 0, ranges[slot - 1].low > touched.low {
          ranges[slot] = ranges[slot - 1]
          slot -= 1
        }
        ranges[slot] = touched
        count += 1
      }
      if count > 0 { emit(y, count, clip, &sink) }
    }
  }

  /// Does a row that one left and one right edge cross from top to bottom, apart from each other,
  /// without sums; false if it is not such a row.
  private func pair<Sink: CoverageSink>(
    _ chains: UnsafeBufferPointer<Chain>, _ edges: UnsafePointer<Edge>, _ y: Int,
    _ clip: PixelRect, _ sink: inout Sink
  ) -> Bool {
    let leftIndex = chains[0].sign > 0 ? 0 : 1
    let row = Float(y)
    guard let leftEdge = whole(chains[leftIndex], edges, row, &cursors[leftIndex]),
      let rightEdge = whole(chains[1 - leftIndex], edges, row, &cursors[1 - leftIndex]),
      leftEdge.low >= 0, rightEdge.high < Float(width)
    else { return false }
    let leftEnd = Int(leftEdge.high) + 1
    let rightStart = Int(rightEdge.low)
    guard leftEnd <= rightStart else { return false }
    let leftStart = Int(leftEdge.low)
    let rightEnd = Int(rightEdge.high) + 1
    ramp(leftEdge.low, leftEdge.high, leftStart, leftEnd, from: 0, by: 65535)
    ramp(rightEdge.low, rightEdge.high, rightStart, rightEnd, from: 65535, by: -65535)
    partial(y, leftStart, leftEnd, clip, &sink)
    let solidFrom = max(leftEnd + left, clip.minX)
    let solidTo = min(rightStart + left, clip.maxX)
    if solidFrom < solidTo {
      sink.solid(y: y, columns: solidFrom..<solidTo, cover: Blend.fullCover)
    }
    partial(y, rightStart, rightEnd, clip, &sink)
    return true
  }

  /// Where an edge that crosses the whole row does so, from the domain's left; nil if none does.
  private func whole(
    _ chain: Chain, _ edges: UnsafePointer<Edge>, _ row: Float, _ cursor: inout Int
  ) -> (low: Float, high: Float)? {
    while cursor < chain.end, edges[cursor].bottom <= row { cursor += 1 }
    guard cursor < chain.end else { return nil }
    let edge = edges[cursor]
    guard edge.top <= row, edge.bottom >= row + 1 else { return nil }
    let from = edge.x + (row - edge.top) * edge.slope
    let to = edge.x + (row + 1 - edge.top) * edge.slope
    return (min(from, to), max(from, to))
  }

  /// The coverage right of an edge that crosses a whole row, for the cells it touches: `start` +
  /// `by` times the covered share.
  func ramp(
    _ low: Float, _ high: Float, _ first: Int, _ end: Int, from start: Float, by: Float
  ) {
    func put(_ cell: Int, _ share: Float) {
      covers[cell] = UInt16(truncatingIfNeeded: Int32(start + by * share + 0.5))
    }
    guard end > first + 1 else {
      put(first, 1 - ((low + high) * 0.5 - Float(first)))
      return
    }
    let rate = 1 / (high - low)
    let firstEnd = Float(first + 1) - low
    put(first, 0.5 * rate * firstEnd * firstEnd)
    var cell = first + 1
    while cell < end - 1 {
      put(cell, rate * (Float(cell) + 0.5 - low))
      cell += 1
    }
    let lastPart = high - Float(end - 1)
    put(end - 1, 1 - 0.5 * rate * lastPart * lastPart)
  }

  func partial<Sink: CoverageSink>(
    _ y: Int, _ first: Int, _ end: Int, _ clip: PixelRect, _ sink: inout Sink
  ) {
    let from = max(first + left, clip.minX)
    let to = min(end + left, clip.maxX)
    if from < to { sink.partial(y: y, columns: from..<to, covers: covers + (from - left)) }
  }

  /// Turns the row's changes into coverage and hands it on.
  private func emit<Sink: CoverageSink>(
    _ y: Int, _ count: Int, _ clip: PixelRect, _ sink: inout Sink
  ) {
    var sum: Float = 0
    var index = 0
    while index < count {
      let low = ranges[index].low
      var high = ranges[index].high
      index += 1
      while index < count, ranges[index].low <= high {
        high = max(high, ranges[index].high)
        index += 1
      }
      for cell in low..<high {
        sum += cells[cell]
        cells[cell] = 0
        covers[cell] = Self.cover(sum)
      }
      sum += cells[high]
      cells[high] = 0
      partial(y, low, high, clip, &sink)
      let cover = Self.cover(sum)
      guard cover > 0 else { continue }
      let next = index < count ? ranges[index].low : width
      let solidFrom = max(high + left, clip.minX)
      let solidTo = min(next + left, clip.maxX)
      if solidFrom < solidTo { sink.solid(y: y, columns: solidFrom..<solidTo, cover: cover) }
    }
  }

  static func cover(_ sum: Float) -> UInt16 {
    UInt16(truncatingIfNeeded: Int32(min(max(sum, 0), 1) * 65535 + 0.5))
  }

  /// Adds what one chain does to a row; the cells it touched, or (_, -1) if none. The coverage
  /// right of `high` - 1 is constant.
  private func add(
    _ chain: Chain, _ edges: UnsafePointer<Edge>, row: Float, cursor: inout Int
  ) -> (low: Int, high: Int) {
    var at = cursor
    while at < chain.end, edges[at].bottom <= row { at += 1 }
    cursor = at
    var touched = (low: Int.max, high: -1)
    let rowEnd = row + 1
    while at < chain.end {
      let edge = edges[at]
      guard edge.top < rowEnd else { break }
      let top = max(edge.top, row)
      let bottom = min(edge.bottom, rowEnd)
      let from = edge.x + (top - edge.top) * edge.slope
      let to = edge.x + (bottom - edge.top) * edge.slope
      piece(min(from, to), max(from, to), (bottom - top) * chain.sign, &touched)
      at += 1
    }
    return touched
  }

  /// Adds a piece of an edge within one row, from x `low` to x `high`, that spans a height, signed.
  func piece(
    _ low: Float, _ high: Float, _ height: Float, _ touched: inout (low: Int, high: Int)
  ) {
    let end = Float(width)
    // What is left of the domain covers all of it, what is right of it nothing.
    if !(high > 0) {
      cells[0] += height
      touched = (0, max(touched.high, 0))
    } else if !(low < end) {
      touched = (min(touched.low, width), max(touched.high, width))
    } else if low < 0 || high > end {
      let rate = height / (high - low)
      let before = max(0, -low) * rate
      let beyond = max(0, high - end) * rate
      if before != 0 {
        cells[0] += before
        touched.low = 0
      }
      inside(max(low, 0), min(high, end), height - before - beyond, &touched)
    } else {
      inside(low, high, height, &touched)
    }
  }

  private func inside(
    _ low: Float, _ high: Float, _ height: Float, _ touched: inout (low: Int, high: Int)
  ) {
    let first = Int(low)
    let last = Int(high)
    if first == last {
      // The mean of both ends gives the trapezium's area.
      let right = height * ((low + high) * 0.5 - Float(first))
      cells[first] += height - right
      cells[first + 1] += right
    } else {
      // Coverage rises by `rate` for each pixel from `low` on, and half a step less in the end
      // pixels.
      let rate = height / (high - low)
      let firstEnd = Float(first + 1) - low
      var previous = 0.5 * rate * firstEnd * firstEnd
      cells[first] += previous
      var cell = first + 1
      while cell < last {
        let cover = rate * (Float(cell) + 0.5 - low)
        cells[cell] += cover - previous
        previous = cover
        cell += 1
      }
      let lastPart = high - Float(last)
      let cover = height - 0.5 * rate * lastPart * lastPart
      cells[last] += cover - previous
      cells[last + 1] += height - cover
    }
    touched = (min(touched.low, first), max(touched.high, last + 1))
  }
}
