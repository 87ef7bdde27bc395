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
  }

  /// Labels the ends of the curves, beside them and not over each other.
  func endLabels(
    _ picture: inout VectorDrawing, _ curves: [PlotCurve], _ upper: CGRect, _ lower: CGRect
  ) {
    let isSingle = curves.count == 1
    var labels: [EndLabel] = []
    for (index, curve) in curves.enumerated() {
      guard let run = curve.runs.last, let last = run.samples.last else { continue }
      let property = curve.property
      let range = scale.range(of: property.unit)
      let sign = Self.sign(of: property.unit, curves)
      let y = upper.midY - sign * (last.value - run.origin) / range.value * upper.height / 2
      labels.append(
        EndLabel(
          y: y,
          text: isSingle && property.kind != .number ? position(property) : property.shortTitle,
          color: palette.curve(index)))
      guard isSingle else { continue }
      draw(
        [
          EndLabel(
            y: lower.midY - sign * last.velocity / range.velocity * lower.height / 2,
            text: String(shell: "Velocity"), color: palette.velocity)
        ], in: lower, &picture)
    }
    draw(labels, in: upper, &picture)
  }

  /// The name of the only curve, with its axis.
  private func position(_ property: PlotProperty) -> String {
    String(shell: "Position") + (property.kind == .y ? " y" : " x")
  }

  /// The height of a label with its space, in points.
  private static let labelHeight: CGFloat = 14

  /// Draws labels above the ends of their curves, or below where there is no space. They move apart
  /// where they would overlap.
  private func draw(_ labels: [EndLabel], in rect: CGRect, _ picture: inout VectorDrawing) {
    let labels = labels.sorted { $0.y < $1.y }
    let height = Self.labelHeight
    var tops = labels.map { label in
      let y = min(max(label.y, rect.minY), rect.maxY)
      return y < rect.minY + height + 6 ? y + 3 : y - height - 3
    }
    for index in tops.indices.dropFirst() {
      tops[index] = max(tops[index], tops[index - 1] + height)
    }
    var limit = rect.maxY
    for index in tops.indices.reversed() {
      tops[index] = min(tops[index], limit - height)
      limit = tops[index]
    }
    for (label, top) in zip(labels, tops) {
      // Curves pass behind the label.
      let width = CGFloat(label.text.count) * 5.6 + 6
      let plate = CGRect(x: rect.maxX - width - 1, y: top, width: width, height: height)
      cover(&picture, plate.intersection(rect))
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
