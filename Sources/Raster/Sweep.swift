// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// What a sweep hands its coverage to, left to right in each row, row by row.
protocol CoverageSink {
  /// Pixels `columns` of row `y`, all of them covered whole.
  mutating func solid(y: Int, columns: Range<Int>)
  /// Pixels `columns` of row `y`; `covers` holds the first one's coverage, the next one's, and on.
  mutating func partial(y: Int, columns: Range<Int>, covers: UnsafePointer<UInt16>)
}

/// Finds how much of each pixel an outline covers, exactly up to rounding, one row at a time.
///
/// All of a row is computed from the outline alone, so the clip never changes a pixel it keeps.
struct Sweep {
  /// Room for a row of coverage and 16 more.
  let covers: UnsafeMutablePointer<UInt16>
  let left: Int
  let width: Int
  private let maxChains: Int
  let loop: OpaquePointer

  init(domain: PixelRect, maxChains: Int) {
    left = domain.minX
    width = domain.width
    self.maxChains = maxChains
    covers = .allocate(capacity: width + 16)
    covers.initialize(repeating: 0, count: width + 16)
    loop = cspan_sweep_new(Int32(width), Int32(maxChains))
  }

  func deallocate() {
    covers.deallocate()
    cspan_sweep_free(loop)
  }

  /// Whether the sweep has room for an outline of so many chains.
  func holds(chains: Int) -> Bool { chains <= maxChains }

  /// Hands the rows and columns of the clip, which lies within the domain, to a sink.
  func run<Sink: CoverageSink>(clip: PixelRect, into sink: inout Sink) {
    guard let covers = cspan_sweep_covers(loop) else { return }
    let columns = clip.minX..<clip.maxX
    for y in clip.minY..<clip.maxY {
      var spans: UnsafePointer<cspan_span>?
      let count = Int(cspan_sweep_row(loop, Int32(y), &spans))
      for span in UnsafeBufferPointer(start: spans, count: count) {
        let own = (left + Int(span.begin))..<(left + Int(span.end))
        let seen = own.clamped(to: columns)
        guard !seen.isEmpty else { continue }
        if span.is_whole != 0 {
          sink.solid(y: y, columns: seen)
        } else {
          sink.partial(y: y, columns: seen, covers: covers + (seen.lowerBound - left))
        }
      }
    }
  }
}
