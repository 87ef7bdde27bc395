// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// Where the touches are, where they come from, and where they are going, drawn over the stage.
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
      if let handOver = record.handOver { draw(handOver, context) }
    }
    .allowsHitTesting(false)
  }

  private func drawTrails(_ context: GraphicsContext) {
    // The edge of all of it lies below, so that no piece has one within another.
    drawTrails(context, .white.opacity(0.7), edge: 3)
    drawTrails(context, palette.accent, edge: 0)
  }

  private func drawTrails(_ context: GraphicsContext, _ color: Color, edge: CGFloat) {
    let points = record.trail
    for (index, point) in zip(points.indices, points) {
      guard let next = points[(index + 1)...].first(where: { $0.id == point.id }) else { continue }
      let freshness = freshness(of: next.time)
      var line = Path()
      line.move(to: point.place)
      line.addLine(to: next.place)
      context.stroke(
        line, with: .color(color),
        style: StrokeStyle(lineWidth: (5 + edge) * freshness, lineCap: .round))
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
      // What stands in for a finger has a broken edge.
      style: StrokeStyle(lineWidth: 1.5, dash: touch.isSynthetic ? [4, 4] : []))
    let velocity = record.velocity(of: touch)
    let way = CGSize(width: velocity.width * 0.12, height: velocity.height * 0.12)
    arrow(from: touch.location, by: way, context)
  }

  /// Where a touch ended: a ring that goes.
  private func drawEnd(_ point: TrailPoint, _ context: GraphicsContext) {
    let freshness = freshness(of: point.time)
    let ring = Path(ellipseIn: CGRect(around: point.place, radius: 18 + 8 * (1 - freshness)))
    context.stroke(
      ring, with: .color(color(of: point.phase).opacity(0.8 * freshness)), lineWidth: 2)
  }

  private func color(of phase: Touch.Phase) -> Color {
    switch phase {
    case .began: palette.speed
    case .moved: palette.accent
    case .ended: palette.success
    case .cancelled: palette.failure
    }
  }

  /// The predicted end, as long as the trail is seen.
  private func draw(_ handOver: HandOver, _ context: GraphicsContext) {
    let freshness = freshness(of: handOver.time)
    guard freshness > 0 else { return }
    var context = context
    context.opacity = freshness
    let ghost = Path(ellipseIn: CGRect(around: handOver.predicted, radius: 18))
    context.fill(ghost, with: .color(.white.opacity(0.55)))
    context.stroke(
      ghost, with: .color(palette.accent),
      style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 5]))
    var line = Path()
    line.move(to: handOver.place)
    line.addLine(to: handOver.predicted)
    context.stroke(
      line, with: .color(.white.opacity(0.6)), style: StrokeStyle(lineWidth: 4, lineCap: .round))
    context.stroke(
      line, with: .color(palette.accent),
      style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [2, 6]))
  }

  private func arrow(from start: CGPoint, by way: CGSize, _ context: GraphicsContext) {
    let length = way.speed
    guard length > 12 else { return }
    let (x, y) = (way.width / length, way.height / length)
    let tip = CGPoint(x: start.x + way.width, y: start.y + way.height)
    var path = Path()
    path.move(to: start)
    path.addLine(to: tip)
    for side in [CGFloat(-1), 1] {
      path.move(to: tip)
      path.addLine(
        to: CGPoint(x: tip.x - x * 9 + y * 6 * side, y: tip.y - y * 9 - x * 6 * side))
    }
    context.stroke(
      path, with: .color(palette.speed),
      style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
  }

  /// From 1 for now to 0 for what is not seen any more.
  private func freshness(of time: Double) -> Double {
    max(0, 1 - (record.time - time) / TrailPoint.life)
  }
}

nonisolated extension CGRect {
  /// The square around a circle.
  init(around centre: CGPoint, radius: CGFloat) {
    self.init(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
