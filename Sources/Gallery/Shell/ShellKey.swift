// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// What the gallery's own keys do: one table, which the keyboard obeys and the help sheet shows.
nonisolated package enum ShellKey: CaseIterable {
  case help, reset, pause, frameBack, frameForward, faster, slower, instruments, source, appearance,
    whole, record, next, previous
  case close

  /// SDL's names of the keys that do it.
  var keys: [String] {
    switch self {
    case .help: ["F1"]
    case .reset: ["R"]
    case .pause: ["P"]
    case .frameBack, .slower: [","]
    case .frameForward, .faster: ["."]
    case .instruments: ["I"]
    case .source: ["S"]
    case .appearance: ["A"]
    case .whole: ["W"]
    case .record: ["V"]
    case .next: ["PageDown"]
    case .previous: ["PageUp"]
    case .close: ["Escape"]
    }
  }

  /// Whether Shift is held with them; nil for either way.
  private var isShifted: Bool? {
    switch self {
    case .frameBack, .frameForward: false
    case .faster, .slower: true
    default: nil
    }
  }

  /// As a person says it.
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

  var effect: String {
    switch self {
    case .help: "Show these keys, and put them away"
    case .reset: "Begin the scene again"
    case .pause: "Stop the scene's time, and go on"
    case .frameBack: "One frame back"
    case .frameForward: "One frame further"
    case .faster: "Faster"
    case .slower: "Slower: down to 1/20"
    case .instruments: "Instruments"
    case .source: "The scene's source"
    case .appearance: "Light or dark"
    case .whole: "The whole window for the stage, and back"
    case .record: "Begin again and record the hand; then write the trace"
    case .next: "The next scene"
    case .previous: "The scene before"
    case .close: "Put away what is open"
    }
  }

  /// The one for a key; nil where it does nothing here, as while Ctrl, Alt or Super is held.
  static func of(_ sample: KeySample) -> ShellKey? {
    guard sample.modifiers.isSubset(of: .shift) else { return nil }
    let isShifted = sample.modifiers.contains(.shift)
    return allCases.first { key in
      key.keys.contains(sample.key) && key.isShifted.map { $0 == isShifted } ?? true
    }
  }

  /// What the keys do, in the order in which it is shown: Tab, which is every program's, and the table.
  static var rows: [(name: String, effect: String)] {
    [("Tab", "The next scene or button; Space presses it")] + allCases.map { ($0.name, $0.effect) }
  }

  /// The table in Markdown, with its heading.
  package static var markdown: String {
    (["| Key | What it does |", "|---|---|"] + rows.map { "| \($0.name) | \($0.effect) |" })
      .joined(separator: "\n")
  }
}
