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
      .frame(height: 150)
      HStack(spacing: 12) {
        key("place", palette.accent)
        key("speed", palette.speed)
        if !record.ghost.isEmpty { key("before", palette.waiting) }
        Spacer(minLength: 0)
      }
      HStack(spacing: 8) {
        figure("Fastest", "\(record.figures.topSpeed)", "pt/s")
        figure("Settled", settled, "s", palette.success)
        figure("Overshoot", record.figures.overshoot.map { "\($0)" } ?? "–", "pt", palette.failure)
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

  /// A figure; with a colour, by which it is marked in the plot.
  private func figure(
    _ title: String, _ value: String, _ unit: String, _ mark: Color? = nil
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        if let mark { Circle().fill(mark).frame(width: 6, height: 6) }
        Text(title)
          .font(.system(size: 11))
          .foregroundStyle(palette.quietText)
      }
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
