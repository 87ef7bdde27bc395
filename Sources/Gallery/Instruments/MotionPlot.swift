// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// Draws properties of views over time, relative to their values at rest, and below them how fast they
/// change. Curves of one unit have one scale. Where another view is touched they have a gap.
struct MotionPlot {
  let record: StageRecord
  let palette: Palette
  let scale: PlotScale
  /// The distance of the crosshair from the left edge, in points; nil for none.
  var crosshair: CGFloat?

  /// The plot in a size in points.
  func picture(_ size: CGSize) -> VectorDrawing {
    var picture = VectorDrawing(size: size)
    let upper = CGRect(x: 0, y: 0, width: size.width, height: (size.height - 22) * 0.62)
    let lower = CGRect(
      x: 0, y: upper.maxY + 6, width: size.width, height: size.height - 22 - upper.height)
    grid(&picture, upper)
    grid(&picture, lower)
    seconds(&picture, lower)
    let curves = curves
    guard curves.contains(where: { !$0.samples.isEmpty }) else { return picture }
    shadeHeld(&picture, CGSize(width: size.width, height: lower.maxY))
    for curve in curves {
      let velocity = curve.peakVelocity
      scale.include(
        value: max(curve.extent, previousExtent(curve)), velocity: velocity,
        unit: curve.property.unit)
    }
    // The curves are in front of the labels, which would hide them.
    axisLabels(&picture, curves, upper, lower)
    endLabels(&picture, curves, upper, lower)
    drawPrevious(&picture, curves, upper)
    let isSingle = curves.count == 1
    for (index, curve) in curves.enumerated() {
      let range = scale.range(of: curve.property.unit)
      let sign = Self.sign(of: curve.property.unit, curves)
      let style = StrokeStyle(
        lineWidth: 2, lineCap: .round, lineJoin: .round, dash: Palette.curveDash(index))
      for run in curve.runs {
        let times = run.samples.map(\.time)
        line(
          &picture, times, run.samples.map { sign * ($0.value - run.origin) / range.value }, upper,
          palette.curve(index), style)
        line(
          &picture, times, run.samples.map { sign * $0.velocity / range.velocity }, lower,
          isSingle ? palette.velocity : palette.curve(index), style)
      }
    }
    marks(&picture, curves, upper)
    if let crosshair { drawCrosshair(&picture, crosshair, curves, lower.maxY) }
    return picture
  }

  // MARK: Curves

  /// The selected curves, or the position of the view that was touched last along the axis with more
  /// movement.
  var curves: [PlotCurve] {
    scale.begin(recording: record.recording)
    let properties = record.curves.selection
    guard properties.isEmpty else { return properties.map(curve) }
    let samples = record.motion
    let runs = Self.runs(samples)
    let isVertical = scale.chooseAxis(Self.spans(runs.last ?? samples))
    return [curve(PlotProperty(isVertical ? .y : .x))]
  }

  private func curve(_ property: PlotProperty) -> PlotCurve {
    guard property.view == nil else {
      let samples = record.curves.samples(
        property, from: record.time - StageRecord.span - 0.1, to: record.time)
      return PlotCurve(
        property: property, runs: [run(samples, PlotScale.Origin(property: property))])
    }
    let runs = Self.runs(record.motion).map { motion in
      let samples = motion.map {
        PlotSample(
          time: $0.time, value: Self.value(property, $0.position),
          velocity: property.kind == .y ? $0.velocity.height : $0.velocity.width)
      }
      return run(
        samples,
        PlotScale.Origin(
          property: property, view: motion.first?.view, layout: motion.first?.layout ?? 0),
        rest: motion.first?.rest.map { Self.value(property, $0) })
    }
    return PlotCurve(property: property, runs: runs)
  }

  /// The zero of a curve is where its view rested when it was touched, if that is known: a run of one that follows a
  /// recognizer begins after the recognizer does.
  private func run(
    _ samples: [PlotSample], _ origin: PlotScale.Origin, rest: Double? = nil
  ) -> PlotRun {
    PlotRun(
      samples: samples,
      origin: (rest ?? Self.rest(samples)).map { scale.value(at: origin, first: $0) } ?? 0)
  }

  /// The value at which a curve first rests for three samples; its first value if it never does, and
  /// nil without samples. It may begin in the middle of an animation.
  private static func rest(_ samples: [PlotSample]) -> Double? {
    let values = samples.map(\.value)
    for index in values.indices.dropFirst(2) {
      let three = values[index - 2...index]
      if let low = three.min(), let high = three.max(), high - low < 0.05 { return low }
    }
    return values.first
  }

  private static func value(_ property: PlotProperty, _ point: CGPoint) -> Double {
    property.kind == .y ? point.y : point.x
  }

  /// The samples without gaps, of one view each.
  private static func runs(_ samples: ArraySlice<MotionSample>) -> [ArraySlice<MotionSample>] {
    if samples.isEmpty { return [] }
    var runs: [ArraySlice<MotionSample>] = []
    var start = samples.startIndex
    for index in samples.indices.dropFirst()
    where samples[index].view != samples[index - 1].view
      || samples[index].layout != samples[index - 1].layout
    {
      runs.append(samples[start..<index])
      start = index
    }
    return runs + [samples[start...]]
  }

  private static func spans(_ samples: ArraySlice<MotionSample>) -> CGSize {
    func span(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let values = samples.map { $0.position[keyPath: path] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    return CGSize(width: span(\.x), height: span(\.y))
  }

  /// The positions in the comparison run, relative to the zero line of a curve; empty for curves
  /// without one.
  private func previous(_ curve: PlotCurve) -> [(time: Double, value: Double)] {
    guard curve.property.view == nil, let last = curve.runs.last else { return [] }
    return record.comparison.map {
      ($0.time, Self.value(curve.property, $0.position) - last.origin)
    }
  }

  private func previousExtent(_ curve: PlotCurve) -> Double {
    previous(curve).map { abs($0.value) }.max() ?? 0
  }

  private func drawPrevious(
    _ picture: inout VectorDrawing, _ curves: [PlotCurve], _ rect: CGRect
  ) {
    for curve in curves {
      let previous = previous(curve)
      let range = scale.range(of: curve.property.unit)
      let sign = Self.sign(of: curve.property.unit, curves)
      line(
        &picture, previous.map(\.time), previous.map { sign * $0.value / range.value }, rect,
        palette.neutral, StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    }
  }

  func x(at time: Double, _ width: CGFloat) -> CGFloat {
    width * CGFloat(1 - (record.time - time) / StageRecord.span)
  }

  // MARK: Axes

  private func grid(_ picture: inout VectorDrawing, _ rect: CGRect) {
    picture.fill(
      RoundedRectangle(cornerRadius: 6).path(in: rect), palette.pressedFill.opacity(0.4))
    var lines = Path()
    lines.move(to: CGPoint(x: rect.minX, y: rect.midY))
    lines.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    for second in [1.0, 2] {
      let x = rect.width * second / StageRecord.span
      lines.move(to: CGPoint(x: x, y: rect.minY))
      lines.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    picture.stroke(lines, palette.line)
  }

  private func seconds(_ picture: inout VectorDrawing, _ rect: CGRect) {
    let y = rect.maxY + 3
    let width = rect.width / StageRecord.span
    label(&picture, "−3 s", CGPoint(x: 0, y: y), .topLeading)
    label(&picture, "−2", CGPoint(x: width, y: y), .top)
    label(&picture, "−1", CGPoint(x: 2 * width, y: y), .top)
    label(
      &picture, String(shell: record.isPast ? "Playhead" : "Now"),
      CGPoint(x: rect.maxX, y: y), .topTrailing)
  }

  /// Labels the top, the zero line and the bottom of both boxes: on the left for the first unit, in
  /// the middle for another one.
  private func axisLabels(
    _ picture: inout VectorDrawing, _ curves: [PlotCurve], _ upper: CGRect, _ lower: CGRect
  ) {
    var units: [String] = []
    for unit in curves.map(\.property.unit) where !units.contains(unit) { units.append(unit) }
    for (index, unit) in units.prefix(2).enumerated() {
      let range = scale.range(of: unit)
      let sign = Self.sign(of: unit, curves)
      let left = index == 0 ? 4 : upper.width / 2
      axis(&picture, upper, at: left, index, top: sign * range.value, unit)
      axis(&picture, lower, at: left, index, top: sign * range.velocity, unit + "/s")
    }
  }

  /// The sign of values at the top: positive ones, except where all curves of a unit are vertical
  /// positions, as y points down on the stage.
  static func sign(of unit: String, _ curves: [PlotCurve]) -> CGFloat {
    curves.allSatisfy { $0.property.unit != unit || $0.property.kind == .y } ? -1 : 1
  }

  private func axis(
    _ picture: inout VectorDrawing, _ rect: CGRect, at x: CGFloat, _ index: Int, top: CGFloat,
    _ unit: String
  ) {
    let anchors: (UnitPoint, UnitPoint) =
      index == 0 ? (.topLeading, .bottomLeading) : (.top, .bottom)
    label(
      &picture, "\(Self.signed(top)) \(unit)", CGPoint(x: x, y: rect.minY + 1), anchors.0)
    if rect.height >= 70, index == 0 {
      label(&picture, "0", CGPoint(x: x, y: rect.midY - 1), anchors.1)
    }
    label(&picture, Self.signed(-top), CGPoint(x: x, y: rect.maxY - 1), anchors.1)
  }

  private func label(
    _ picture: inout VectorDrawing, _ text: String, _ point: CGPoint, _ anchor: UnitPoint
  ) {
    picture.text(text, at: point, anchor: anchor, palette.secondaryText)
  }

  /// A number with its sign; whole from 10 on.
  static func signed(_ value: CGFloat) -> String {
    let digits = abs(value) >= 9.95 || value == value.rounded() ? 0 : abs(value) >= 0.995 ? 1 : 2
    let text = String(format: "%.\(digits)f", abs(Double(value)))
    guard text.contains(where: { $0 != "0" && $0 != "." }) else { return "0" }
    return (value < 0 ? "−" : "+") + text
  }

  // MARK: Marks

  /// Samples further apart than this, in seconds, have a pause between them.
  private static let longestFrame = 0.1

  /// Shades the times during which the view was held.
  private func shadeHeld(_ picture: inout VectorDrawing, _ size: CGSize) {
    let samples = record.motion
    // One rectangle for each drag instead of one for each frame of it.
    var spans: [(start: CGFloat, end: CGFloat)] = []
    for (sample, next) in zip(samples, samples.dropFirst()) where next.isHeld {
      let start = max(x(at: max(sample.time, next.time - Self.longestFrame), size.width), 0)
      let end = x(at: next.time, size.width)
      guard end > start else { continue }
      if let last = spans.last, start - last.end < 0.01 {
        spans[spans.count - 1].end = end
      } else {
        spans.append((start, end))
      }
    }
    var path = Path()
    for span in spans {
      path.addRect(CGRect(x: span.start, y: 0, width: span.end - span.start, height: size.height))
    }
    picture.fill(path, palette.accent.opacity(0.1))
  }

  /// Marks the largest overshoot and the settling time of the view that was touched last.
  private func marks(_ picture: inout VectorDrawing, _ curves: [PlotCurve], _ rect: CGRect) {
    guard let curve = curves.first(where: { $0.property.view == nil }), let run = curve.runs.last
    else { return }
    let metrics = record.metrics
    if let settledAt = metrics.settledAt {
      let x = x(at: settledAt, rect.width)
      picture.stroke(
        Path { path in
          path.move(to: CGPoint(x: x, y: rect.minY))
          path.addLine(to: CGPoint(x: x, y: rect.maxY))
        }, palette.success, StrokeStyle(lineWidth: 1, dash: [3, 3]), clip: rect)
    }
    if let time = metrics.overshootAt, let peak = run.samples.first(where: { $0.time == time }) {
      let offset =
        Self.sign(of: "pt", curves) * (peak.value - run.origin) / scale.range(of: "pt").value
      let point = CGPoint(x: x(at: time, rect.width), y: rect.midY - offset * rect.height / 2)
      picture.fill(Path(ellipseIn: CGRect(around: point, radius: 3.5)), palette.failure)
    }
  }

  /// A line through values from -1 at the bottom to 1 at the top.
  private func line(
    _ picture: inout VectorDrawing, _ times: [Double], _ values: [CGFloat], _ rect: CGRect,
    _ color: Color, _ style: StrokeStyle
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
    picture.stroke(path, color, style, clip: rect)
  }
}
