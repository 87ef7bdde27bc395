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
}
