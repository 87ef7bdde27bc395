// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The line at the bottom of the window: what the compiler does, the last reload, and the screen.
struct StatusBar: View {
  let model: GalleryModel
  let files: FileStatus
  /// In points.
  nonisolated static let height: CGFloat = 24
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 8) {
      Circle()
        .fill(color)
        .frame(width: 7, height: 7)
      message
        .lineLimit(1)
        .foregroundStyle(isFailure ? palette.failure : palette.secondaryText)
      if files.warningCount > 0 {
        Text(verbatim: "·")
          .foregroundStyle(palette.secondaryText)
        Button {
          files.showsWarnings.toggle()
        } label: {
          files.warningText
            .foregroundStyle(palette.velocity)
            .lineLimit(1)
            .padding(.horizontal, 4)
            .frame(height: 20)
        }
        .buttonStyle(FlatButtonStyle(isOn: files.showsWarnings))
        .layoutPriority(1)
      }
      Spacer(minLength: 8)
      // Left out if it does not fit beside the message.
      ViewThatFits(in: .horizontal) {
        screenText(screen.device)
        screenText(screen.size)
        Color.clear.frame(width: 0, height: 1)
      }
      .layoutPriority(-1)
    }
    .font(.system(size: 11, weight: .medium))
    .monospacedDigit()
    .padding(.horizontal, 16)
    .frame(height: Self.height)
    .background(palette.panel)
    .overlay(alignment: .top) { palette.line.frame(height: 1) }
  }

  @ViewBuilder private var message: some View {
    if files.isCompiling {
      // Each compilation has an identity of its own, so that its seconds begin at 0.
      CompilingText().id(files.compilationCount)
    } else {
      text
    }
  }

  private var text: Text {
    guard let failure = files.failure else {
      if let writeFailure = files.writeFailure { return Text(verbatim: writeFailure) }
      guard !files.lost.isEmpty else { return Text(shell: files.message) }
      let lost = files.lost.joined(separator: ", ")
      return Text(shell: files.message) + Text(verbatim: "  ·  ") + Text(shell: "reset: \(lost)")
    }
    switch failure.count {
    case 0: return Text(localized: failure.title)
    case 1 where files.hasShown:
      return Text(localized: "1 error; the last working version is shown")
    case 1: return Text(localized: "1 error")
    case _ where files.hasShown:
      return Text(shell: "\(failure.count) errors; the last working version is shown")
    default: return Text(shell: "\(failure.count) errors")
    }
  }

  private var color: Color {
    if files.isCompiling { return palette.accent }
    return isFailure ? palette.failure : palette.success
  }

  private var isFailure: Bool { files.failure != nil || files.writeFailure != nil }

  private func screenText(_ text: String) -> some View {
    Text(verbatim: text)
      .lineLimit(1)
      .foregroundStyle(palette.secondaryText)
      .fixedSize()
  }

  /// The size of the screen, and the same after the name of the device.
  private var screen: (size: String, device: String) {
    guard let size = model.screen.size else { return ("", "") }
    func text(_ length: CGFloat) -> String {
      length == length.rounded() ? "\(Int(length))" : String(format: "%.1f", Double(length))
    }
    let name = model.screen.device.map { $0.name + "  ·  " } ?? ""
    let points = text(size.width) + " × " + text(size.height) + " pt"
    return (points, name + points)
  }
}

/// The status text of a compilation, after two seconds with its duration.
private struct CompilingText: View {
  @State private var start: Date?
  private static let origin = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    TimelineView(.periodic(from: Self.origin, by: 1)) { timeline in
      let seconds = start.map { Int(timeline.date.timeIntervalSince($0).rounded()) } ?? 0
      Group {
        if seconds < 2 {
          Text(localized: "Compiling…")
        } else {
          Text(shell: "Compiling… \(seconds) s")
        }
      }
      .onAppear { start = timeline.date }
    }
  }
}
