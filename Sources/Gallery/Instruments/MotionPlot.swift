// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Draws the motion: distance from where the view is now going to rest, and below it the speed.
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
    let places = samples.map { isTall ? $0.place.y : $0.place.x }
    let rest = isTall ? last.place.y : last.place.x
    let before = record.ghost.map { isTall ? $0.place.y : $0.place.x }
    let reach = max((places + before).map { abs($0 - rest) }.max() ?? 0, 8) * 1.1
    line(
      context, record.ghost.map(\.time), before.map { -($0 - rest) / reach }, upper,
      palette.waiting, width: 1.5)
    line(context, samples.map(\.time), places.map { -($0 - rest) / reach }, upper, palette.accent)
    let speeds = samples.map { isTall ? $0.velocity.height : $0.velocity.width }
    let top = max(speeds.map(abs).max() ?? 0, 100) * 1.1
    line(context, samples.map(\.time), speeds.map { -$0 / top }, lower, palette.speed)
    // Downwards is below, as on the stage.
    scale(context, upper, top: isTall ? -reach : reach, "pt")
    scale(context, lower, top: isTall ? -top : top, "pt/s")
    marks(context, samples, upper) { sample in
      upper.midY + ((isTall ? sample.place.y : sample.place.x) - rest) / reach * upper.height / 2
    }
  }

  private func span(_ samples: ArraySlice<MotionSample>, _ path: KeyPath<CGPoint, CGFloat>)
    -> CGFloat
  {
    let values = samples.map { $0.place[keyPath: path] }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  private func place(_ time: Double, _ width: CGFloat) -> CGFloat {
    width * CGFloat(1 - (record.time - time) / StageRecord.span)
  }

  // MARK: Axes

  private func grid(_ context: GraphicsContext, _ rect: CGRect) {
    let box = RoundedRectangle(cornerRadius: 6).path(in: rect)
    context.fill(box, with: .color(palette.press.opacity(0.4)))
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
      label(record.isPast ? "then" : "now"), at: CGPoint(x: rect.maxX, y: y), anchor: .topTrailing)
  }

  /// Says what the top and the bottom of a box stand for.
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
    Text(text).font(.system(size: 10)).monospacedDigit().foregroundStyle(palette.quietText)
  }

  // MARK: What is seen

  /// Samples farther apart than this, in seconds, have a rest between them.
  private static let longestFrame = 0.1

  /// The times at which the hand held it.
  private func shadeHeld(
    _ samples: ArraySlice<MotionSample>, _ context: GraphicsContext, _ size: CGSize
  ) {
    var context = context
    context.clip(to: Path(CGRect(origin: .zero, size: size)))
    for (sample, next) in zip(samples, samples.dropFirst()) where next.isHeld {
      let start = place(max(sample.time, next.time - Self.longestFrame), size.width)
      let width = place(next.time, size.width) - start
      context.fill(
        Path(CGRect(x: start, y: 0, width: width, height: size.height)),
        with: .color(palette.accent.opacity(0.1)))
    }
  }

  /// Where it was farthest beyond its goal, and from when on it was still.
  private func marks(
    _ context: GraphicsContext, _ samples: ArraySlice<MotionSample>, _ rect: CGRect,
    _ height: (MotionSample) -> CGFloat
  ) {
    let figures = record.figures
    if let settledAt = figures.settledAt {
      let x = place(settledAt, rect.width)
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: x, y: rect.minY))
          path.addLine(to: CGPoint(x: x, y: rect.maxY))
        }, with: .color(palette.success), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
    }
    if let peakAt = figures.peakAt, let peak = samples.first(where: { $0.time == peakAt }) {
      let point = CGPoint(x: place(peakAt, rect.width), y: height(peak))
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
        x: place(time, rect.width), y: rect.midY - value * rect.height / 2)
      if index == 0 {
        path.move(to: point)
        continue
      }
      if time - times[index - 1] > Self.longestFrame, let last = path.currentPoint {
        path.addLine(to: CGPoint(x: place(time - 0.01, rect.width), y: last.y))
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
