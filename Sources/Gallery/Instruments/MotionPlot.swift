// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Draws the view's position relative to the end of its motion, and below it the velocity, along the
/// axis with more movement. Where another view is touched the curves have a gap.
struct MotionPlot {
  let record: StageRecord
  let palette: Palette
  let scale: PlotScale
  /// The distance of the crosshair from the left edge, in points; nil for none.
  var crosshair: CGFloat?

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
    let runs = runs(samples)
    let isTall = scale.chooseAxis(spans(runs.last ?? samples), recording: record.recording)
    func along(_ point: CGPoint) -> CGFloat { isTall ? point.y : point.x }
    func along(_ velocity: CGSize) -> CGFloat { isTall ? velocity.height : velocity.width }
    let origins = runs.map { along($0.last?.position ?? last.position) }
    let positions = zip(runs, origins).map { run, origin in run.map { along($0.position) - origin }
    }
    let previous = record.comparison.map { along($0.position) - (origins.last ?? 0) }
    scale.include(
      position: (positions.flatMap(\.self) + previous).map(abs).max() ?? 0,
      velocity: samples.map { abs(along($0.velocity)) }.max() ?? 0, spans: spans(samples),
      recording: record.recording)
    line(
      context, record.comparison.map(\.time), previous.map { -$0 / scale.position }, upper,
      palette.neutral, width: 1.5)
    for (run, values) in zip(runs, positions) {
      line(context, run.map(\.time), values.map { -$0 / scale.position }, upper, palette.accent)
      line(
        context, run.map(\.time), run.map { -along($0.velocity) / scale.velocity }, lower,
        palette.velocity)
    }
    // As on the stage, y points down: the top of a vertical plot is negative.
    labels(context, upper, top: isTall ? -scale.position : scale.position, "pt")
    labels(context, lower, top: isTall ? -scale.velocity : scale.velocity, "pt/s")
    endLabel(
      context, upper, -(positions.last?.last ?? 0) / scale.position, "Position", palette.accent)
    endLabel(
      context, lower, -along(last.velocity) / scale.velocity, "Velocity", palette.velocity)
    marks(context, runs.last ?? samples, upper) { sample in
      upper.midY + (along(sample.position) - (origins.last ?? 0)) / scale.position * upper.height
        / 2
    }
    if let crosshair {
      drawCrosshair(
        crosshair, context, CGSize(width: size.width, height: lower.maxY), samples
      ) { sample in
        let origin =
          zip(runs, origins).first { $0.0.last?.view == sample.view }?.1 ?? origins.last ?? 0
        return (along(sample.position) - origin, along(sample.velocity))
      }
    }
  }

  /// The samples without gaps, of one view each.
  private func runs(_ samples: ArraySlice<MotionSample>) -> [ArraySlice<MotionSample>] {
    var runs: [ArraySlice<MotionSample>] = []
    var start = samples.startIndex
    for index in samples.indices.dropFirst() where samples[index].view != samples[index - 1].view {
      runs.append(samples[start..<index])
      start = index
    }
    return runs + [samples[start...]]
  }

  private func spans(_ samples: ArraySlice<MotionSample>) -> CGSize {
    func span(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let values = samples.map { $0.position[keyPath: path] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    return CGSize(width: span(\.x), height: span(\.y))
  }

  /// Labels the end of a curve with a value from -1 to 1, beside the curve.
  private func endLabel(
    _ context: GraphicsContext, _ rect: CGRect, _ value: CGFloat, _ text: String, _ color: Color
  ) {
    let y = rect.midY - min(max(value, -1), 1) * rect.height / 2
    let isBelow = y < rect.minY + 20
    context.draw(
      Text(text).font(.system(size: 10, weight: .medium)).foregroundStyle(color),
      at: CGPoint(x: rect.maxX - 4, y: isBelow ? y + 4 : y - 4),
      anchor: isBelow ? .topTrailing : .bottomTrailing)
  }

  /// Draws a vertical line with the position and velocity of the nearest sample.
  private func drawCrosshair(
    _ x: CGFloat, _ context: GraphicsContext, _ size: CGSize, _ samples: ArraySlice<MotionSample>,
    _ values: (MotionSample) -> (position: CGFloat, velocity: CGFloat)
  ) {
    let time = record.time - StageRecord.span * Double(1 - x / max(size.width, 1))
    guard let sample = samples.min(by: { abs($0.time - time) < abs($1.time - time) }),
      abs(sample.time - time) < 0.1
    else { return }
    let x = self.x(at: sample.time, size.width)
    context.fill(
      Path(CGRect(x: x - 0.5, y: 0, width: 1, height: size.height)),
      with: .color(palette.secondaryText))
    let (position, velocity) = values(sample)
    let text = "\(Self.signed(position)) pt   \(Self.signed(velocity)) pt/s"
    let label = context.resolve(
      Text(text).font(.system(size: 10, weight: .medium)).monospacedDigit()
        .foregroundStyle(palette.text))
    let width = label.measure(in: CGSize(width: 300, height: 20)).width + 8
    let left = x + 4 + width > size.width ? x - 4 - width : x + 4
    context.fill(
      Path(roundedRect: CGRect(x: left, y: 16, width: width, height: 16), cornerRadius: 4),
      with: .color(palette.panel))
    context.draw(label, at: CGPoint(x: left + 4, y: 18), anchor: .topLeading)
  }

  private static func signed(_ value: CGFloat) -> String {
    let whole = Int(value.rounded())
    return whole < 0 ? "−\(-whole)" : whole == 0 ? "0" : "+\(whole)"
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

  /// Labels the top, the zero line and the bottom of a box.
  private func labels(_ context: GraphicsContext, _ rect: CGRect, top: CGFloat, _ unit: String) {
    context.draw(
      label("\(Self.signed(top)) \(unit)"), at: CGPoint(x: 4, y: rect.minY + 1), anchor: .topLeading
    )
    if rect.height >= 70 {
      context.draw(label("0"), at: CGPoint(x: 4, y: rect.midY), anchor: .bottomLeading)
    }
    context.draw(
      label(Self.signed(-top)), at: CGPoint(x: 4, y: rect.maxY - 1), anchor: .bottomLeading)
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
