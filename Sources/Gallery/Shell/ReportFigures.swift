// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback

/// A figure with its name and unit.
nonisolated struct ReportFigure: Equatable {
  let title: String
  /// A dash without a unit if it is not known.
  let value: String
  let unit: String

  init(_ title: String, _ value: Double?, _ unit: String, digits: Int = 0) {
    self.title = title
    self.unit = value == nil ? "" : unit
    self.value =
      value.map { String(format: "%.\(digits)f", $0 + 0).replacing("-", with: "−") } ?? "–"
  }
}

/// Figures in three columns of equal width, whose numbers end in line.
struct ReportFigures: View {
  let figures: [ReportFigure]
  @Environment(\.palette) private var palette
  private static let columns = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(Array(stride(from: 0, to: figures.count, by: Self.columns)), id: \.self) { start in
        HStack(alignment: .top, spacing: 12) {
          ForEach(start..<start + Self.columns, id: \.self) { index in
            cell(index < figures.count ? figures[index] : nil)
          }
        }
      }
    }
  }

  private func cell(_ figure: ReportFigure?) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      if let figure {
        Text(localized: figure.title)
          .font(.system(size: 11))
          .foregroundStyle(palette.secondaryText)
          .minimumScaleFactor(0.8)
        HStack(alignment: .firstTextBaseline, spacing: 3) {
          Text(verbatim: figure.value)
            .font(.system(size: 14, weight: .medium))
            .monospacedDigit()
          Text(verbatim: figure.unit)
            .font(.system(size: 11))
            .foregroundStyle(palette.secondaryText)
        }
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, minHeight: 34, alignment: .topLeading)
  }
}

/// The progress of a release over time, with the line of its end, and a mark where it has settled.
struct ReportCurve: View {
  let release: Release
  @Environment(\.palette) private var palette

  var body: some View {
    Canvas { context, size in
      if let plot = ReleasePlot(release, size) { plot.draw(palette).draw(context) }
    }
    .background(palette.hoverFill, in: RoundedRectangle(cornerRadius: 6))
  }
}

/// The plot of a release's curve.
struct ReleasePlot {
  private let release: Release
  private let curve: MotionCurve
  private let size: CGSize
  /// The times and the values at the edges.
  private let span: Double
  private let values: ClosedRange<Double>

  /// Nil for a release without a curve.
  init?(_ release: Release, _ size: CGSize) {
    guard let curve = release.curve, let last = curve.points.last, size.width > 1, size.height > 1
    else { return nil }
    self.release = release
    self.curve = curve
    self.size = size
    span = max(last.time, 0.001)
    let all = curve.points.map(\.value) + [0]
    let (low, high) = (all.min() ?? 0, all.max() ?? 1)
    values = low...max(high, low + 1e-6)
  }

  private func point(_ time: Double, _ value: Double) -> CGPoint {
    let inset = CGSize(width: 6, height: 8)
    let fraction = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return CGPoint(
      x: inset.width + (size.width - 2 * inset.width) * CGFloat(time / span),
      y: inset.height + (size.height - 14 - 2 * inset.height) * CGFloat(1 - fraction))
  }

  /// The plot as a drawing of its size, with its top left corner at a point.
  func draw(_ palette: Palette, at origin: CGPoint = .zero) -> VectorDrawing {
    var drawing = VectorDrawing(size: size)
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    let end = curve.points.last?.value ?? 0
    let target = Path { path in
      path.move(to: moved(point(0, end)))
      path.addLine(to: moved(point(span, end)))
    }
    drawing.stroke(target, palette.neutral, StrokeStyle(lineWidth: 1, dash: [3, 3]))
    let line = Path { path in
      for (index, sample) in curve.points.enumerated() {
        let position = moved(point(sample.time, sample.value))
        if index == 0 { path.move(to: position) } else { path.addLine(to: position) }
      }
    }
    drawing.stroke(
      line, palette.accent, StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
    if let settled = release.settlingTime, settled > 0, settled <= span {
      let mark = moved(point(settled, end))
      drawing.fill(
        Path(ellipseIn: CGRect(x: mark.x - 3, y: mark.y - 3, width: 6, height: 6)),
        palette.success)
    }
    let bottom = size.height - 9 + origin.y
    drawing.text(
      "0", at: CGPoint(x: origin.x + 6, y: bottom), anchor: .leading, palette.secondaryText)
    drawing.text(
      String(format: "%.2f s", span), at: CGPoint(x: origin.x + size.width - 6, y: bottom),
      anchor: .trailing, palette.secondaryText)
    let unit = curve.unit.isEmpty || curve.unit == "°" ? curve.unit : " " + curve.unit
    drawing.text(
      String(format: abs(end) < 10 ? "%.1f" : "%.0f", end).replacing("-", with: "−") + unit,
      at: CGPoint(x: origin.x + size.width / 2, y: bottom), anchor: .center,
      palette.secondaryText)
    return drawing
  }
}

extension RecordedReport {
  /// The table of releases, and their curves below it.
  func picture(_ palette: Palette) -> VectorDrawing {
    let table = ReleaseTable(releases).picture(palette)
    let plots = releases.filter { $0.curve != nil }
    let (cell, gap, margin) = (CGSize(width: 200, height: 90), CGFloat(12), CGFloat(16))
    let columns = max(1, Int((table.size.width - 2 * margin + gap) / (cell.width + gap)))
    let rows = (plots.count + columns - 1) / columns
    var picture = VectorDrawing(
      size: CGSize(
        width: table.size.width,
        height: table.size.height + CGFloat(rows) * (cell.height + gap)))
    picture.add(table)
    for (index, release) in plots.enumerated() {
      let origin = CGPoint(
        x: margin + CGFloat(index % columns) * (cell.width + gap),
        y: table.size.height + CGFloat(index / columns) * (cell.height + gap))
      guard let plot = ReleasePlot(release, cell) else { continue }
      picture.fill(
        RoundedRectangle(cornerRadius: 6).path(in: CGRect(origin: origin, size: cell)),
        palette.hoverFill)
      picture.add(plot.draw(palette, at: origin))
    }
    return picture
  }
}
