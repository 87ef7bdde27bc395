// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// Draws properties of views over time, relative to their last values, and below them how fast they
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
    guard curves.contains(where: { !$0.runs.isEmpty }) else { return picture }
    shadeHeld(&picture, CGSize(width: size.width, height: lower.maxY))
    for curve in curves {
      let velocity = curve.peakVelocity
      scale.include(
        value: max(curve.extent, previousExtent(curve)), velocity: velocity,
        unit: curve.property.unit, recording: record.recording)
    }
    drawPrevious(&picture, curves, upper)
    let isSingle = curves.count == 1
    for (index, curve) in curves.enumerated() {
      let range = scale.range(of: curve.property.unit)
      let style = StrokeStyle(
        lineWidth: 2, lineCap: .round, lineJoin: .round, dash: Palette.curveDash(index))
      for run in curve.runs {
        let origin = PlotCurve.origin(run)
        line(
          &picture, run.map(\.time), run.map { -($0.value - origin) / range.value }, upper,
          palette.curve(index), style)
        line(
          &picture, run.map(\.time), run.map { -$0.velocity / range.velocity }, lower,
          isSingle ? palette.velocity : palette.curve(index), style)
      }
    }
    axisLabels(&picture, curves, upper, lower)
    endLabels(&picture, curves, upper, lower)
    marks(&picture, curves, upper)
    if let crosshair { drawCrosshair(&picture, crosshair, curves, lower.maxY) }
    return picture
  }

  // MARK: Curves

  /// The selected curves, or the position of the view that was touched last along the axis with more
  /// movement.
  var curves: [PlotCurve] {
    let properties = record.curves.selection
    guard properties.isEmpty else { return properties.map(curve) }
    let samples = record.motion
    let runs = Self.runs(samples)
    let isVertical = scale.chooseAxis(
      Self.spans(runs.last ?? samples), recording: record.recording)
    return [curve(PlotProperty(isVertical ? .y : .x))]
  }

  private func curve(_ property: PlotProperty) -> PlotCurve {
    guard property.view == nil else {
      let samples = record.curves.samples(
        property, from: record.time - StageRecord.span - 0.1, to: record.time)
      return PlotCurve(property: property, runs: samples.isEmpty ? [] : [samples])
    }
    guard !record.motion.isEmpty else { return PlotCurve(property: property, runs: []) }
    let runs = Self.runs(record.motion).map { run in
      run.map {
        PlotSample(
          time: $0.time, value: Self.value(property, $0.position),
          velocity: property.kind == .y ? $0.velocity.height : $0.velocity.width)
      }
    }
    return PlotCurve(property: property, runs: runs)
  }

  private static func value(_ property: PlotProperty, _ point: CGPoint) -> Double {
    property.kind == .y ? point.y : point.x
  }

  /// The samples without gaps, of one view each.
  private static func runs(_ samples: ArraySlice<MotionSample>) -> [ArraySlice<MotionSample>] {
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

  /// The positions in the comparison run, relative to the end of a curve; empty for curves without
  /// one.
  private func previous(_ curve: PlotCurve) -> [(time: Double, value: Double)] {
    guard curve.property.view == nil, let last = curve.runs.last else { return [] }
    let origin = PlotCurve.origin(last)
    return record.comparison.map {
      ($0.time, Self.value(curve.property, $0.position) - origin)
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
      line(
        &picture, previous.map(\.time), previous.map { -$0.value / range.value }, rect,
        palette.neutral, StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    }
  }

  private func x(at time: Double, _ width: CGFloat) -> CGFloat {
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
      // As on the stage, y points down: the top of a vertical plot is negative.
      let isVertical = curves.first { $0.property.unit == unit }?.property.kind == .y
      let sign: CGFloat = isVertical ? -1 : 1
      let left = index == 0 ? 4 : upper.width / 2
      axis(&picture, upper, at: left, index, top: sign * range.value, unit)
      axis(&picture, lower, at: left, index, top: sign * range.velocity, unit + "/s")
    }
  }

  private func axis(
    _ picture: inout VectorDrawing, _ rect: CGRect, at x: CGFloat, _ index: Int, top: CGFloat,
    _ unit: String
  ) {
    // Curves pass behind the labels.
    func label(_ text: String, _ point: CGPoint, _ anchor: UnitPoint) {
      let size = CGSize(width: CGFloat(text.count) * 6 + 2, height: 13)
      let plate = CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
        width: size.width, height: size.height)
      cover(&picture, plate.intersection(rect))
      self.label(&picture, text, point, anchor)
    }
    let anchors: (UnitPoint, UnitPoint) =
      index == 0 ? (.topLeading, .bottomLeading) : (.top, .bottom)
    label("\(Self.signed(top)) \(unit)", CGPoint(x: x, y: rect.minY + 1), anchors.0)
    if rect.height >= 70, index == 0 {
      label("0", CGPoint(x: x, y: rect.midY), anchors.1)
    }
    label(Self.signed(-top), CGPoint(x: x, y: rect.maxY - 1), anchors.1)
  }

  /// Fills the space of a label in the color of the plot's background, so that it cannot be seen
  /// without a curve.
  private func cover(_ picture: inout VectorDrawing, _ rect: CGRect) {
    let path = RoundedRectangle(cornerRadius: 3).path(in: rect)
    picture.fill(path, palette.card)
    picture.fill(path, palette.pressedFill.opacity(0.4))
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

  // MARK: Labels

  /// Labels the ends of the curves, beside them and not over each other.
  private func endLabels(
    _ picture: inout VectorDrawing, _ curves: [PlotCurve], _ upper: CGRect, _ lower: CGRect
  ) {
    let isSingle = curves.count == 1
    var above: [(y: CGFloat, text: String, color: Color)] = []
    for (index, curve) in curves.enumerated() {
      guard let last = curve.runs.last?.last else { continue }
      let name = curve.property.shortTitle
      above.append((upper.midY, isSingle ? position(curve.property) : name, palette.curve(index)))
      if isSingle {
        let y =
          lower.midY + last.velocity / scale.range(of: curve.property.unit).velocity
          * lower.height / 2
        endLabel(&picture, lower, y, String(shell: "Velocity"), palette.velocity)
        if curve.property.kind == .number { above[0].text = name }
      }
    }
    // All curves end at the zero line: the labels are stacked above and below it.
    for (index, label) in above.enumerated() {
      let step = CGFloat(index / 2) * 13
      let y = index % 2 == 0 ? label.y - step : label.y + step
      endLabel(&picture, upper, y, label.text, label.color, isBelow: index % 2 == 1)
    }
  }

  /// The name of the only curve, with its axis.
  private func position(_ property: PlotProperty) -> String {
    String(shell: "Position") + (property.kind == .y ? " y" : " x")
  }

  private func endLabel(
    _ picture: inout VectorDrawing, _ rect: CGRect, _ y: CGFloat, _ text: String, _ color: Color,
    isBelow: Bool? = nil
  ) {
    let y = min(max(y, rect.minY), rect.maxY)
    let isBelow = isBelow ?? (y < rect.minY + 20)
    // Curves pass behind the label.
    let width = CGFloat(text.count) * 5.6 + 6
    let plate = CGRect(
      x: rect.maxX - width - 1, y: isBelow ? y + 3 : y - 18, width: width, height: 15)
    cover(&picture, plate.intersection(rect))
    picture.text(
      text, at: CGPoint(x: rect.maxX - 4, y: isBelow ? y + 4 : y - 4),
      anchor: isBelow ? .topTrailing : .bottomTrailing, isBold: true, color)
  }

  /// Draws a vertical line with the values of the nearest samples.
  private func drawCrosshair(
    _ picture: inout VectorDrawing, _ x: CGFloat, _ curves: [PlotCurve], _ height: CGFloat
  ) {
    let width = picture.size.width
    let time = record.time - StageRecord.span * Double(1 - x / max(width, 1))
    var lines: [(text: String, color: Color)] = []
    var nearest: Double?
    for (index, curve) in curves.enumerated() {
      for run in curve.runs {
        guard let sample = run.min(by: { abs($0.time - time) < abs($1.time - time) }),
          abs(sample.time - time) < 0.1
        else { continue }
        if nearest == nil { nearest = sample.time }
        let unit = curve.property.unit
        let value = Self.signed(sample.value - PlotCurve.origin(run))
        let name = curves.count == 1 ? "" : curve.property.shortTitle + "  "
        lines.append(
          (
            "\(name)\(value) \(unit)   \(Self.signed(sample.velocity)) \(unit)/s",
            curves.count == 1 ? palette.text : palette.curve(index)
          ))
        break
      }
    }
    guard let nearest, !lines.isEmpty else { return }
    let line = self.x(at: nearest, width)
    picture.fill(
      Path(CGRect(x: line - 0.5, y: 0, width: 1, height: height)), palette.secondaryText)
    // The digits of the font are at most 6.2 points wide.
    let longest = lines.map { CGFloat($0.text.count) * 5.6 }.max() ?? 0
    let box = CGSize(width: longest + 8, height: CGFloat(lines.count) * 14 + 4)
    let left = line + 4 + box.width > width ? line - 4 - box.width : line + 4
    picture.fill(
      Path(roundedRect: CGRect(origin: CGPoint(x: left, y: 14), size: box), cornerRadius: 4),
      palette.panel)
    for (index, text) in lines.enumerated() {
      picture.text(
        text.text, at: CGPoint(x: left + 4, y: 17 + CGFloat(index) * 14), anchor: .topLeading,
        isBold: true, text.color)
    }
  }

  // MARK: Marks

  /// Samples further apart than this, in seconds, have a pause between them.
  private static let longestFrame = 0.1

  /// Shades the times during which the view was held.
  private func shadeHeld(_ picture: inout VectorDrawing, _ size: CGSize) {
    let samples = record.motion
    var path = Path()
    for (sample, next) in zip(samples, samples.dropFirst()) where next.isHeld {
      let start = max(x(at: max(sample.time, next.time - Self.longestFrame), size.width), 0)
      let end = x(at: next.time, size.width)
      if end > start {
        path.addRect(CGRect(x: start, y: 0, width: end - start, height: size.height))
      }
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
    if let time = metrics.overshootAt, let peak = run.first(where: { $0.time == time }) {
      let offset = (peak.value - PlotCurve.origin(run)) / scale.range(of: "pt").value
      let point = CGPoint(x: x(at: time, rect.width), y: rect.midY + offset * rect.height / 2)
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
