// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The scene's title, what to do with it, and what can be done with its time.
struct Toolbar: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        words
          // Less is no line to read; the scene's name is in the list as well.
          .frame(minWidth: 132, idealWidth: 132, maxWidth: .infinity, alignment: .leading)
        ToolbarButtons(model: model, offersWhole: true)
      }
      ToolbarButtons(model: model, offersWhole: true)
        .frame(maxWidth: .infinity)
    }
    .padding(.horizontal, 24)
    .frame(height: 72)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(model.scene.title)
        .font(.system(size: 17, weight: .semibold))
        .lineLimit(1)
      if model.side != .source {
        Text(model.scene.summary)
          .font(.system(size: 12))
          .foregroundStyle(palette.quietText)
          .lineLimit(3)
      }
    }
  }
}

/// What can be done with the scene's time, and what can lie beside it.
struct ToolbarButtons: View {
  let model: GalleryModel
  /// Whether the stage does not have the window to itself already.
  var offersWhole = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 2) {
      ToolbarButton(key: .reset, symbol: "arrow.counterclockwise") { model.reset() }
      ToolbarButton(
        key: .pause, symbol: model.isPaused ? "play.fill" : "pause.fill", isOn: model.isPaused
      ) {
        model.togglePause()
      }
      ToolbarButton(key: .frameForward, symbol: "forward.frame.fill") { model.step() }
      SpeedButton(model: model)
      ToolbarButton(
        key: .instruments, symbol: "waveform.path.ecg", isOn: model.side == .instruments
      ) {
        model.toggle(.instruments)
      }
      ToolbarButton(
        key: .source, symbol: "chevron.left.slash.chevron.right", isOn: model.side == .source
      ) {
        model.toggle(.source)
      }
      if offersWhole {
        ToolbarButton(key: .whole, symbol: "arrow.up.left.and.arrow.down.right") {
          model.toggleWhole()
        }
      }
      ToolbarButton(key: .appearance, symbol: scheme == .dark ? "sun.max" : "moon") {
        model.toggleScheme(from: scheme)
      }
    }
  }
}

/// Goes through the speeds, from full to the slowest and back to full.
private struct SpeedButton: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    let isOn = model.speed != .full
    Button {
      model.run(at: model.speed == Speed.allCases.last ? .full : model.speed.slower)
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "speedometer")
          .font(.system(size: 15))
        Text(model.speed.name)
          .font(.system(size: 13, weight: .medium))
          .monospacedDigit()
          .frame(width: 32, alignment: .leading)
      }
      .foregroundStyle(isOn ? palette.accent : palette.text)
      .padding(.horizontal, 8)
      .frame(height: 32)
    }
    .buttonStyle(QuietButtonStyle(isOn: isOn))
    .explained(.slower)
  }
}
