// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback
import Traces

/// The figures and curves of a recording's releases, and its frame pacing.
struct RecordingReport: View {
  let model: GalleryModel
  let recording: Recording
  /// The height of what scrolls, in points.
  let contentHeight: CGFloat
  @Environment(\.palette) private var palette

  var body: some View {
    header
    ScrollView {
      content
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(height: contentHeight)
    Text(verbatim: "snapback report " + recording.name)
      .font(.system(size: 11, design: .monospaced))
      .foregroundStyle(palette.secondaryText)
      .lineLimit(1)
      .truncationMode(.middle)
  }

  private var header: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 1) {
        Text(localized: "Motion report")
          .font(.system(size: 13, weight: .semibold))
        Text(verbatim: summary)
          .font(.system(size: 11))
          .monospacedDigit()
          .foregroundStyle(palette.secondaryText)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      if case .done(let report) = model.recordings.report {
        ExportMenu(exporter: model.exporter, name: "report") {
          ReleaseTable(report.releases).csv
        } json: {
          report.json
        } picture: {
          report.picture(palette)
        }
      }
    }
    .frame(height: 32)
  }

  private var summary: String {
    let seconds = String(format: "%.2f s", recording.trace.end)
    guard case .done(let report) = model.recordings.report else { return seconds }
    let count = report.releases.count
    let releases =
      count == 1 ? String(shell: "1 release") : String(shellValue: "\(count) releases")
    return report.scene + "  ·  " + seconds + "  ·  " + releases
  }

  @ViewBuilder private var content: some View {
    switch model.recordings.report {
    case .running:
      RecordingMessage(
        text: model.recordings.canRun ? "Measuring…" : RecordingMessage.cannotRun)
    case .failed(let message):
      RecordingMessage(text: message, isFailure: true)
    case .done(let report):
      VStack(alignment: .leading, spacing: 14) {
        if report.releases.isEmpty {
          RecordingMessage(text: "No touch was released in this recording")
        }
        ForEach(report.releases.indices, id: \.self) { index in
          ReportedRelease(number: index + 1, release: report.releases[index])
        }
        ReportedFrames(frames: report.frames)
      }
    }
  }
}

/// A heading above a rule.
private struct ReportHeading: View {
  let title: Text
  let detail: Text
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        title
          .font(.system(size: 12, weight: .semibold))
        Spacer(minLength: 0)
        detail
          .font(.system(size: 11))
          .monospacedDigit()
          .foregroundStyle(palette.secondaryText)
      }
      .lineLimit(1)
      palette.line.frame(height: 1)
    }
  }
}

/// A release: its curve beside its figures, or above them in a narrow window.
private struct ReportedRelease: View {
  let number: Int
  let release: Release

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ReportHeading(
        title: Text(shell: "Release \(number)"),
        detail: Text(localized: Self.outcome(release.outcome))
          + Text(verbatim: String(format: "  ·  %.2f s", release.time)))
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 16) {
          ReportCurve(release: release)
            .frame(width: 168, height: 76)
          figures.frame(minWidth: 248)
        }
        VStack(alignment: .leading, spacing: 8) {
          if release.curve != nil {
            ReportCurve(release: release)
              .frame(height: 76)
          }
          figures
        }
      }
      ForEach(release.animations.indices, id: \.self) { index in
        ReportedAnimation(animation: release.animations[index])
      }
    }
  }

  private var figures: some View {
    ReportFigures(
      figures: [
        ReportFigure("Speed", release.speed, "pt/s"),
        ReportFigure("Predicted", release.prediction.speed, "pt"),
        ReportFigure("Distance", release.distance, "pt"),
        ReportFigure("Peak speed", Double(release.peakSpeed), "pt/s"),
        ReportFigure("Settling time", release.settlingTime, "s", digits: 2),
        ReportFigure("Overshoot", release.overshoot.map(Double.init), "pt"),
      ])
  }

  static func outcome(_ outcome: Release.Outcome) -> String {
    switch outcome {
    case .settled: "Settled"
    case .interrupted: "Interrupted"
    case .moving: "Still moving"
    }
  }
}

/// The figures of an animated number, such as an angle.
private struct ReportedAnimation: View {
  let animation: ReleaseAnimation
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: animation.name)
        .font(.system(size: 11, weight: .medium))
        .foregroundStyle(palette.secondaryText)
        .lineLimit(1)
      ReportFigures(
        figures: [
          ReportFigure("Change", animation.distance, animation.unit, digits: digits),
          ReportFigure("Peak speed", animation.peakSpeed, animation.unit + "/s", digits: digits),
          ReportFigure("Settling time", animation.settlingTime, "s", digits: 2),
          ReportFigure("Overshoot", animation.overshoot, animation.unit, digits: digits),
        ])
    }
  }

  private var digits: Int { animation.unit.isEmpty ? 2 : 0 }
}

/// The frame pacing: figures, and a bar for each range of intervals.
private struct ReportedFrames: View {
  let frames: RecordedReport.Frames?
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ReportHeading(
        title: Text(localized: "Frame pacing"),
        detail: frames.map { Text(shell: "\($0.count) frames in motion") } ?? Text(verbatim: ""))
      if let frames, let median = frames.median, let high = frames.percentile95 {
        ReportFigures(
          figures: [
            ReportFigure("Median", median * 1000, "ms", digits: 1),
            ReportFigure("95 %", high * 1000, "ms", digits: 1),
            ReportFigure("Longest gap", frames.longestGap * 1000, "ms", digits: 1),
          ])
        histogram(frames.histogram)
      } else {
        RecordingMessage(text: "No frames during motion")
      }
    }
  }

  private func histogram(_ bins: [RecordedReport.Frames.Bin]) -> some View {
    let highest = max(bins.map(\.count).max() ?? 1, 1)
    return VStack(alignment: .leading, spacing: 3) {
      ForEach(bins.indices.filter { bins[$0].count > 0 }, id: \.self) { index in
        HStack(spacing: 8) {
          Text(verbatim: Self.range(bins, index))
            .frame(width: 76, alignment: .trailing)
            .foregroundStyle(palette.secondaryText)
          GeometryReader { area in
            RoundedRectangle(cornerRadius: 2)
              .fill(palette.accent.opacity(0.6))
              .frame(
                width: max(2, area.size.width * CGFloat(bins[index].count) / CGFloat(highest)))
          }
          .frame(height: 8)
          Text(verbatim: "\(bins[index].count)")
            .frame(width: 36, alignment: .trailing)
        }
        .font(.system(size: 11))
        .monospacedDigit()
        .frame(height: 14)
      }
    }
  }

  /// `15–20 ms`, or `100 ms +` for the last one.
  private static func range(_ bins: [RecordedReport.Frames.Bin], _ index: Int) -> String {
    func text(_ seconds: Double) -> String { String(format: "%g", (seconds * 1000).rounded()) }
    let from = text(bins[index].from)
    return index + 1 < bins.count ? "\(from)–\(text(bins[index + 1].from)) ms" : "\(from) ms +"
  }
}
