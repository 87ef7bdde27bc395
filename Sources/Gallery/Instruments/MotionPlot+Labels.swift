// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

extension MotionPlot {
  /// The label at the end of a curve.
  private struct EndLabel {
    /// The height of the curve's end in the plot.
    var y: CGFloat
    var text: String
    var color: Color
    /// The curve, in points of the plot.
    var curve: [CGPoint] = []

    /// The height of a label with its space, in points.
    static let height: CGFloat = 14

    /// The width of the text at most, in points.
    var width: CGFloat { CGFloat(text.count) * 5.6 + 6 }

    /// The top of the label: the position nearest to the end of the curve, first above and below it, that
    /// has the least of the curve behind it.
    func top(in rect: CGRect) -> CGFloat {
      let end = min(max(y, rect.minY), rect.maxY)
      let (above, below): (CGFloat, CGFloat) = (end - Self.height - 3, end + 3)
      var tops: [CGFloat] = []
      for offset: CGFloat in stride(from: 0, through: rect.height, by: 7) {
        for top in [above - offset, below + offset]
        where top >= rect.minY && top + Self.height <= rect.maxY {
          tops.append(top)
        }
      }
      let points = curve.filter { $0.x >= rect.maxX - width && $0.x <= rect.maxX }
      return tops.min { hidden(points, $0) < hidden(points, $1) } ?? above
    }

    /// The number of points behind the label at a height.
    private func hidden(_ points: [CGPoint], _ top: CGFloat) -> Int {
      points.count { $0.y >= top && $0.y <= top + Self.height }
    }
  }

  /// Labels the ends of the curves, beside them and not over each other.
  func endLabels(
    _ picture: inout VectorDrawing, _ curves: [PlotCurve], _ upper: CGRect, _ lower: CGRect
  ) {
    let isSingle = curves.count == 1
    var labels: [EndLabel] = []
    for (index, curve) in curves.enumerated() {
      guard let run = curve.runs.last, !run.samples.isEmpty else { continue }
      let property = curve.property
      let range = scale.range(of: property.unit)
      let sign = Self.sign(of: property.unit, curves)
      func points(_ rect: CGRect, _ fraction: (PlotSample) -> CGFloat) -> [CGPoint] {
        run.samples.map {
          CGPoint(
            x: x(at: $0.time, rect.width), y: rect.midY - sign * fraction($0) * rect.height / 2)
        }
      }
      let values = points(upper) { ($0.value - run.origin) / range.value }
      labels.append(
        EndLabel(
          y: values.last?.y ?? upper.midY,
          text: isSingle && property.kind != .number ? position(property) : property.shortTitle,
          color: palette.curve(index), curve: values))
      guard isSingle else { continue }
      let velocities = points(lower) { $0.velocity / range.velocity }
      draw(
        [
          EndLabel(
            y: velocities.last?.y ?? lower.midY, text: String(shell: "Velocity"),
            color: palette.velocity, curve: velocities)
        ], in: lower, &picture)
    }
    draw(labels, in: upper, &picture)
  }

  /// The name of the only curve, with its axis.
  private func position(_ property: PlotProperty) -> String {
    String(shell: "Position") + (property.kind == .y ? " y" : " x")
  }

  /// Draws labels beside the ends of their curves. They move apart where they would overlap.
  private func draw(_ labels: [EndLabel], in rect: CGRect, _ picture: inout VectorDrawing) {
    let labels = labels.sorted { $0.y < $1.y }
    let height = EndLabel.height
    var tops = labels.map { $0.top(in: rect) }
    for index in tops.indices.dropFirst() {
      tops[index] = max(tops[index], tops[index - 1] + height)
    }
    var limit = rect.maxY
    for index in tops.indices.reversed() {
      tops[index] = min(tops[index], limit - height)
      limit = tops[index]
    }
    for (label, top) in zip(labels, tops) {
      picture.text(
        label.text, at: CGPoint(x: rect.maxX - 4, y: top), anchor: .topTrailing, isBold: true,
        label.color)
    }
  }

  /// Draws a vertical line with the values of the nearest samples.
  func drawCrosshair(
    _ picture: inout VectorDrawing, _ x: CGFloat, _ curves: [PlotCurve], _ height: CGFloat
  ) {
    let width = picture.size.width
    let time = record.time - StageRecord.span * Double(1 - x / max(width, 1))
    var lines: [(text: String, color: Color)] = []
    var nearest: Double?
    for (index, curve) in curves.enumerated() {
      for run in curve.runs {
        guard
          let sample = run.samples.min(by: { abs($0.time - time) < abs($1.time - time) }),
          abs(sample.time - time) < 0.1
        else { continue }
        if nearest == nil { nearest = sample.time }
        let unit = curve.property.unit
        let value = Self.signed(sample.value - run.origin)
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
}
