// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Draws the view's position relative to its latest one, and below it the velocity, along the axis
/// with more movement.
struct MotionPlot {
  let record: StageRecord
  let palette: Palette

  func draw(_ context: GraphicsContext, _ size: CGSize) {
    let upper = CGRect(x: 0, y: 0, width: size.width, height: (size.height - 22) * 0.62)
    let lower = CGRect(
      x: 0, y: upper.maxY + 6, width: size.width, height: size.height - 22 - upper.height)
    grid(context, upper)
    grid(context, lower)
    seconds(context, lower)
    let samples = record.motion
    guard let last = samples.last else { return }
    shadeHeld(samples, context, CGSize(width: size.width, height: lower.maxY))
    let isTall = span(samples, \.y) >= span(samples, \.x)
    let positions = samples.map { isTall ? $0.position.y : $0.position.x }
    let origin = isTall ? last.position.y : last.position.x
    let previous = record.comparison.map { isTall ? $0.position.y : $0.position.x }
    let top = max((positions + previous).map { abs($0 - origin) }.max() ?? 0, 8) * 1.1
    line(
      context, record.comparison.map(\.time), previous.map { -($0 - origin) / top }, upper,
      palette.neutral, width: 1.5)
    line(
      context, samples.map(\.time), positions.map { -($0 - origin) / top }, upper, palette.accent)
    let velocities = samples.map { isTall ? $0.velocity.height : $0.velocity.width }
    let fastest = max(velocities.map(abs).max() ?? 0, 100) * 1.1
    line(context, samples.map(\.time), velocities.map { -$0 / fastest }, lower, palette.velocity)
    // As on the stage, y points down: the top of a vertical plot is negative.
    scale(context, upper, top: isTall ? -top : top, "pt")
    scale(context, lower, top: isTall ? -fastest : fastest, "pt/s")
    marks(context, samples, upper) { sample in
      upper.midY + ((isTall ? sample.position.y : sample.position.x) - origin) / top * upper.height
        / 2
    }
  }

  private func span(_ samples: ArraySlice<MotionSample>, _ path: KeyPath<CGPoint, CGFloat>)
    -> CGFloat
  {
    let values = samples.map { $0.position[keyPath: path] }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  private func x(at time: Double, _ width: CGFloat) -> CGFloat {
    width * CGFloat(1 - (record.time - time) / StageRecord.span)
  }

  // MARK: Axes

  private func grid(_ context: GraphicsContext, _ rect: CGRect) {
    let box = RoundedRectangle(cornerRadius: 6).path(in: rect)
    context.fill(box, with: .color(palette.pressedFill.opacity(0.4)))
    var lines = Path()
    lines.move(to: CGPoint(x: rect.minX, y: rect.midY))
    lines.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    for second in [1.0, 2] {
      let x = rect.width * second / StageRecord.span
      lines.move(to: CGPoint(x: x, y: rect.minY))
      lines.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    context.stroke(lines, with: .color(palette.line), lineWidth: 1)
  }

  private func seconds(_ context: GraphicsContext, _ rect: CGRect) {
    let y = rect.maxY + 3
    let width = rect.width / StageRecord.span
    context.draw(label("−3 s"), at: CGPoint(x: 0, y: y), anchor: .topLeading)
    context.draw(label("−2"), at: CGPoint(x: width, y: y), anchor: .top)
    context.draw(label("−1"), at: CGPoint(x: 2 * width, y: y), anchor: .top)
    context.draw(
      label(record.isPast ? "Playhead" : "Now"), at: CGPoint(x: rect.maxX, y: y),
      anchor: .topTrailing)
  }

  /// Labels the top and the bottom of a box.
  private func scale(_ context: GraphicsContext, _ rect: CGRect, top: CGFloat, _ unit: String) {
    func signed(_ value: CGFloat) -> String {
      let whole = Int(value.rounded())
      return whole < 0 ? "−\(-whole)" : "+\(whole)"
    }
    context.draw(
      label("\(signed(top)) \(unit)"), at: CGPoint(x: 4, y: rect.minY + 1), anchor: .topLeading)
    context.draw(
      label(signed(-top)), at: CGPoint(x: 4, y: rect.maxY - 1), anchor: .bottomLeading)
  }

  private func label(_ text: String) -> Text {
    Text(text).font(.system(size: 10)).monospacedDigit().foregroundStyle(palette.secondaryText)
  }

  // MARK: Curves

  /// Samples further apart than this, in seconds, have a pause between them.
  private static let longestFrame = 0.1

  /// Shades the times during which the view was held.
  private func shadeHeld(
    _ samples: ArraySlice<MotionSample>, _ context: GraphicsContext, _ size: CGSize
  ) {
    var context = context
    context.clip(to: Path(CGRect(origin: .zero, size: size)))
    for (sample, next) in zip(samples, samples.dropFirst()) where next.isHeld {
      let start = x(at: max(sample.time, next.time - Self.longestFrame), size.width)
      let width = x(at: next.time, size.width) - start
      context.fill(
        Path(CGRect(x: start, y: 0, width: width, height: size.height)),
        with: .color(palette.accent.opacity(0.1)))
    }
  }

  /// Marks the largest overshoot and the settling time.
  private func marks(
    _ context: GraphicsContext, _ samples: ArraySlice<MotionSample>, _ rect: CGRect,
    _ height: (MotionSample) -> CGFloat
  ) {
    let metrics = record.metrics
    if let settledAt = metrics.settledAt {
      let x = x(at: settledAt, rect.width)
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: x, y: rect.minY))
          path.addLine(to: CGPoint(x: x, y: rect.maxY))
        }, with: .color(palette.success), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
    }
    if let time = metrics.overshootAt, let peak = samples.first(where: { $0.time == time }) {
      let point = CGPoint(x: x(at: time, rect.width), y: height(peak))
      context.fill(
        Path(ellipseIn: CGRect(around: point, radius: 3.5)), with: .color(palette.failure))
    }
  }

  /// A line through values from -1 at the bottom to 1 at the top.
  private func line(
    _ context: GraphicsContext, _ times: [Double], _ values: [CGFloat], _ rect: CGRect,
    _ color: Color, width: CGFloat = 2
  ) {
    guard times.count > 1 else { return }
    var path = Path()
    for (index, (time, value)) in zip(times, values).enumerated() {
      let point = CGPoint(
        x: x(at: time, rect.width), y: rect.midY - value * rect.height / 2)
      if index == 0 {
        path.move(to: point)
        continue
      }
      if time - times[index - 1] > Self.longestFrame, let last = path.currentPoint {
        path.addLine(to: CGPoint(x: x(at: time - 0.01, rect.width), y: last.y))
      }
      path.addLine(to: point)
    }
    var context = context
    context.clip(to: Path(rect))
    context.stroke(
      path, with: .color(color),
      style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}
