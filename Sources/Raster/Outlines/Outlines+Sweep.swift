// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing

extension Outlines {
  /// Sends an outline's coverage inside a clip, which must be within the sweep's domain, to a sink.
  func sweep<Sink: CoverageSink>(
    _ outline: PixelOutline, by sweep: Sweep, clip: PixelRect, into sink: inout Sink
  ) {
    withSweep(outline, by: sweep) { sweep.run(clip: clip, into: &sink) }
  }

  /// Prepares a sweep of an outline and runs the body.
  func withSweep(_ outline: PixelOutline, by sweep: Sweep, _ body: () -> Void) {
    craster_sweep_begin(
      sweep.state, chains.base + outline.firstChain, Int32(outline.chainCount), edges.base,
      outline.rule == .evenOdd ? 1 : 0)
    body()
  }

  /// Sends the coverage of an outline inside the sweep's domain to a sink. It is computed by the kernel with which
  /// `Painter` fills an outline of this form, as a sweep may round its sums differently.
  func record<Sink: CoverageSink>(
    _ outline: PixelOutline, by sweep: Sweep, into sink: inout Sink
  ) {
    let rows = outline.bounds
    guard outline.form != .any else {
      let clip = PixelRect(
        minX: sweep.left, minY: rows.minY, maxX: sweep.left + sweep.width, maxY: rows.maxY)
      return self.sweep(outline, by: sweep, clip: clip, into: &sink)
    }
    var outer = convex(outline.firstChain, sign: 1, width: sweep.width)
    if outline.form == .ring {
      var inner = convex(outline.firstChain + 2, sign: -1, width: sweep.width)
      sweep.run(&outer, &inner, rows: rows.minY..<rows.maxY, into: &sink)
    } else {
      sweep.run(&outer, nil, rows: rows.minY..<rows.maxY, into: &sink)
    }
  }

  /// Two chains as the kernels take them, with their windings multiplied by `sign`.
  func convex(_ index: Int, sign: Float, width: Int) -> craster_convex {
    let edges = UnsafePointer(edges.base)
    let (one, other) = (chains[index], chains[index + 1])
    return craster_convex(
      edges: (edges + one.first, edges + other.first),
      count: (Int32(one.end - one.first), Int32(other.end - other.first)),
      sign: (one.sign * sign, other.sign * sign), width: Int32(width))
  }
}
