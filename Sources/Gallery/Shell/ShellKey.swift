// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// The gallery's keyboard shortcuts: one table for the keyboard handling, the help sheet and the
/// README.
nonisolated package enum ShellKey: CaseIterable {
  case help, restart, pause, frameBack, frameForward, faster, slower, instruments, source,
    appearance,
    fullWindow, record, next, previous, palette, find, region, undo, redo, inspector
  case close

  /// The SDL names of the keys.
  var keys: [String] {
    switch self {
    case .help: ["F1"]
    case .restart: ["R"]
    case .pause: ["P"]
    case .frameBack, .slower: [","]
    case .frameForward, .faster: ["."]
    case .instruments: ["I"]
    case .source: ["S"]
    case .appearance: ["A"]
    case .fullWindow: ["W"]
    case .record: ["V"]
    case .next: ["PageDown"]
    case .previous: ["PageUp"]
    case .palette: ["K"]
    case .find: ["F"]
    case .region: ["F6"]
    case .undo, .redo: ["Z"]
    case .inspector: ["C"]
    case .close: ["Escape"]
    }
  }

  /// Whether Ctrl must be held.
  private var needsControl: Bool {
    [.palette, .find, .undo, .redo, .inspector].contains(self)
  }

  /// The SF Symbols name of the command's icon.
  var symbol: String {
    switch self {
    case .help: "keyboard"
    case .restart: "arrow.counterclockwise"
    case .pause: "pause"
    case .frameBack: "backward.frame"
    case .frameForward: "forward.frame"
    case .faster, .slower: "speedometer"
    case .instruments: "waveform.path.ecg"
    case .source: "chevron.left.slash.chevron.right"
    case .appearance: "moon"
    case .fullWindow: "arrow.up.left.and.arrow.down.right"
    case .record: "record.circle"
    case .next: "chevron.right"
    case .previous: "chevron.left"
    case .palette: "command"
    case .find: "magnifyingglass"
    case .region: "sidebar.left"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .inspector: "cursorarrow.rays"
    case .close: "xmark"
    }
  }

  /// Whether Shift must be held; nil if it does not matter.
  private var isShifted: Bool? {
    switch self {
    case .frameBack, .frameForward, .undo: false
    case .faster, .slower, .redo, .inspector: true
    default: nil
    }
  }

  /// The key's name in the help sheet.
  var name: String {
    switch self {
    case .next: "Page Down"
    case .previous: "Page Up"
    case .palette: "Ctrl + K"
    case .find: "Ctrl + F"
    case .undo: "Ctrl + Z"
    case .redo: "Ctrl + Shift + Z"
    case .inspector: "Ctrl + Shift + C"
    case .close: "Esc"
    case .slower: "Shift + ,"
    case .faster: "Shift + ."
    default: keys.joined(separator: "  ")
    }
  }

  /// The effect of the key, for the help sheet and tooltips.
  var effect: String {
    switch self {
    case .help: "Show or hide keyboard shortcuts"
    case .restart: "Restart scene"
    case .pause: "Pause / Resume"
    case .frameBack: "Previous frame"
    case .frameForward: "Next frame"
    case .faster: "Faster"
    case .slower: "Slower (down to 1/20)"
    case .instruments: "Instruments"
    case .source: "Source"
    case .appearance: "Toggle appearance"
    case .fullWindow: "Toggle full-window stage"
    case .record: "Start / stop recording"
    case .next: "Next preview or scene"
    case .previous: "Previous preview or scene"
    case .palette: "Search commands"
    case .find: "Search the source"
    case .region: "Focus the list, the stage or the panel"
    case .undo: "Undo the last change in the source panel"
    case .redo: "Redo the last change"
    case .inspector: "Inspect a view on the stage"
    case .close: "Close panel"
    }
  }

  /// Words that the command palette finds the command by, besides its effect.
  var keywords: String {
    switch self {
    case .help: "help hotkeys"
    case .restart: "reset replay rerun"
    case .pause: "play stop freeze"
    case .frameBack, .frameForward: "step"
    case .faster, .slower: "speed slow motion"
    case .instruments: "panel metrics measure"
    case .source: "code panel"
    case .appearance: "dark light mode theme"
    case .fullWindow: "maximize hide panels"
    case .record: "trace capture"
    case .find: "find code"
    case .region: "keyboard pane"
    case .inspector: "inspector hierarchy element debug"
    case .next, .previous, .palette, .undo, .redo, .close: ""
    }
  }

  /// Whether the command is performed again while its key is held.
  var repeats: Bool {
    [.frameBack, .frameForward, .faster, .slower, .next, .previous, .undo, .redo].contains(self)
  }

  /// The shortcut for a key; nil if there is none, or while Alt or Super is held.
  static func of(_ sample: KeySample) -> ShellKey? {
    guard sample.modifiers.isSubset(of: [.shift, .control]) else { return nil }
    let isControlled = sample.modifiers.contains(.control)
    let isShifted = sample.modifiers.contains(.shift)
    return allCases.first { key in
      key.keys.contains(sample.key) && key.needsControl == isControlled
        && key.isShifted.map { $0 == isShifted } ?? true
    }
  }

  /// The rows of the help sheet: Tab, which is handled by the focus system, and all shortcuts.
  package static var rows: [(name: String, effect: String)] {
    [("Tab", "Next control; Space activates it")] + allCases.map { ($0.name, $0.effect) }
  }

  /// The rows of the help sheet for the side panel and the window.
  package static var windowRows: [(name: String, effect: String)] {
    let tabs = PanelTab.allCases
    return [
      ("Ctrl + 1…\(tabs.count)", tabs.map(\.title).joined(separator: ", ")),
      ("Ctrl + Shift + 1…\(tabs.count)", "The same, below the open tab"),
      ("F11", "Toggle full screen"), ("Ctrl + Q", "Quit"),
    ]
  }

  /// The table in Markdown, with its header.
  package static var markdown: String {
    (["| Key | What it does |", "|---|---|"]
      + (rows + windowRows).map { "| \($0.name) | \($0.effect) |" })
      .joined(separator: "\n")
  }
}
