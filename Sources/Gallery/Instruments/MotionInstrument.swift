// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A plot of the view under the pointer, or of selected properties, over the last seconds, and the
/// figures of the last release.
struct MotionInstrument: View {
  let record: StageRecord
  let exporter: Exporter
  /// The last release of the stage, whose figures stay when its curve has left the plot.
  var lastRelease: Release?
  /// The names of the views on the stage that can be plotted.
  var views: @MainActor () -> [String] = { [] }
  /// Highlights the views with a name on the stage; nil ends the highlight.
  var highlight: (String?) -> Void = { _ in }
  @State private var scale = PlotScale()
  @State private var crosshair: CGFloat?
  @Environment(\.palette) private var palette

  /// The view and the property of the plot without selected curves.
  private var touchedTitle: Text {
    let view =
      record.viewName.map { Text(verbatim: $0) } ?? Text(localized: "The view touched last")
    return view + Text(verbatim: " · ") + Text(localized: "position")
      + Text(verbatim: scale.isVertical ? " y" : " x")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      FlowRow(spacing: 4) {
        let selection = record.curves.selection
        if selection.isEmpty {
          touchedTitle
            .font(.system(size: 11, weight: .medium))
            .lineLimit(1)
            .frame(height: 24)
            .onHover { highlight($0 ? record.viewName : nil) }
        }
        ForEach(selection.indices, id: \.self) { index in
          CurveChip(
            title: selection[index].title(touched: record.viewName), color: palette.curve(index),
            dash: Palette.curveDash(index)
          ) {
            record.curves.toggle(selection[index])
          }
          .onHover { isInside in highlight(isInside ? viewName(selection[index]) : nil) }
        }
        CurveMenu(curves: record.curves, touched: record.viewName, views: views)
        if !record.comparison.isEmpty { key("Previous", palette.neutral).frame(height: 24) }
      }
      Canvas { context, size in
        plot.picture(size).draw(context)
      }
      .frame(height: 150)
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): crosshair = point.x
        case .ended: crosshair = nil
        }
      }
      HStack(spacing: 8) {
        figure("Peak speed", "\(shownRelease?.peakSpeed ?? record.metrics.peakSpeed)", "pt/s")
        figure("Settling time", settlingTime, "s", palette.success)
        figure("Overshoot", overshoot.map { "\($0)" }, "pt", palette.failure)
      }
      ExportMenu(exporter: exporter, name: "motion") {
        plot.csv
      } json: {
        plot.json
      } picture: {
        MotionPlot(record: record, palette: palette, scale: scale)
          .picture(CGSize(width: 640, height: 320))
      }
    }
  }

  private var plot: MotionPlot {
    MotionPlot(record: record, palette: palette, scale: scale, crosshair: crosshair)
  }

  /// The view of a property, without the modifier.
  private func viewName(_ property: PlotProperty) -> String? {
    guard let view = property.view else { return record.viewName }
    return view.split(separator: " ").first.map(String.init)
  }

  /// The release with the figures at the current time; nil while an earlier time is shown.
  private var shownRelease: Release? { record.isPast ? nil : lastRelease }

  private var settlingTime: String? {
    let time = shownRelease.map(\.settlingTime) ?? record.metrics.settlingTime
    return time.map { String(format: "%.2f", $0) }
  }

  private var overshoot: Int? { shownRelease.map(\.overshoot) ?? record.metrics.overshoot }

  private func key(_ text: String, _ color: Color) -> some View {
    HStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 1).fill(color).frame(width: 12, height: 3)
      Text(localized: text)
        .font(.system(size: 11))
        .foregroundStyle(palette.secondaryText)
    }
  }

  /// A figure, or a dash for nil, with the color of its mark in the plot, if it has one.
  private func figure(
    _ title: String, _ value: String?, _ unit: String, _ mark: Color? = nil
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        if let mark { Circle().fill(mark).frame(width: 6, height: 6) }
        Text(localized: title)
          .font(.system(size: 11))
          .foregroundStyle(palette.secondaryText)
      }
      HStack(alignment: .lastTextBaseline, spacing: 3) {
        Text(value ?? "–")
          .font(.system(size: 17, weight: value == nil ? .regular : .semibold))
          .monospacedDigit()
          .foregroundStyle(value == nil ? palette.secondaryText : palette.text)
        if value != nil {
          Text(unit)
            .font(.system(size: 11))
            .foregroundStyle(palette.secondaryText)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
