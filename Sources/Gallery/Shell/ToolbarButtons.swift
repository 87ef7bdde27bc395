// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The buttons for playback, panels and appearance.
struct ToolbarButtons: View {
  /// The set of commands shown as buttons; the others are in a menu at the end.
  enum Extent {
    /// `most` leaves out what the tabs of the panel do as well, `basic` the steps by frames.
    case all, most, playback, basic, essential
  }

  let model: GalleryModel
  var extent = Extent.all
  /// Whether to include the button that makes the stage fill the window.
  var offersFullWindow = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 2) {
      if extent != .essential { button(.restart) }
      button(.pause)
      if extent != .basic, extent != .essential {
        button(.frameBack)
        button(.frameForward)
      }
      if extent != .essential {
        SpeedButton(model: model)
        button(.record)
      }
      ForEach(further.filter { !isInMenu($0) }, id: \.self) { button($0) }
      if extent != .all { overflowMenu }
    }
  }

  /// The commands after those of playback.
  private var further: [ShellKey] {
    var keys: [ShellKey] = extent == .essential ? [.record] : []
    keys += [.instruments, .source, .inspector]
    if offersFullWindow { keys.append(.fullWindow) }
    // A preview has its own appearance below the stage; that of the window has a key.
    return keys + (model.files == nil ? [.appearance, .palette] : [.palette])
  }

  private func isInMenu(_ key: ShellKey) -> Bool {
    switch extent {
    case .all: false
    case .most: key == .source || key == .inspector
    case .playback, .basic, .essential: true
    }
  }

  private var playbackInMenu: [ShellKey] {
    switch extent {
    case .all, .most, .playback: []
    case .basic: [.frameBack, .frameForward]
    case .essential: [.restart, .frameBack, .frameForward, .slower, .faster]
    }
  }

  private var overflowMenu: some View {
    Menu {
      ForEach(playbackInMenu, id: \.self) { row($0) }
      ForEach(further.filter(isInMenu), id: \.self) { row($0) }
    } label: {
      MenuLabel(symbol: "ellipsis", text: nil)
    }
    .hint("More", key: nil, isAbove: false)
  }

  private func row(_ key: ShellKey) -> some View {
    Button {
      _ = model.perform(key, in: scheme)
    } label: {
      Label {
        Text(localized: key.effect)
      } icon: {
        Image(systemName: symbol(of: key))
      }
    }
  }

  private func button(_ key: ShellKey) -> some View {
    ToolbarButton(key: key, symbol: symbol(of: key), isOn: isOn(key)) {
      _ = model.perform(key, in: scheme)
    }
  }

  private func symbol(of key: ShellKey) -> String {
    switch key {
    case .pause: model.playback.isPaused ? "play" : "pause"
    case .record: model.recorder.isRunning ? "stop" : "record.circle"
    case .appearance: scheme == .dark ? "sun.max" : "moon"
    default: key.symbol
    }
  }

  private func isOn(_ key: ShellKey) -> Bool {
    switch key {
    case .pause: model.playback.isPaused
    case .record: model.recorder.isRunning
    case .instruments: model.layout.showsOverlays
    case .source: model.panels.isVisible(.source)
    case .inspector: model.panels.isVisible(.inspect)
    case .palette: model.layout.showsPalette
    default: false
    }
  }
}

/// Cycles through the speeds, from full to the slowest and back to full.
private struct SpeedButton: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    let isOn = model.playback.speed != .full
    Button {
      model.playback.setSpeed(
        model.playback.speed == PlaybackSpeed.allCases.last ? .full : model.playback.speed.slower)
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "speedometer")
          .font(.system(size: 15, weight: .medium))
        Text(model.playback.speed.name)
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
