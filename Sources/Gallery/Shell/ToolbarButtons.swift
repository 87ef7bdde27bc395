// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The buttons for playback, panels and appearance.
struct ToolbarButtons: View {
  let model: GalleryModel
  /// Whether to include the button that makes the stage fill the window.
  var offersFullWindow = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 2) {
      ToolbarButton(key: .restart, symbol: "arrow.counterclockwise") { model.restart() }
      ToolbarButton(
        key: .pause, symbol: model.isPaused ? "play.fill" : "pause.fill", isOn: model.isPaused
      ) {
        model.togglePause()
      }
      if model.files != nil {
        ToolbarButton(key: .frameBack, symbol: "backward.frame.fill") { model.step(back: true) }
      }
      ToolbarButton(key: .frameForward, symbol: "forward.frame.fill") { model.step() }
      SpeedButton(model: model)
      if model.files != nil {
        ToolbarButton(
          key: .record, symbol: model.recorder.isRunning ? "stop.fill" : "record.circle",
          isOn: model.recorder.isRunning
        ) {
          model.toggleRecording()
        }
      }
      ToolbarButton(
        key: .instruments, symbol: "waveform.path.ecg", isOn: model.panel == .instruments
      ) {
        model.toggle(.instruments)
      }
      ToolbarButton(
        key: .source, symbol: "chevron.left.slash.chevron.right", isOn: model.panel == .source
      ) {
        model.toggle(.source)
      }
      if offersFullWindow {
        ToolbarButton(key: .fullWindow, symbol: "arrow.up.left.and.arrow.down.right") {
          model.toggleFullWindow()
        }
      }
      if model.files == nil {
        ToolbarButton(key: .appearance, symbol: scheme == .dark ? "sun.max" : "moon") {
          model.toggleColorScheme(from: scheme)
        }
      } else {
        ToolbarButton(key: .palette, symbol: "magnifyingglass", isOn: model.showsPalette) {
          _ = model.perform(.palette, in: scheme)
        }
      }
    }
  }
}

/// Cycles through the speeds, from full to the slowest and back to full.
private struct SpeedButton: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    let isOn = model.speed != .full
    Button {
      model.setSpeed(
        model.speed == PlaybackSpeed.allCases.last ? .full : model.speed.slower)
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
    .buttonStyle(FlatButtonStyle(isOn: isOn))
    .tooltip(for: .slower)
  }
}
