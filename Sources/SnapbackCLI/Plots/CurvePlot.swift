// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A plot of curves over time, in panels from top to bottom.
nonisolated struct CurvePlot: Sendable {
  struct Curve: Sendable {
    var color: ResolvedColor
    /// Samples at even steps over the whole duration.
    var values: [Double]
  }

  struct Panel: Sendable {
    var height: CGFloat
    /// The values at the bottom and at the top.
    var range: ClosedRange<Double>
    /// Values marked by a horizontal line.
    var lines: [Double]
    var curves: [Curve]
  }

  /// In seconds.
  var duration: Double
  /// Times marked by a vertical line, in seconds.
  var markedTimes: [Double] = []
  var panels: [Panel]

  private static let width: CGFloat = 640
  private static let margin: CGFloat = 24

  /// Returns the plot's display list, with a vertical grid line every 0.1 s.
  func displayList() -> DisplayList {
    let height = panels.reduce(Self.margin) { $0 + $1.height + Self.margin }
    var list = DisplayList(size: CGSize(width: Self.width, height: height), background: .white)
    var top = Self.margin
    for panel in panels {
      let frame = CGRect(
        x: Self.margin, y: top, width: Self.width - 2 * Self.margin, height: panel.height)
      draw(panel, in: frame, &list)
      top += panel.height + Self.margin
    }
    return list
  }

  private func draw(_ panel: Panel, in frame: CGRect, _ list: inout DisplayList) {
    func y(_ value: Double) -> CGFloat {
      let fraction =
        (value - panel.range.lowerBound) / (panel.range.upperBound - panel.range.lowerBound)
      return frame.maxY - frame.height * fraction
    }
    func x(_ time: Double) -> CGFloat { frame.minX + frame.width * time / duration }
    func line(_ a: CGPoint, _ b: CGPoint, _ color: ResolvedColor, _ width: CGFloat) {
      Self.add(a, b, color, width, &list)
    }
    for tenth in 0...Int((duration * 10).rounded(.down)) {
      let at = x(Double(tenth) / 10)
      line(
        CGPoint(x: at, y: frame.minY), CGPoint(x: at, y: frame.maxY),
        tenth % 5 == 0 ? Self.majorGrid : Self.minorGrid, 1)
    }
    for value in panel.lines {
      line(
        CGPoint(x: frame.minX, y: y(value)), CGPoint(x: frame.maxX, y: y(value)), Self.majorGrid, 1)
    }
    for time in markedTimes {
      line(
        CGPoint(x: x(time), y: frame.minY), CGPoint(x: x(time), y: frame.maxY), Self.mark, 1.5)
    }
    for curve in panel.curves {
      let step = duration / Double(curve.values.count - 1)
      for index in curve.values.indices.dropFirst() {
        line(
          CGPoint(x: x(Double(index - 1) * step), y: y(curve.values[index - 1])),
          CGPoint(x: x(Double(index) * step), y: y(curve.values[index])), curve.color, 2)
      }
    }
  }

  /// Adds a line with round caps, as a rotated capsule.
  private static func add(
    _ a: CGPoint, _ b: CGPoint, _ color: ResolvedColor, _ width: CGFloat,
    _ list: inout DisplayList
  ) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    list.transforms.append(
      CGAffineTransform(rotationAngle: atan2(dy, dx)).concatenating(
        CGAffineTransform(translationX: a.x, y: a.y)))
    let capsule = CGRect(
      x: -width / 2, y: -width / 2, width: length + width, height: width)
    list.items.append(
      .fill(
        RoundedRect(capsule, radius: width / 2), .color(color),
        TransformIndex(list.transforms.count - 1)))
  }

  private static let minorGrid = ResolvedColor(red: 0.94, green: 0.94, blue: 0.95)
  private static let majorGrid = ResolvedColor(red: 0.80, green: 0.80, blue: 0.83)
  private static let mark = ResolvedColor(red: 1, green: 0.58, blue: 0)
}
