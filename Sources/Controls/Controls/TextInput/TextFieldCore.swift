// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The editable line in text fields of all styles: its editing state, gestures and key handling.
struct TextFieldCore: View {
  @Binding var text: String
  let prompt: FieldPrompt
  let isSecure: Bool
  let editingChanged: (Bool) -> Void
  @State private var editor = LineEditor()
  @State private var isFocused = false
  @State private var lineState = EditableLineState()
  /// Counts consecutive presses: single, double and triple.
  @State private var presses = PressCounter()
  @Environment(\.submitAction) private var submitAction

  var body: some View {
    let editor = editor.synced(with: text)
    EditableLine(
      editor: editor, prompt: prompt, isSecure: isSecure, isFocused: isFocused, state: lineState
    )
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { updateTouch($0) }.onEnded { _ in
        presses.isPressed = false
      }
      .onCancelled { presses.isPressed = false }
    )
    .keyboardTarget(
      FocusTarget(
        drawsOwnFocus: true, key: { handle($0) }, text: { handle($0) }, caret: { lineState.caret },
        focusChanged: { focusChanged(to: $0) }, nextFrame: { lineState.nextBlink(after: $0) },
        handle: lineState.focus))
  }

  private func edit(_ change: (inout LineEditor) -> Void) {
    var editor = editor.synced(with: text)
    change(&editor)
    self.editor = editor
    lineState.recordActivity()
    if editor.string != text { text = editor.string }
  }

  // MARK: Pointer

  private func updateTouch(_ drag: DragGesture.Value) {
    let index = lineState.index(at: drag.location.x)
    if !presses.isPressed {
      presses.begin(drag)
      lineState.focus.requestFocus()
      edit { editor in
        switch presses.count {
        case 1: editor.moveCaret(to: index)
        case 2:
          editor.select(
            isSecure
              ? 0..<editor.characters.count
              : editor.word(at: lineState.character(at: drag.location.x)))
        default: editor.selectAll()
        }
      }
    } else if presses.count == 1, drag.translation != .zero {
      edit { $0.moveCaret(to: index, extending: true) }
    }
  }

  // MARK: Keyboard

  private func focusChanged(to isFocused: Bool) {
    self.isFocused = isFocused
    lineState.recordActivity()
    if !isFocused { edit { $0.compose("") } }
    editingChanged(isFocused)
  }

  private func handle(_ sample: KeySample) -> Bool {
    guard var command = LineEditor.command(for: sample) else { return false }
    if isSecure {
      // Neither word boundaries nor the clipboard may reveal a secure text.
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
      lineState.focus.resignFocus()
      submitAction?()
    }
  }

  private func copy() {
    let selected = editor.synced(with: text).selectedText
    if !selected.isEmpty { lineState.focus.copyToClipboard(selected) }
  }

  private func handle(_ sample: TextSample) {
    edit { editor in
      if sample.kind == .composing {
        editor.compose(sample.text)
      } else {
        editor.insert(sample.text)
      }
    }
  }
}
