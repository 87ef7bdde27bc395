// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

extension Painter {
  /// What lies below everything: a backdrop's pixels, or the background.
  struct Ground {
    let pixel: UInt32
    let backdrop: Canvas?
    /// It goes on as far to the left and right of a shadow.
    let columns: Range<Int>

    /// As the loops in C know it, from a row on.
    func rows(from top: Int) -> cspan_ground {
      cspan_ground(
        below: backdrop.map { UnsafePointer($0.pixel(0, top)) },
        stride: backdrop?.pixelsPerRow ?? 0, pixel: pixel)
    }
  }

  /// Lays the ground, together with a shadow if that is what comes first; answers which command of
  /// the plan comes next.
  func begin(
    _ plan: borrowing Plan, over backdrop: Canvas?, into canvas: Canvas, clip: PixelRect
  ) -> Int {
    let ground = Ground(
      pixel: plan.background.pixel, backdrop: backdrop, columns: clip.minX..<clip.maxX)
    let first = plan.castsShapes ? firstSeen(plan, clip) : plan.commands.count
    guard first < plan.commands.count, case .action(let action) = plan.commands[first].work else {
      lay(ground, plan, into: canvas, clip: clip)
      return 0
    }
    let part = plan.commands[first].bounds.intersection(clip)
    switch plan.actions[action] {
    case .shadow(let shadow, let ink, let under):
      cast(plan, shadow, ink, under: under, on: ground, into: canvas, clip: part)
    case .shadowed(let fill, let shadow, let ink):
      self.fill(plan, plan.fills[fill], over: shadow, ink, on: ground, into: canvas, clip: part)
    default:
      lay(ground, plan, into: canvas, clip: clip)
      return 0
    }
    let (above, below) = clip.beside(part)
    lay(ground, plan, into: canvas, clip: above)
    lay(ground, plan, into: canvas, clip: below)
    return plan.commands[first].end
  }

  /// The first command that touches a clip; their number if none does.
  private func firstSeen(_ plan: borrowing Plan, _ clip: PixelRect) -> Int {
    var index = 0
    while index < plan.commands.count, !plan.commands[index].bounds.intersects(clip) {
      index = plan.commands[index].end
    }
    return index
  }

  /// Lays the ground, but not where one of the first commands covers it wholly anyway.
  private func lay(
    _ ground: Ground, _ plan: borrowing Plan, into canvas: Canvas, clip: PixelRect
  ) {
    guard !clip.isEmpty else { return }
    let isHidden = findHidden(plan, into: canvas, clip: clip)
    // Columns count from 0, as the holes do.
    var rows = canvas.rows(clip)
    var below = ground.rows(from: clip.minY)
    cspan_lay_ground(&rows, &below, isHidden ? holes : nil)
  }

  /// Finds the columns of each row that a command covers wholly, whatever is below; false if none
  /// of the first ones does.
  private func findHidden(_ plan: borrowing Plan, into canvas: Canvas, clip: PixelRect) -> Bool {
    guard clip.height <= Self.mostHoles else { return false }
    var index = 0
    while index < plan.commands.count, index < Self.commandsWorthAsking {
      let command = plan.commands[index]
      if case .fill(let index) = command.work, plan.fills[index].ink.isOpaque,
        plan.fills[index].outline.form == .convex
      {
        let part = command.bounds.intersection(clip)
        guard part.width * part.height * 2 > clip.width * clip.height else { return false }
        findWhole(plan, plan.fills[index].outline, into: canvas, clip: clip)
        return true
      }
      index = command.end
    }
    return false
  }
}
