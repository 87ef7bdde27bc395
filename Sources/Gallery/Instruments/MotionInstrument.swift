// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Where the view under the hand was over the last seconds, and how fast; then what that comes to.
struct MotionInstrument: View {
  let record: StageRecord
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Canvas { context, size in
        MotionPlot(record: record, palette: palette).draw(context, size)
      }
      .frame(height: 120)
      HStack(spacing: 12) {
        key("place", palette.accent)
        key("speed", palette.speed)
        Spacer(minLength: 0)
        Text("3 s")
          .font(.system(size: 11))
          .foregroundStyle(palette.quietText)
      }
      HStack(spacing: 8) {
        figure("Fastest", "\(record.figures.topSpeed)", "pt/s")
        figure("Settled", settled, "s")
        figure("Overshoot", record.figures.overshoot.map { "\($0)" } ?? "–", "pt")
      }
    }
  }

  private var settled: String {
    record.figures.settling.map { String(format: "%.2f", $0) } ?? "–"
  }

  private func key(_ text: String, _ color: Color) -> some View {
    HStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 1).fill(color).frame(width: 12, height: 3)
      Text(text)
        .font(.system(size: 11))
        .foregroundStyle(palette.quietText)
    }
  }

  private func figure(_ title: String, _ value: String, _ unit: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
        .font(.system(size: 11))
        .foregroundStyle(palette.quietText)
      HStack(alignment: .lastTextBaseline, spacing: 3) {
        Text(value)
          .font(.system(size: 17, weight: .semibold))
          .monospacedDigit()
        Text(unit)
          .font(.system(size: 11))
          .foregroundStyle(palette.quietText)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Draws the motion: distance from where the view is now going to rest, and speed below it.
struct MotionPlot {
  let record: StageRecord
  let palette: Palette

  func draw(_ context: GraphicsContext, _ size: CGSize) {
    let upper = CGRect(x: 0, y: 0, width: size.width, height: size.height * 0.6)
    let lower = CGRect(
      x: 0, y: upper.maxY + 8, width: size.width, height: size.height - upper.height - 8)
    grid(context, upper)
    grid(context, lower)
    let samples = record.motion
    guard let last = samples.last else { return }
    shadeHeld(samples, context, size)
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

  private func grid(_ context: GraphicsContext, _ rect: CGRect) {
    let box = RoundedRectangle(cornerRadius: 6).path(in: rect)
    context.fill(box, with: .color(palette.press.opacity(0.4)))
    var lines = Path()
    lines.move(to: CGPoint(x: rect.minX, y: rect.midY))
    lines.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    context.stroke(lines, with: .color(palette.line), lineWidth: 1)
    var seconds = Path()
    for second in [1.0, 2] {
      let x = rect.width * second / StageRecord.span
      seconds.move(to: CGPoint(x: x, y: rect.minY))
      seconds.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    context.stroke(seconds, with: .color(palette.line), lineWidth: 1)
  }

  /// The times at which the hand held it.
  private func shadeHeld(
    _ samples: ArraySlice<MotionSample>, _ context: GraphicsContext, _ size: CGSize
  ) {
    var context = context
    context.clip(to: Path(CGRect(origin: .zero, size: size)))
    for (sample, next) in zip(samples, samples.dropFirst()) where next.isHeld {
      let start = place(sample.time, size.width)
      let width = place(next.time, size.width) - start
      context.fill(
        Path(CGRect(x: start, y: 0, width: width, height: size.height)),
        with: .color(palette.accent.opacity(0.1)))
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
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    var context = context
    context.clip(to: Path(rect))
    context.stroke(
      path, with: .color(color),
      style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}
