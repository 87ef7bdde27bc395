// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback
import Traces

/// The bar below the stage after a recording, in place of the timeline: where it was written, and what
/// can be done with it.
struct RecordingBar: View {
  let model: GalleryModel
  let recording: Recording
  @Environment(\.palette) private var palette

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(isCompact: false)
      row(isCompact: true)
    }
    .frame(height: Timeline.height)
  }

  /// The controls; compact ones have symbols instead of titles.
  private func row(isCompact: Bool) -> some View {
    let recordings = model.recordings
    return HStack(spacing: 4) {
      SymbolButton(
        symbol: recordings.isPlaying ? "stop" : "play", fontSize: 15, side: 32,
        isOn: recordings.isPlaying
      ) {
        model.togglePlaying()
      }
      .hint(recordings.isPlaying ? "Stop" : "Play the recording", key: nil)
      SymbolButton(symbol: "repeat", fontSize: 15, side: 32, isOn: recordings.isLooping) {
        recordings.toggleLooping()
        if recordings.isLooping, !recordings.isPlaying { model.playRecording() }
      }
      .hint("Loop, also across saves", key: nil)
      description
        .frame(minWidth: isCompact ? 32 : 96, idealWidth: isCompact ? 32 : 96)
      ForEach(RecordingModel.Section.allCases, id: \.self) { section in
        if isCompact {
          SymbolButton(
            symbol: section.symbol, fontSize: 14, side: 32, isOn: recordings.section == section
          ) {
            recordings.toggle(section)
          }
          .hint(section.title, key: nil)
        } else {
          sectionButton(section)
        }
      }
      SymbolButton(symbol: "xmark", fontSize: 12, side: 28, isOn: false) {
        model.recorder.clearMessage()
        recordings.close()
      }
      .hint("Close the recording", key: nil)
    }
  }

  private var description: some View {
    VStack(alignment: .leading, spacing: 4) {
      title
        .font(.system(size: 11, weight: .medium))
        .monospacedDigit()
        .lineLimit(1)
      RecordingProgress(model: model, recording: recording)
        .frame(height: 6)
    }
    .padding(.horizontal, 6)
    .frame(maxWidth: .infinity, alignment: .leading)
    .help(Text(verbatim: recording.path))
  }

  /// The name of the recording, or for a while what was saved of it.
  @ViewBuilder private var title: some View {
    if let notice = model.notice {
      Text(verbatim: notice.text)
        .truncationMode(notice.isPath ? .middle : .tail)
        .foregroundStyle(palette.text)
        .modifier(NoticeTimer(model: model))
    } else {
      ViewThatFits(in: .horizontal) {
        Text(verbatim: recording.name + "  ·  " + duration).fixedSize()
        Text(verbatim: duration).fixedSize()
      }
      .foregroundStyle(palette.secondaryText)
    }
  }

  private var duration: String { String(format: "%.1f s", recording.trace.end) }

  private func sectionButton(_ section: RecordingModel.Section) -> some View {
    let isOn = model.recordings.section == section
    return Button {
      model.recordings.toggle(section)
    } label: {
      Text(localized: section.title)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(isOn ? palette.accent : palette.text)
        .fixedSize()
        .padding(.horizontal, 8)
        .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle(isOn: isOn))
  }
}

/// The touches of a recording, and how far it has been played.
private struct RecordingProgress: View {
  let model: GalleryModel
  let recording: Recording
  @Environment(\.palette) private var palette

  var body: some View {
    let isPlaying = model.recordings.isPlaying
    TimelineView(.animation(paused: !isPlaying)) { _ in
      Canvas { context, size in
        draw(context, size, until: isPlaying ? model.stage.time : nil)
      }
    }
  }

  private func draw(_ context: GraphicsContext, _ size: CGSize, until time: Double?) {
    let end = max(recording.trace.end, 0.001)
    let track = RoundedRectangle(cornerRadius: 2).path(
      in: CGRect(x: 0, y: 1, width: size.width, height: 4))
    context.fill(track, with: .color(palette.pressedFill))
    for press in recording.presses {
      let start = size.width * press.lowerBound / end
      let width = max(2, size.width * press.upperBound / end - start)
      context.fill(
        Path(CGRect(x: start, y: 1, width: width, height: 4)),
        with: .color(palette.accent.opacity(0.45)))
    }
    guard let time else { return }
    let x = size.width * min(max(time / end, 0), 1)
    context.fill(
      Path(CGRect(x: x - 1.5, y: 0, width: 3, height: 6)), with: .color(palette.accent))
  }
}
