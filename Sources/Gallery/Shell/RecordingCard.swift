// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback

/// The open section of the recording's bar, over the bottom of the stage.
struct RecordingCard: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    GeometryReader { stage in
      ZStack(alignment: .bottom) {
        Color.clear
        if let recording = model.shownRecording, let section = model.recordings.section {
          card(recording, section, in: stage.size.height)
            .transition(
              .panel(from: .bottom, reducesMotion: reducesMotion).combined(with: .opacity))
        }
      }
    }
    .animation(.smooth(duration: 0.25), value: model.recordings.section)
  }

  /// The card of a section over a stage of a height, in points.
  private func card(
    _ recording: Recording, _ section: RecordingModel.Section, in height: CGFloat
  ) -> some View {
    let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
    return VStack(alignment: .leading, spacing: 8) {
      switch section {
      case .report:
        RecordingReport(
          model: model, recording: recording,
          // The card has the paddings, the header and the last line, too.
          contentHeight: min(max(height - 112, 60), 252))
      case .trim: RecordingTrim(model: model, recording: recording)
      case .share: RecordingShare(model: model)
      }
    }
    .padding(12)
    .frame(maxWidth: 700, alignment: .leading)
    .background(palette.card, in: shape)
    .overlay { shape.strokeBorder(palette.line, lineWidth: 1).allowsHitTesting(false) }
    .shadow(color: .black.opacity(palette.isDark ? 0.5 : 0.18), radius: 16, y: 6)
    .padding(.horizontal, 12)
    .padding(.bottom, 8)
  }
}

/// A message in place of a result.
struct RecordingMessage: View {
  static let cannotRun = "Reports and sharing need a preview of a single file or folder"
  let text: String
  var isFailure = false
  @Environment(\.palette) private var palette

  var body: some View {
    Text(localized: text)
      .font(.system(size: 12))
      .foregroundStyle(isFailure ? palette.failure : palette.secondaryText)
      .lineLimit(4)
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// A button with a title on the card.
struct CardButton: View {
  /// The space between its title and its edge, in points.
  nonisolated static let inset: CGFloat = 10
  let title: String
  var isProminent = false
  var isEnabled = true
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    if isProminent {
      PrimaryButton(title: Text(localized: title), isEnabled: isEnabled, action: action)
    } else {
      Button(action: action) {
        Text(localized: title)
          .font(.system(size: 12, weight: .medium))
          .foregroundStyle(palette.text)
          .fixedSize()
          .padding(.horizontal, Self.inset)
          .frame(height: 28)
      }
      .buttonStyle(FlatButtonStyle())
      .disabled(!isEnabled)
      .opacity(isEnabled ? 1 : 0.4)
    }
  }
}
