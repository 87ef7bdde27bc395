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
  /// clip. Returns the index of the first command that remains to be drawn.
  func drawBackground(
    _ plan: borrowing Plan, backdrop: PixelCanvas?, into canvas: PixelCanvas, clip: PixelRect
  ) -> Int {
    let background = Background(
      pixel: plan.background.pixel, backdrop: backdrop, columns: clip.minX..<clip.maxX)
    let first = plan.hasShapeShadows ? firstVisible(plan, clip) : plan.commands.count
    guard first < plan.commands.count, case .action(let action) = plan.commands[first].work else {
      draw(background, plan, into: canvas, clip: clip)
      return 0
    }
    let part = plan.commands[first].bounds.intersection(clip)
    switch plan.actions[action] {
    case .shadow(let shadow, let ink, let under):
      draw(plan, shadow, ink, under: under, on: background, into: canvas, clip: part)
    case .fillOverShadow(let fill, let shadow, let ink):
      self.fill(plan, plan.fills[fill], over: shadow, ink, on: background, into: canvas, clip: part)
    default:
      draw(background, plan, into: canvas, clip: clip)
      return 0
    }
    let (above, below) = clip.rowsOutside(part)
    draw(background, plan, into: canvas, clip: above)
    draw(background, plan, into: canvas, clip: below)
    return plan.commands[first].end
  }

  /// The index of the first command that touches a clip; the number of commands if none does.
  private func firstVisible(_ plan: borrowing Plan, _ clip: PixelRect) -> Int {
    var index = 0
    while index < plan.commands.count, !plan.commands[index].bounds.intersects(clip) {
      index = plan.commands[index].end
    }
    return index
  }

  /// Draws the background, except where one of the first commands is opaque and covers it completely.
  private func draw(
    _ background: Background, _ plan: borrowing Plan, into canvas: PixelCanvas, clip: PixelRect
  ) {
    guard !clip.isEmpty else { return }
    // A material below the occluder shows the background.
    let isOccluded = !drawsBackdrops && findOccluded(plan, into: canvas, clip: clip)
    // With columns from 0, as in the occluded spans.
    var rows = canvas.rows(clip)
    var below = background.rows(from: clip.minY)
    kernels.fill_background(&rows, &below, isOccluded ? occludedSpans : nil)
  }

  /// Writes the columns of each row that an opaque command covers completely to `occludedSpans`. Returns
  /// false if none of the first commands covers more than half of the clip.
  private func findOccluded(_ plan: borrowing Plan, into canvas: PixelCanvas, clip: PixelRect)
    -> Bool
  {
    guard clip.height <= Self.maxRows else { return false }
    var index = 0
    while index < plan.commands.count, index < Self.commandsSearchedForOccluder {
      let command = plan.commands[index]
      if case .fill(let index) = command.work, plan.fills[index].ink.isOpaque,
        plan.fills[index].outline.form == .convex
      {
        let part = command.bounds.intersection(clip)
        guard part.width * part.height * 2 > clip.width * clip.height else { return false }
        findFullyCovered(plan, plan.fills[index].outline, into: canvas, clip: clip)
        return true
      }
      index = command.end
    }
    return false
  }
}
