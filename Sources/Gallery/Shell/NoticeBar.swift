// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// A message for the user, in the user's language.
struct Notice: Equatable {
  /// Whether it is the path of a file.
  let isPath: Bool
  let text: String
}

/// A message in place of the timeline: the path of a file that was saved, or what is wrong. It stays for
/// eight seconds.
struct NoticeBar: View {
  let model: GalleryModel
  let notice: Notice
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: notice.isPath ? "checkmark.circle" : "exclamationmark.triangle")
        .accessibilityHidden(true)
        .font(.system(size: 14, weight: .medium))
        .foregroundStyle(notice.isPath ? palette.success : palette.failure)
      Text(verbatim: notice.text)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(palette.text)
        .lineLimit(2)
        .truncationMode(notice.isPath ? .middle : .tail)
      SymbolButton(symbol: "xmark", fontSize: 11, side: 24, isOn: false) { model.clearNotice() }
        .accessibilityLabel(Text(localized: "Close"))
    }
    .frame(maxWidth: .infinity)
    .frame(height: Timeline.height)
    .modifier(NoticeTimer(model: model))
    .id(notice.text)
  }
}

/// Removes the message after eight seconds.
struct NoticeTimer: ViewModifier {
  let model: GalleryModel

  func body(content: Content) -> some View {
    content.onReceive(Timer.publish(every: 8, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.smooth(duration: 0.3)) { model.clearNotice() }
    }
  }
}

/// A mark that the stage is being recorded, with the elapsed time.
struct RecordingMark: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 6) {
      Circle()
        .fill(palette.failure)
        .frame(width: 9, height: 9)
      TimelineView(.periodic(from: Self.startDate, by: 0.5)) { _ in
        Text(verbatim: elapsedTime)
          .font(.system(size: 12, weight: .medium))
          .monospacedDigit()
          .foregroundStyle(palette.text)
          .lineLimit(1)
          .fixedSize()
      }
    }
    .accessibilityLabel(Text(localized: "Recording"))
  }

  /// A date before those of all frames, in a window as well as in rendered images.
  private static let startDate = Date(timeIntervalSinceReferenceDate: 0)

  private var elapsedTime: String {
    // Until the scene has restarted, the stage's clock still has the previous time.
    let seconds = model.stage.host == nil ? 0 : Int(model.stage.time)
    let remainder = seconds % 60
    return "\(seconds / 60):\(remainder < 10 ? "0" : "")\(remainder)"
  }
}
