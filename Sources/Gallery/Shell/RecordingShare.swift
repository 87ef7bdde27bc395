// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The format and the largest size of a file to share. It is encoded at once, so that its size is known
/// before it is saved.
struct RecordingShare: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    let recordings = model.recordings
    let formats = recordings.tools?.formats ?? []
    if formats.count > 1 {
      FlowRow(spacing: 4) {
        ForEach(formats, id: \.self) { format in
          CheckToggle(title: format.title, isOn: recordings.format == format, isChoice: true) {
            recordings.setFormat(format)
          }
        }
      }
      .padding(.horizontal, -8)
    } else {
      Text(localized: "MP4 and GIF files need ffmpeg, which is not installed.")
        .font(.system(size: 12))
        .foregroundStyle(palette.secondaryText)
        .fixedSize(horizontal: false, vertical: true)
    }
    FlowRow(spacing: 4) {
      ForEach(RecordingModel.limits, id: \.self) { limit in
        CheckToggle(
          title: Self.title(of: limit), isOn: recordings.limit == limit, isChoice: true
        ) {
          recordings.setLimit(limit)
        }
      }
    }
    // The rows of toggles begin with their symbols.
    .padding(.horizontal, -8)
    HStack(spacing: 8) {
      status
      Spacer(minLength: 0)
      if recordings.canRun {
        CardButton(
          title: recordings.isSaved ? "Saved" : "Save", isProminent: true, isEnabled: canSave
        ) {
          model.saveEncodedRecording()
        }
      }
    }
    .frame(minHeight: 36)
  }

  private var canSave: Bool {
    if case .done = model.recordings.encoded { !model.recordings.isSaved } else { false }
  }

  @ViewBuilder private var status: some View {
    switch model.recordings.encoded {
    case .running:
      RecordingMessage(
        text: model.recordings.canRun ? "Encoding…" : RecordingMessage.cannotRun)
    case .done(let file):
      Text(verbatim: model.recordings.format.title + "  ·  " + file.sizeText)
        .font(.system(size: 13, weight: .medium))
        .monospacedDigit()
    case .failed(let message):
      RecordingMessage(text: message, isFailure: true)
    }
  }

  private static func title(of limit: Int?) -> String {
    limit.map { String(shellValue: "At most \(EncodedRecording.text($0))") } ?? "Best quality"
  }
}
