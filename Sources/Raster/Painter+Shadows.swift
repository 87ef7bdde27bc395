// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

extension Painter {
  /// Lays a blurred shape, but not where an opaque outline will cover it wholly.
  func cast(
    _ plan: borrowing Plan, _ shadow: Shadow, _ ink: Ink, under: PixelOutline?, into canvas: Canvas,
    clip: PixelRect
  ) {
    plan.tables[shadow.table].entries.withUnsafeBufferPointer { entries in
      guard let entries = entries.baseAddress else { return }
      var quarter = shadow.quarter(entries)
      for top in stride(from: clip.minY, to: clip.maxY, by: Self.mostHoles) {
        let part = PixelRect(
          minX: clip.minX, minY: top, maxX: clip.maxX, maxY: min(top + Self.mostHoles, clip.maxY))
        var rows = canvas.rows(part)
        if let under, plan.outlines.isConvex(under) {
          findWhole(plan, under, into: canvas, clip: part)
          cspan_shadow(&quarter, &rows, holes, ink.lanes, ink.alpha)
        } else {
          cspan_shadow(&quarter, &rows, nil, ink.lanes, ink.alpha)
        }
      }
    }
  }
}
