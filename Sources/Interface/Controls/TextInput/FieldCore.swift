// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// What text fields of every look have inside: a line that is written, selected and seen.
struct FieldCore: View {
  @Binding var text: String
  let prompt: StyledPrompt
  let isSecure: Bool
  let editingChanged: (Bool) -> Void
  @State private var editor = LineEditor()
  @State private var isFocused = false
  @State private var line = FieldLine()
  /// When and where the hand pressed last, and how often in a row.
  @State private var press = FieldPress()
  @Environment(\.submitAction) private var submitAction

  var body: some View {
    let editor = editor.synced(with: text)
    EditedLine(
      editor: editor, prompt: prompt, isSecure: isSecure, isFocused: isFocused, line: line
    )
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { follow($0) }.onEnded { _ in press.isDown = false }
        .onCancelled { press.isDown = false }
    )
    .keyboardTarget(
      FocusTarget(
        drawsOwnFocus: true, key: { take($0) }, text: { take($0) }, caret: { line.caret },
        focusChanged: { focus($0) }, nextFrame: { line.nextBlink(after: $0) },
        handle: line.focus))
  }

  private func edit(_ change: (inout LineEditor) -> Void) {
    var editor = editor.synced(with: text)
    change(&editor)
    self.editor = editor
    line.noteActivity()
    if editor.string != text { text = editor.string }
  }

  // MARK: The hand

  private func follow(_ drag: DragGesture.Value) {
    let index = line.index(at: drag.location.x)
    if !press.isDown {
      press.begin(drag)
      line.focus.take()
      edit { editor in
        switch press.count {
        case 1: editor.place(at: index)
        case 2:
          editor.select(
            isSecure
              ? 0..<editor.characters.count : editor.word(at: line.character(at: drag.location.x)))
        default: editor.selectAll()
        }
      }
    } else if press.count == 1, drag.translation != .zero {
      edit { $0.place(at: index, extending: true) }
    }
  }

  // MARK: The keyboard

  private func focus(_ isFocused: Bool) {
    self.isFocused = isFocused
    line.noteActivity()
    if !isFocused { edit { $0.compose("") } }
    editingChanged(isFocused)
  }

  private func take(_ sample: KeySample) -> Bool {
    guard var command = LineEditor.command(for: sample) else { return false }
    if isSecure {
      // What is not to be read is not told by where its words end, nor by copying it.
      switch command {
      case .move(.word, let forward, let extending):
        command = .move(.all, forward: forward, extending: extending)
      case .delete(.word, let forward): command = .delete(.all, forward: forward)
      case .copy, .cut: command = .nothing
      default: break
      }
    }
    run(command)
    return true
  }

  private func run(_ command: LineEditor.Command) {
    switch command {
    case .nothing: break
    case .move(let step, let forward, let extending):
      edit { $0.move(step, forward: forward, extending: extending) }
    case .delete(let step, let forward): edit { $0.delete(step, forward: forward) }
    case .selectAll: edit { $0.selectAll() }
    case .copy: copy()
    case .cut:
      copy()
      if !editor.selection.isEmpty { edit { $0.delete(.character, forward: true) } }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .submit:
      line.focus.leave()
      submitAction?()
    }
  }

  private func copy() {
    let selected = editor.synced(with: text).selectedText
    if !selected.isEmpty { line.focus.copy(selected) }
  }

  private func take(_ sample: TextSample) {
    edit { editor in
      if sample.kind == .composing {
        editor.compose(sample.text)
      } else {
        editor.insert(sample.text)
      }
    }
  }
}

/// Presses one soon after the other at about one place.
struct FieldPress {
  var isDown = false
  private(set) var count = 0
  private var time = Date.distantPast
  private var location = CGPoint.zero

  mutating func begin(_ drag: DragGesture.Value) {
    let isNear = hypot(drag.location.x - location.x, drag.location.y - location.y) < 6
    let isSoon = drag.time.timeIntervalSince(time) < 0.4
    count = isNear && isSoon ? count % 3 + 1 : 1
    isDown = true
    time = drag.time
    location = drag.location
  }
}
