// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// A scanline rasterizer: computes the exact coverage of each pixel by an outline, up to rounding, row
/// by row.
///
/// A whole row is computed from the outline alone, so a clip never changes a pixel inside of it.
struct Sweep {
  /// Memory for a row of coverage and 16 values more.
  let coverage: UnsafeMutablePointer<UInt16>
  let left: Int
  let width: Int
  private let maxChains: Int
  /// The kernel's state.
  let state: OpaquePointer

  init(domain: PixelRect, maxChains: Int) {
    left = domain.minX
    width = domain.width
    self.maxChains = maxChains
    coverage = .allocate(capacity: width + 16)
    coverage.initialize(repeating: 0, count: width + 16)
    state = craster_sweep_new(Int32(width), Int32(maxChains))
  }

  func deallocate() {
    coverage.deallocate()
    craster_sweep_free(state)
  }

  /// Whether it has memory for an outline of the given number of chains.
  func supports(chains: Int) -> Bool { chains <= maxChains }

  /// Sends the coverage inside a clip, which must be within the domain, to a sink.
  func run<Sink: CoverageSink>(clip: PixelRect, into sink: inout Sink) {
    guard let coverage = craster_sweep_coverage(state) else { return }
    let columns = clip.minX..<clip.maxX
    for y in clip.minY..<clip.maxY {
      var spans: UnsafePointer<craster_span>?
      let count = Int(kernels.sweep_row(state, Int32(y), &spans))
      for span in UnsafeBufferPointer(start: spans, count: count) {
        let whole = (left + Int(span.begin))..<(left + Int(span.end))
        let clipped = whole.clamped(to: columns)
        guard !clipped.isEmpty else { continue }
        if span.is_full != 0 {
          sink.solid(y: y, columns: clipped)
        } else {
          sink.partial(y: y, columns: clipped, coverage: coverage + (clipped.lowerBound - left))
        }
      }
    }
  }

  /// Sends the coverage of rows of a convex outline, or of the region between two, to a sink.
  func run<Sink: CoverageSink>(
    _ outer: UnsafePointer<craster_convex>, _ inner: UnsafePointer<craster_convex>?,
    rows: Range<Int>, into sink: inout Sink
  ) {
    var spans = [craster_span](repeating: craster_span(), count: Int(craster_max_row_spans))
    for y in rows {
      let count = kernels.find_row_spans(outer, inner, Int32(y), coverage, &spans)
      for span in spans.prefix(Int(count)) {
        let columns = (left + Int(span.begin))..<(left + Int(span.end))
        if span.is_full != 0 {
          sink.solid(y: y, columns: columns)
        } else {
          sink.partial(y: y, columns: columns, coverage: coverage + Int(span.begin))
        }
      }
    }
  }
}
