// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// The gallery's keyboard shortcuts: one table for the keyboard handling, the help sheet and the
/// README.
nonisolated package enum ShellKey: CaseIterable {
  case help, restart, pause, frameBack, frameForward, faster, slower, instruments, source,
    appearance,
    fullWindow, record, next, previous
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
    case .close: ["Escape"]
    }
  }

  /// Whether Shift must be held; nil if it does not matter.
  private var isShifted: Bool? {
    switch self {
    case .frameBack, .frameForward: false
    case .faster, .slower: true
    default: nil
    }
  }

  /// The key's name in the help sheet.
  var name: String {
    switch self {
    case .next: "Page Down"
    case .previous: "Page Up"
    case .close: "Esc"
    case .slower: "Shift + ,"
    case .faster: "Shift + ."
    default: keys.joined(separator: "  ")
    }
  }

  /// What the key does, for the help sheet and tooltips.
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
    case .source: "Scene source"
    case .appearance: "Toggle appearance"
    case .fullWindow: "Toggle full-window stage"
    case .record: "Start / stop recording"
    case .next: "Next scene"
    case .previous: "Previous scene"
    case .close: "Close panel"
    }
  }

  /// The shortcut for a key; nil if there is none, or while Ctrl, Alt or Super is held.
  static func of(_ sample: KeySample) -> ShellKey? {
    guard sample.modifiers.isSubset(of: .shift) else { return nil }
    let isShifted = sample.modifiers.contains(.shift)
    return allCases.first { key in
      key.keys.contains(sample.key) && key.isShifted.map { $0 == isShifted } ?? true
    }
  }

  /// The rows of the help sheet: Tab, which is handled by the focus system, and all shortcuts.
  static var rows: [(name: String, effect: String)] {
    [("Tab", "Next control; Space activates it")] + allCases.map { ($0.name, $0.effect) }
  }

  /// The table in Markdown, with its header.
  package static var markdown: String {
    (["| Key | What it does |", "|---|---|"] + rows.map { "| \($0.name) | \($0.effect) |" })
      .joined(separator: "\n")
  }
}
