// Part of Snapback, under the MIT licence; see LICENSE.

extension InputMapping {
  /// One row of the table in the help.
  package struct Row: Equatable, Sendable {
    /// `Ctrl + wheel`, `+ = − keypad + keypad −`.
    package var input: String
    /// `Pinch about the pointer`.
    package var effect: String
  }

  /// The table in the help: entries with the same effect share a row.
  package var table: [Row] {
    var rows: [(triggers: [InputTrigger], effect: String)] = []
    for entry in entries {
      if let index = rows.firstIndex(where: { $0.effect == entry.effect }) {
        rows[index].triggers.append(entry.trigger)
      } else {
        rows.append(([entry.trigger], entry.effect))
      }
    }
    return rows.map { row in
      Row(input: InputMapping.text(of: row.triggers), effect: row.effect)
    }
  }

  /// The table in Markdown, with its header.
  package var markdown: String {
    let lines = table.map { "| \($0.input) | \($0.effect) |" }
    return (["| Mouse and keys | What it does |", "|---|---|"] + lines).joined(separator: "\n")
  }

  private static func text(of triggers: [InputTrigger]) -> String {
    let areKeys = triggers.allSatisfy { if case .key = $0 { true } else { false } }
    return triggers.map(\.description).joined(separator: areKeys ? "  " : ", or ")
  }
}

extension InputMapping.Entry {
  fileprivate var effect: String {
    let isKey = if case .key = trigger { true } else { false }
    let target = isKey ? "the view last dragged" : "about the pointer"
    switch action {
    case .touch: return "One finger: tap, drag, long press"
    case .longTouch: return "Immediate long press"
    case .mirroredTouches:
      return trigger.modifiers.contains(.shift)
        ? "Two fingers moving together"
        : "Two mirrored fingers: pinch and rotate"
    case .pinch: return "Pinch " + target
    case .rotate:
      return "Rotate " + target + (isKey ? "" : "; if nothing rotates, scroll sideways")
    case .scroll: return "Scroll"
    case .nudge: return "Nudge " + target
    }
  }
}
