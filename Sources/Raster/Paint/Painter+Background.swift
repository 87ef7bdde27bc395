// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

extension Painter {
  /// The pixels below all commands: those of a backdrop, or of one color.
  struct Background {
    let pixel: UInt32
    let backdrop: PixelCanvas?
    /// The columns in which the background is drawn together with a shadow, also beside it.
    let columns: Range<Int>

    /// The background as the kernels take it, from a row on.
    func rows(from top: Int) -> craster_background {
      craster_background(
        pixels: backdrop.map { UnsafePointer($0.pixel(0, top)) },
        stride: backdrop?.pixelsPerRow ?? 0, color: pixel)
    }
  }

  /// Draws the background, together with a shape's shadow if that is the first command that touches the
  /// clip. Returns the index of the first command that remains to be drawn, and what is known of that one.
  func drawBackground(
    _ plan: borrowing Plan, backdrop: PixelCanvas?, into canvas: PixelCanvas, clip: PixelRect
  ) -> (first: Int, FlatFill?) {
    let background = Background(
      pixel: plan.background.pixel, backdrop: backdrop, columns: clip.minX..<clip.maxX)
    let all = 0..<plan.commands.count
    let first = plan.hasShapeShadows ? firstVisible(plan, all, clip) : all.upperBound
    guard first < plan.commands.count, case .action(let action) = plan.commands[first].work else {
      return (0, draw(background, plan, into: canvas, clip: clip))
    }
    let part = plan.commands[first].bounds.intersection(clip)
    switch plan.actions[action] {
    case .shadow(let shadow, let ink, let under):
      draw(plan, shadow, ink, under: under, on: background, into: canvas, clip: part)
    case .fillOverShadow(let fill, let shadow, let ink):
      self.fill(plan, plan.fills[fill], over: shadow, ink, on: background, into: canvas, clip: part)
    default:
      return (0, draw(background, plan, into: canvas, clip: clip))
    }
    let (above, below) = clip.rowsOutside(part)
    drawOccluded(background, plan, into: canvas, clip: above)
    drawOccluded(background, plan, into: canvas, clip: below)
    return (plan.commands[first].end, nil)
  }

  /// The index of the first command of a range that touches a clip; the range's end if none does.
  private func firstVisible(
    _ plan: borrowing Plan, _ range: Range<Int>, _ clip: PixelRect
  ) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, !plan.commands[index].bounds.intersects(clip) {
      index = plan.commands[index].end
    }
    return min(index, range.upperBound)
  }

  /// Draws the background, except where it is not visible and never read.
  private func draw(
    _ background: Background, _ plan: borrowing Plan, into canvas: PixelCanvas, clip: PixelRect
  ) -> FlatFill? {
    if background.backdrop == nil,
      let fill = drawFlatBackground(
        background.pixel, plan, 0..<plan.commands.count, into: canvas, clip: clip)
    {
      return fill
    }
    drawOccluded(background, plan, into: canvas, clip: clip)
    return nil
  }

  /// The first command above a background of one color, a convex fill, and the pixel where it covers the
  /// background completely.
  struct FlatFill {
    let command: Int
    let pixel: UInt32
  }

  /// In narrower fills less is saved than finding the covered columns takes.
  private static let minFlatWidth = 160

  /// Draws a background of one color, except where the first command that touches the clip covers it
  /// completely and its color over the background is the same everywhere. Returns that command; nil, and
  /// draws nothing, if it is not worth it.
  func drawFlatBackground(
    _ pixel: UInt32, _ plan: borrowing Plan, _ range: Range<Int>, into canvas: PixelCanvas,
    clip: PixelRect
  ) -> FlatFill? {
    let first = firstVisible(plan, range, clip)
    guard first < range.upperBound, case .fill(let index) = plan.commands[first].work,
      plan.fills[index].outline.form == .convex
    else { return nil }
    let part = plan.commands[first].bounds.intersection(clip)
    guard part.width >= Self.minFlatWidth, part.height * 2 > clip.height else { return nil }
    let fill = plan.fills[index]
    let background = Background(pixel: pixel, backdrop: nil, columns: clip.minX..<clip.maxX)
    let margin = fill.ink.isOpaque ? 0 : Int32(craster_edge_columns)
    draw(background, plan, around: fill.outline, margin: margin, into: canvas, clip: clip)
    return FlatFill(command: first, pixel: Blend.over(pixel, fill.ink.full))
  }

  /// Draws the background, except where one of the first commands is opaque and covers it completely.
  private func drawOccluded(
    _ background: Background, _ plan: borrowing Plan, into canvas: PixelCanvas, clip: PixelRect
  ) {
    guard !clip.isEmpty else { return }
    // A material below the occluder shows the background.
    if !drawsBackdrops, let outline = occluder(plan, clip) {
      return draw(background, plan, around: outline, margin: 0, into: canvas, clip: clip)
    }
    var rows = canvas.rows(clip)
    var below = background.rows(from: clip.minY)
    kernels.fill_background(&rows, &below, nil)
  }

  /// Draws the background, except in the columns that an outline covers completely, apart from a margin at
  /// their ends.
  private func draw(
    _ background: Background, _ plan: borrowing Plan, around outline: PixelOutline, margin: Int32,
    into canvas: PixelCanvas, clip: PixelRect
  ) {
    for top in stride(from: clip.minY, to: clip.maxY, by: Self.maxRows) {
      let part = PixelRect(
        minX: clip.minX, minY: top, maxX: clip.maxX, maxY: min(top + Self.maxRows, clip.maxY))
      findFullyCovered(plan, outline, into: canvas, clip: part)
      for row in 0..<part.height {
        occludedSpans[2 * row] += margin
        occludedSpans[2 * row + 1] -= margin
      }
      // With columns from 0, as in the occluded spans.
      var rows = canvas.rows(part)
      var below = background.rows(from: top)
      kernels.fill_background(&rows, &below, occludedSpans)
    }
  }

  /// The outline of an opaque command that covers more than half of the clip's area; nil if none of the first
  /// commands does.
  private func occluder(_ plan: borrowing Plan, _ clip: PixelRect) -> PixelOutline? {
    var index = 0
    while index < plan.commands.count, index < Self.commandsSearchedForOccluder {
      let command = plan.commands[index]
      if case .fill(let index) = command.work, plan.fills[index].ink.isOpaque,
        plan.fills[index].outline.form == .convex
      {
        let part = command.bounds.intersection(clip)
        let isLarge = part.width * part.height * 2 > clip.width * clip.height
        return isLarge ? plan.fills[index].outline : nil
      }
      index = command.end
    }
    return nil
  }
}
