// Part of Snapback, under the MIT licence; see LICENSE.

internal import Gestures

/// Puts the text that an input method commits before the key that made it commit.
///
/// SDL asks the input method about each key and reports a key that it does not handle at once, but
/// reads the committed text only after all waiting keys. So an arrow key, or a space, would precede
/// the syllable that it ends.
package struct InputMethodOrder: Equatable, Sendable {
  /// Whether there is a composition, after the events so far.
  package private(set) var isComposing = false

  package init() {}

  /// Called when the composition was discarded without an event.
  package mutating func reset() { isComposing = false }

  /// Reorders the events of one reading of SDL's queue, which begin at an index. `consumedKeys` are
  /// the indices in `events` of what follows each key that the input method has handled.
  package mutating func reorder(
    _ events: inout [DesktopEvent], from start: Int, consumedKeys: [Int]
  ) {
    let last = events[start...].last { $0.composedText != nil }
    defer { if let text = last?.composedText { isComposing = !text.isEmpty } }
    guard let first = firstKey(in: events, from: start, consumedKeys) else { return }
    guard let end = events[first...].firstIndex(where: { $0.composedText == "" }) else { return }
    var moved: [DesktopEvent] = []
    var rest: [DesktopEvent] = []
    var followsTypingKey = false
    for event in events[first...end] {
      var event = event
      let isFromInputMethod: Bool
      switch event.kind {
      case .text(_, .composing, _): isFromInputMethod = true
      // The text of the key itself follows it directly.
      case .text(_, .typed, _): isFromInputMethod = !followsTypingKey
      default: isFromInputMethod = false
      }
      followsTypingKey = event.isTypingKey
      if isFromInputMethod {
        event.time = events[first].time
        moved.append(event)
      } else {
        rest.append(event)
      }
    }
    events.replaceSubrange(first...end, with: moved + rest)
  }

  /// The first key that the input method has not handled although there may be a composition.
  private func firstKey(
    in events: [DesktopEvent], from start: Int, _ consumedKeys: [Int]
  ) -> Int? {
    events.indices[start...].first { index in
      guard case .key(_, isDown: true, _) = events[index].kind else { return false }
      return isComposing || consumedKeys.contains { $0 <= index }
        || events[start..<index].contains { $0.composedText?.isEmpty == false }
    }
  }
}

extension DesktopEvent {
  /// The preedit text of the event; nil for other events.
  fileprivate var composedText: String? {
    if case .text(let text, .composing, _) = kind { text } else { nil }
  }

  /// Whether the event is a press of a key that types a character, without Control.
  fileprivate var isTypingKey: Bool {
    guard case .key(let name, isDown: true, _) = kind, !modifiers.contains(.control) else {
      return false
    }
    return name.count == 1 || name == "Space"
      || name.hasPrefix("Keypad ") && name != "Keypad Enter"
  }
}
