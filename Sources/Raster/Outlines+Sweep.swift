// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing

extension Outlines {
  /// Hands an outline's coverage in a clip, within the sweep's domain, to a sink.
  func sweep<Sink: CoverageSink>(
    _ outline: PixelOutline, by sweep: Sweep, clip: PixelRect, into sink: inout Sink
  ) {
    withSweep(outline, by: sweep) { sweep.run(clip: clip, into: &sink) }
  }

  /// Begins a sweep over an outline, for as long as the body runs.
  func withSweep(_ outline: PixelOutline, by sweep: Sweep, _ body: () -> Void) {
    cspan_sweep_begin(
      sweep.loop, chains.base + outline.firstChain, Int32(outline.chainCount), edges.base,
      outline.rule == .evenOdd ? 1 : 0)
    body()
  }
}
