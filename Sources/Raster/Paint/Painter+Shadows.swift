// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

extension Painter {
  /// Draws a shape's shadow, except where an opaque outline will cover it completely; together with the
  /// background, if one is given, which is not drawn yet.
  func draw(
    _ plan: borrowing Plan, _ shadow: Shadow, _ ink: Ink, under: PixelOutline?,
    on background: Background? = nil, into canvas: PixelCanvas, clip: PixelRect
  ) {
    let outline = under.flatMap { $0.form == .convex ? $0 : nil }
    draw(plan, shadow, ink, fill: nil, around: outline, on: background, into: canvas, clip: clip)
  }

  /// Fills a convex outline over a shape's shadow: pixels that it covers completely in one pass with
  /// the shadow, then its edges.
  func fill(
    _ plan: borrowing Plan, _ fill: Command.Fill, over shadow: Shadow, _ ink: Ink,
    on background: Background? = nil, into canvas: PixelCanvas, clip: PixelRect
  ) {
    var fillInk = fill.ink.kernelInk
    withUnsafePointer(to: &fillInk) { fillInk in
      draw(
        plan, shadow, ink, fill: fillInk, around: fill.outline, on: background, into: canvas,
        clip: clip)
    }
    let rows = clip.intersection(fill.outline.bounds)
    if !rows.isEmpty { fillEdges(plan, fill, into: canvas, clip: rows.widened(to: clip)) }
  }

  /// Draws a shadow, at most `maxRows` rows at a time. The columns that the outline covers completely, if
  /// there is one, are left out, or drawn with the fill's color over the shadow's.
  private func draw(
    _ plan: borrowing Plan, _ shadow: Shadow, _ ink: Ink, fill: UnsafePointer<craster_ink>?,
    around outline: PixelOutline?, on background: Background?, into canvas: PixelCanvas,
    clip: PixelRect
  ) {
    plan.tables[shadow.table].entries.withUnsafeBufferPointer { entries in
      guard let entries = entries.baseAddress else { return }
      var table = shadow.quadrantTable(entries)
      let columns = background?.columns ?? clip.minX..<clip.maxX
      var cast = craster_shadow(
        color: ink.lanes, alpha: ink.alpha,
        occluded: outline == nil ? nil : UnsafePointer(occludedSpans), caster: fill,
        background: nil,
        background_left: Int32(columns.lowerBound), background_right: Int32(columns.upperBound),
        cache: shadowRows)
      for top in stride(from: clip.minY, to: clip.maxY, by: Self.maxRows) {
        let part = PixelRect(
          minX: clip.minX, minY: top, maxX: clip.maxX, maxY: min(top + Self.maxRows, clip.maxY))
        var rows = canvas.rows(part)
        if let outline { findFullyCovered(plan, outline, into: canvas, clip: part) }
        guard let background else {
          kernels.blend_shadow(&table, &rows, &cast)
          continue
        }
        var below = background.rows(from: top)
        withUnsafePointer(to: &below) { below in
          cast.background = below
          kernels.blend_shadow(&table, &rows, &cast)
        }
      }
    }
  }
}
