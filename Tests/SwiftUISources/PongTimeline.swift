// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

final class PongWorld {
  var ball = CGPoint(x: 0.5, y: 0.3)
  var velocity = CGVector(dx: 0.32, dy: 0.41)
  var paddle: CGFloat = 0.5
  var computer: CGFloat = 0.5
  var trail: [CGPoint] = []
  var score = (0, 0)
  private var last: Date?

  func update(to date: Date) {
    defer { last = date }
    guard let last else { return }
    let dt = min(date.timeIntervalSince(last), 1 / 30)
    ball.x += velocity.dx * dt
    ball.y += velocity.dy * dt
    if ball.x < 0.02 || ball.x > 0.98 {
      velocity.dx = -velocity.dx
      ball.x = min(max(ball.x, 0.02), 0.98)
    }
    computer += (ball.x - computer) * min(1, dt * 3)
    if ball.y < 0.08, abs(ball.x - computer) < 0.13 { velocity.dy = abs(velocity.dy) }
    if ball.y > 0.92, abs(ball.x - paddle) < 0.13 {
      velocity.dy = -abs(velocity.dy)
      velocity.dx += (ball.x - paddle) * 1.4
    }
    if ball.y < -0.05 || ball.y > 1.05 {
      if ball.y < 0 { score.1 += 1 } else { score.0 += 1 }
      ball = CGPoint(x: 0.5, y: 0.5)
      velocity = CGVector(dx: 0.3, dy: velocity.dy > 0 ? -0.42 : 0.42)
    }
    trail.append(ball)
    if trail.count > 14 { trail.removeFirst() }
  }
}

struct PongTimeline: View {
  @State private var world = PongWorld()
  @State private var paused = false

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.animation(minimumInterval: 1 / 60, paused: paused)) { timeline in
        Canvas { context, size in
          world.update(to: timeline.date)
          func point(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x * size.width, y: p.y * size.height) }

          var dashes = Path()
          dashes.move(to: CGPoint(x: 0, y: size.height / 2))
          dashes.addLine(to: CGPoint(x: size.width, y: size.height / 2))
          context.stroke(
            dashes, with: .color(.white.opacity(0.4)),
            style: StrokeStyle(lineWidth: 2, dash: [10, 10]))

          for (i, p) in world.trail.enumerated() {
            var copy = context
            copy.opacity = Double(i) / 28
            let r = CGFloat(i) / 2
            let c = point(p)
            copy.fill(
              Path(ellipseIn: CGRect(x: c.x - r, y: c.y - r, width: r * 2, height: r * 2)),
              with: .color(.cyan))
          }
          context.drawLayer { layer in
            layer.addFilter(.shadow(color: .cyan, radius: 10))
            let c = point(world.ball)
            layer.fill(
              Path(ellipseIn: CGRect(x: c.x - 8, y: c.y - 8, width: 16, height: 16)),
              with: .color(.white))
          }
          for (x, y) in [(world.computer, 0.06), (world.paddle, 0.94)] {
            let c = point(CGPoint(x: x, y: y))
            context.fill(
              Path(
                roundedRect: CGRect(x: c.x - 42, y: c.y - 6, width: 84, height: 12), cornerRadius: 6
              ),
              with: .color(.white))
          }
          let score = Text("\(world.score.0)\n\(world.score.1)")
            .font(.system(size: 48, weight: .thin, design: .monospaced))
            .foregroundColor(.white.opacity(0.5))
          context.draw(score, at: CGPoint(x: size.width - 40, y: size.height / 2))
        }
        .background(.black)
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            world.paddle = value.location.x / 390
          })
      }
      Button(paused ? "Resume" : "Pause") { paused.toggle() }
        .padding()
    }
  }
}

#Preview {
  PongTimeline()
}
