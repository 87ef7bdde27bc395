// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

extension Painter {
  /// Lays a blurred shape, but not where an opaque outline will cover it wholly; on a ground that is
  /// still to be laid, if there is one.
  func cast(
    _ plan: borrowing Plan, _ shadow: Shadow, _ ink: Ink, under: PixelOutline?,
    on ground: Ground? = nil, into canvas: Canvas, clip: PixelRect
  ) {
    let outline = under.flatMap { $0.form == .convex ? $0 : nil }
    lay(plan, shadow, ink, caster: nil, around: outline, on: ground, into: canvas, clip: clip)
  }

  /// Fills a convex outline over a blurred shape: where it covers pixels wholly both are laid at
  /// once, and its edges then.
  func fill(
    _ plan: borrowing Plan, _ fill: Command.Fill, over shadow: Shadow, _ ink: Ink,
    on ground: Ground? = nil, into canvas: Canvas, clip: PixelRect
  ) {
    var caster = fill.ink.loop
    withUnsafePointer(to: &caster) { caster in
      lay(
        plan, shadow, ink, caster: caster, around: fill.outline, on: ground, into: canvas,
        clip: clip)
    }
    let rows = clip.intersection(fill.outline.bounds)
    if !rows.isEmpty { fillEdges(plan, fill, into: canvas, clip: rows.widened(to: clip)) }
  }

  /// Lays some rows at a time, with the columns that an outline covers wholly, if there is one.
  private func lay(
    _ plan: borrowing Plan, _ shadow: Shadow, _ ink: Ink, caster: UnsafePointer<cspan_ink>?,
    around outline: PixelOutline?, on ground: Ground?, into canvas: Canvas, clip: PixelRect
  ) {
    plan.tables[shadow.table].entries.withUnsafeBufferPointer { entries in
      guard let entries = entries.baseAddress else { return }
      var quarter = shadow.quarter(entries)
      let columns = ground?.columns ?? clip.minX..<clip.maxX
      var cast = cspan_cast(
        color: ink.lanes, alpha: ink.alpha, holes: outline == nil ? nil : UnsafePointer(holes),
        caster: caster, ground: nil, ground_left: Int32(columns.lowerBound),
        ground_right: Int32(columns.upperBound), kept: kept)
      for top in stride(from: clip.minY, to: clip.maxY, by: Self.mostHoles) {
        let part = PixelRect(
          minX: clip.minX, minY: top, maxX: clip.maxX, maxY: min(top + Self.mostHoles, clip.maxY))
        var rows = canvas.rows(part)
        if let outline { findWhole(plan, outline, into: canvas, clip: part) }
        guard let ground else {
          cspan_shadow(&quarter, &rows, &cast)
          continue
        }
        var below = ground.rows(from: top)
        withUnsafePointer(to: &below) { below in
          cast.ground = below
          cspan_shadow(&quarter, &rows, &cast)
        }
      }
    }
  }
}
