// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The scene's title, what to do with it, and what can be done with its time.
struct Toolbar: View {
  let model: GalleryModel
  let isNarrow: Bool
  @Environment(\.palette) private var palette
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if isNarrow {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 4) {
          ToolbarButton(symbol: "chevron.left") { model.move(by: -1) }
          Text(model.scene.title)
            .font(.system(size: 15, weight: .semibold))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
          ToolbarButton(symbol: "chevron.right") { model.move(by: 1) }
        }
        buttons.frame(maxWidth: .infinity)
      }
      .padding(8)
      .background(palette.panel)
    } else {
      HStack(alignment: .center, spacing: 16) {
        VStack(alignment: .leading, spacing: 2) {
          Text(model.scene.title)
            .font(.system(size: 17, weight: .semibold))
            .lineLimit(1)
          if model.side != .source {
            Text(model.scene.summary)
              .font(.system(size: 12))
              .foregroundStyle(palette.quietText)
              .lineLimit(2)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        buttons
      }
      .padding(.horizontal, 24)
      .frame(height: 72)
    }
  }

  private var buttons: some View {
    HStack(spacing: 2) {
      ToolbarButton(symbol: "arrow.counterclockwise") { model.reset() }
      ToolbarButton(symbol: model.isPaused ? "play.fill" : "pause.fill", isOn: model.isPaused) {
        model.togglePause()
      }
      ToolbarButton(symbol: "forward.frame.fill") { model.step() }
      SpeedButton(model: model)
      ToolbarButton(symbol: "waveform.path.ecg", isOn: model.side == .instruments) {
        model.toggle(.instruments)
      }
      ToolbarButton(symbol: "chevron.left.slash.chevron.right", isOn: model.side == .source) {
        model.toggle(.source)
      }
      ToolbarButton(symbol: scheme == .dark ? "sun.max" : "moon") {
        model.toggleScheme(from: scheme)
      }
    }
  }
}

private struct ToolbarButton: View {
  let symbol: String
  var isOn = false
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: 15))
        .foregroundStyle(isOn ? palette.accent : palette.text)
        .frame(width: 32, height: 32)
    }
    .buttonStyle(QuietButtonStyle(isOn: isOn))
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
  }
}
