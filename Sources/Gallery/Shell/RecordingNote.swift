// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// Shows the elapsed time of a recording over the stage, and for six seconds the paths of other files
/// that were saved, or errors. The path of the recording is in its bar.
struct RecordingNote: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      if model.recorder.isRunning {
        capsule {
          Circle()
            .fill(Color.red)
            .frame(width: 9, height: 9)
          TimelineView(.periodic(from: Self.startDate, by: 0.5)) { _ in
            Text(elapsedTime)
              .monospacedDigit()
          }
        }
      } else if let message = model.recorder.message, message != model.shownRecording?.path {
        capsule {
          Image(systemName: "checkmark.circle")
            .foregroundStyle(palette.accent)
          Text(message)
            .lineLimit(2)
        }
        .onReceive(Timer.publish(every: 6, on: .main, in: .common).autoconnect()) { _ in
          withAnimation(.smooth(duration: 0.3)) { model.recorder.clearMessage() }
        }
      }
    }
    .padding(.top, 12)
    .padding(.horizontal, 16)
    .allowsHitTesting(false)
  }

  /// A date before those of all frames, in a window as well as in rendered images.
  private static let startDate = Date(timeIntervalSinceReferenceDate: 0)

  private var elapsedTime: String {
    // Until the scene has restarted, the stage's clock still has the previous time.
    let seconds = model.stage.host == nil ? 0 : Int(model.stage.time)
    let remainder = seconds % 60
    return "\(seconds / 60):\(remainder < 10 ? "0" : "")\(remainder)"
  }

  private func capsule(@ViewBuilder _ content: () -> some View) -> some View {
    HStack(spacing: 7) { content() }
      .font(.system(size: 12, weight: .medium))
      .foregroundStyle(palette.text)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(palette.card, in: Capsule())
      .overlay(Capsule().stroke(palette.line, lineWidth: 1))
      .transition(.opacity)
  }
}
