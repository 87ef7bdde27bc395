// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// Over the stage: that a session is being recorded, and for how long; afterwards for a while where it is.
struct RecordingNote: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      if model.recorder.isRunning {
        plate {
          Circle()
            .fill(Color.red)
            .frame(width: 9, height: 9)
          TimelineView(.periodic(from: Self.anyDate, by: 0.5)) { _ in
            Text(length)
              .monospacedDigit()
          }
        }
      } else if let note = model.recorder.note {
        plate {
          Image(systemName: "checkmark.circle")
            .foregroundStyle(palette.accent)
          Text(note)
            .lineLimit(2)
        }
        .onReceive(Timer.publish(every: 6, on: .main, in: .common).autoconnect()) { _ in
          withAnimation(.smooth(duration: 0.3)) { model.recorder.forgetNote() }
        }
      }
    }
    .padding(.top, 12)
    .padding(.horizontal, 16)
    .allowsHitTesting(false)
  }

  /// A date before all others that there are here, be they the desktop's or those of pictures.
  private static let anyDate = Date(timeIntervalSinceReferenceDate: 0)

  private var length: String {
    // Until the scene has begun again, the stage has the time from before.
    let seconds = model.stage.host == nil ? 0 : Int(model.stage.time)
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private func plate(@ViewBuilder _ content: () -> some View) -> some View {
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
