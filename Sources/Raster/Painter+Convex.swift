// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

extension Painter {
  /// Fills a convex outline with one colour, as `Sweep` and `InkSink` do, all in one loop.
  func fill(
    _ plan: borrowing Plan, _ outline: PixelOutline, _ ink: Ink, into canvas: Canvas,
    clip: PixelRect
  ) {
    guard let sweep else { return }
    let chains = (
      plan.outlines.chains[outline.firstChain], plan.outlines.chains[outline.firstChain + 1]
    )
    var color = cspan_ink(
      lanes: ink.lanes, addend: ink.full.addend, pixel: ink.pixel, alpha: ink.alpha,
      keep: ink.full.keep)
    var rows = cspan_rows(
      first: canvas.pixel(sweep.left, clip.minY), stride: canvas.pixelsPerRow,
      top: Int32(clip.minY), bottom: Int32(clip.maxY), left: Int32(clip.minX - sweep.left),
      right: Int32(clip.maxX - sweep.left))
    plan.outlines.edges.withUnsafeBytes { bytes in
      // Both are four real numbers of the same names.
      let edges = bytes.bindMemory(to: cspan_edge.self)
      guard let first = edges.baseAddress else { return }
      var shape = cspan_convex(
        edges: (first + chains.0.first, first + chains.1.first),
        count: (
          Int32(chains.0.end - chains.0.first), Int32(chains.1.end - chains.1.first)
        ),
        sign: (chains.0.sign, chains.1.sign), width: Int32(sweep.width))
      cspan_fill_convex(&shape, &rows, sweep.cells, sweep.covers, &color)
    }
  }
}

extension Outlines {
  /// Whether an outline is one chain on either side.
  func isConvex(_ outline: PixelOutline) -> Bool {
    outline.rule == nil && outline.chainCount == 2
      && chains[outline.firstChain].sign != chains[outline.firstChain + 1].sign
  }
}
