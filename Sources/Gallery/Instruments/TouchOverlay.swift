// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// Draws the touches over the stage, with their trails, velocities and predicted ends.
struct TouchOverlay: View {
  let record: StageRecord
  @Environment(\.palette) private var palette

  var body: some View {
    Canvas { context, _ in
      drawTrails(context)
      for point in record.trail where point.phase == .ended || point.phase == .cancelled {
        drawEnd(point, context)
      }
      for touch in record.touches { draw(touch, context) }
      if let handoff = record.handoff { draw(handoff, context) }
    }
    .allowsHitTesting(false)
  }

  private func drawTrails(_ context: GraphicsContext) {
    // All outlines are drawn first, so that no segment's outline covers another segment.
    drawTrails(context, .white.opacity(0.7), edge: 3)
    drawTrails(context, palette.accent, edge: 0)
  }

  private func drawTrails(_ context: GraphicsContext, _ color: Color, edge: CGFloat) {
    let points = record.trail
    for (index, point) in zip(points.indices, points) {
      guard let next = points[(index + 1)...].first(where: { $0.id == point.id }) else { continue }
      let opacity = opacity(at: next.time)
      var line = Path()
      line.move(to: point.location)
      line.addLine(to: next.location)
      context.stroke(
        line, with: .color(color),
        style: StrokeStyle(lineWidth: (5 + edge) * opacity, lineCap: .round))
    }
  }

  private func draw(_ touch: Touch, _ context: GraphicsContext) {
    let disc = Path(ellipseIn: CGRect(around: touch.location, radius: 18))
    let color = color(of: touch.phase)
    context.fill(disc, with: .color(color.opacity(0.28)))
    context.stroke(disc, with: .color(.white.opacity(0.9)), lineWidth: 2)
    context.stroke(
      Path(ellipseIn: CGRect(around: touch.location, radius: 19.5)),
      with: .color(color.opacity(0.9)),
      // A simulated touch has a dashed outline.
      style: StrokeStyle(lineWidth: 1.5, dash: touch.isSynthetic ? [4, 4] : []))
    let velocity = record.velocity(of: touch)
    let length = CGSize(width: velocity.width * 0.12, height: velocity.height * 0.12)
    arrow(from: touch.location, by: length, context)
  }

  /// Draws a ring where a touch ended, which grows and fades out.
  private func drawEnd(_ point: TrailPoint, _ context: GraphicsContext) {
    let opacity = opacity(at: point.time)
    let ring = Path(ellipseIn: CGRect(around: point.location, radius: 18 + 8 * (1 - opacity)))
    context.stroke(
      ring, with: .color(color(of: point.phase).opacity(0.8 * opacity)), lineWidth: 2)
  }

  private func color(of phase: Touch.Phase) -> Color {
    switch phase {
    case .began: palette.velocity
    case .moved: palette.accent
    case .ended: palette.success
    case .cancelled: palette.failure
    }
  }

  /// Draws the predicted end for as long as the trail.
  private func draw(_ handoff: VelocityHandoff, _ context: GraphicsContext) {
    let opacity = opacity(at: handoff.time)
    guard opacity > 0 else { return }
    var context = context
    context.opacity = opacity
    let disc = Path(ellipseIn: CGRect(around: handoff.predicted, radius: 18))
    context.fill(disc, with: .color(.white.opacity(0.55)))
    context.stroke(
      disc, with: .color(palette.accent),
      style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 5]))
    var line = Path()
    line.move(to: handoff.location)
    line.addLine(to: handoff.predicted)
    context.stroke(
      line, with: .color(.white.opacity(0.6)), style: StrokeStyle(lineWidth: 4, lineCap: .round))
    context.stroke(
      line, with: .color(palette.accent),
      style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [2, 6]))
  }

  private func arrow(from start: CGPoint, by vector: CGSize, _ context: GraphicsContext) {
    let length = vector.speed
    guard length > 12 else { return }
    let (x, y) = (vector.width / length, vector.height / length)
    let tip = CGPoint(x: start.x + vector.width, y: start.y + vector.height)
    var path = Path()
    path.move(to: start)
    path.addLine(to: tip)
    for side in [CGFloat(-1), 1] {
      path.move(to: tip)
      path.addLine(
        to: CGPoint(x: tip.x - x * 9 + y * 6 * side, y: tip.y - y * 9 - x * 6 * side))
    }
    context.stroke(
      path, with: .color(palette.velocity),
      style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
  }

  /// From 1 at the shown time to 0 at the end of a trail point's lifetime.
  private func opacity(at time: Double) -> Double {
    max(0, 1 - (record.time - time) / TrailPoint.lifetime)
  }
}

nonisolated extension CGRect {
  /// The bounding square of a circle.
  init(around center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
