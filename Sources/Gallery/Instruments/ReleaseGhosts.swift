// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Draws the motion of pinned releases over the stage: their paths, and outlines of the view as far
/// after their release as the current one is after its own.
struct ReleaseGhosts: View {
  let record: StageRecord
  let table: ReleaseTable
  @Environment(\.palette) private var palette

  var body: some View {
    Canvas { context, _ in
      let isHeld = !record.touches.isEmpty
      let elapsed = record.handoff.map { record.time - $0.time } ?? .infinity
      for (index, ghost) in table.ghosts(isMoving: !isHeld).enumerated() {
        draw(ghost.path, ghost.letter, after: isHeld ? 0 : elapsed, index, context)
      }
    }
    .allowsHitTesting(false)
  }

  private func draw(
    _ path: ReleasePath, _ letter: String, after seconds: Double, _ index: Int,
    _ context: GraphicsContext
  ) {
    guard let sample = path.sample(after: seconds), path.samples.count > 1 else { return }
    let color = palette.curve(index)
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .round, dash: Palette.curveDash(index))
    let line = Path { line in
      line.addLines(path.samples.map(\.position))
    }
    context.stroke(line, with: .color(color.opacity(0.5)), style: style)
    let outline = sample.corners.path
    context.stroke(outline, with: .color(.white.opacity(0.5)), lineWidth: 4)
    context.stroke(outline, with: .color(color), style: style)
    let badge = sample.position
    context.fill(Path(ellipseIn: CGRect(around: badge, radius: 9)), with: .color(color))
    context.draw(
      Text(letter).font(.system(size: 11, weight: .semibold))
        .foregroundStyle(palette.isDark ? .black : .white), at: badge)
  }
}
