// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A plot of the position and the velocity of the view under the pointer over the last seconds, and
/// its figures.
struct MotionInstrument: View {
  let record: StageRecord
  /// Highlights the views with a name on the stage; nil ends the highlight.
  var highlight: (String?) -> Void = { _ in }
  @State private var scale = PlotScale()
  @State private var crosshair: CGFloat?
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        Text(verbatim: (record.viewName ?? "The view touched last") + " · position")
          .font(.system(size: 11, weight: .medium))
          .lineLimit(1)
          .onHover { highlight($0 ? record.viewName : nil) }
        Spacer(minLength: 0)
        if !record.comparison.isEmpty { key("Previous", palette.neutral) }
      }
      .frame(height: 16)
      Canvas { context, size in
        MotionPlot(record: record, palette: palette, scale: scale, crosshair: crosshair)
          .draw(context, size)
      }
      .frame(height: 150)
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): crosshair = point.x
        case .ended: crosshair = nil
        }
      }
      HStack(spacing: 8) {
        figure("Peak speed", "\(record.metrics.peakSpeed)", "pt/s")
        figure("Settling time", settlingTime, "s", palette.success)
        figure("Overshoot", record.metrics.overshoot.map { "\($0)" } ?? "–", "pt", palette.failure)
      }
    }
  }

  private var settlingTime: String {
    record.metrics.settlingTime.map { String(format: "%.2f", $0) } ?? "–"
  }

  private func key(_ text: String, _ color: Color) -> some View {
    HStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 1).fill(color).frame(width: 12, height: 3)
      Text(text)
        .font(.system(size: 11))
        .foregroundStyle(palette.secondaryText)
    }
  }

  /// A figure, with the colour of its mark in the plot, if it has one.
  private func figure(
    _ title: String, _ value: String, _ unit: String, _ mark: Color? = nil
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        if let mark { Circle().fill(mark).frame(width: 6, height: 6) }
        Text(title)
          .font(.system(size: 11))
          .foregroundStyle(palette.secondaryText)
      }
      HStack(alignment: .lastTextBaseline, spacing: 3) {
        Text(value)
          .font(.system(size: 17, weight: .semibold))
          .monospacedDigit()
        Text(unit)
          .font(.system(size: 11))
          .foregroundStyle(palette.secondaryText)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
