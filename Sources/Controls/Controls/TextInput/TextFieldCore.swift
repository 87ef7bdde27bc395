// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The editable text in text fields of all styles and in text editors: its editing state, gestures
/// and key handling.
package struct TextFieldCore: View {
  @Binding var text: String
  var prompt = FieldPrompt()
  var isSecure = false
  var kind = TextFieldKind.line
  let editingChanged: (Bool) -> Void
  @State private var editor = TextEditing()
  @State private var isFocused = false
  @State private var state = EditableTextState()
  /// Counts consecutive presses: single, double and triple.
  @State private var presses = PressCounter()
  @Environment(\.submitAction) private var submitAction

  package init(
    text: Binding<String>, prompt: FieldPrompt = FieldPrompt(), isSecure: Bool = false,
    kind: TextFieldKind = .line, editingChanged: @escaping (Bool) -> Void
  ) {
    _text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.kind = kind
    self.editingChanged = editingChanged
  }

  package var body: some View {
    content
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { updateTouch($0) }.onEnded { _ in
          presses.isPressed = false
        }
        .onCancelled { presses.isPressed = false }
      )
      .keyboardTarget(
        FocusTarget(
          drawsOwnFocus: true, key: { handle($0) }, text: { handle($0) }, caret: { state.caret },
          focusChanged: { focusChanged(to: $0) }, nextFrame: { state.nextBlink(after: $0) },
          handle: state.focus, control: { controlDescription }))
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .line: editableText
    case .growing:
      ScrollContainer(axes: .vertical, showsIndicators: true, pans: false, content: editableText)
        .modifier(_FieldHeightModifier())
    case .page:
      ScrollContainer(
        axes: .vertical, showsIndicators: true, pans: false,
        content: editableText.padding(.horizontal, 5).padding(.vertical, 8))
    }
  }

  private var editableText: EditableText {
    EditableText(
      editor: editor.synced(with: text), prompt: prompt, isSecure: isSecure,
      isMultiline: isMultiline, isFocused: isFocused, state: state)
  }

  private var isMultiline: Bool { kind != .line }

  private func edit(_ change: (inout TextEditing) -> Void) {
    var editor = editor.synced(with: text)
    change(&editor)
    self.editor = editor
    state.recordActivity()
    if editor.string != text { text = editor.string }
  }

  private var controlDescription: ControlDescription {
    let editor = editor.synced(with: text)
    let characters =
      isSecure ? Array(repeating: "•", count: editor.characters.count) : editor.characters
    let edited = EditedText(
      characters: characters, caret: editor.head, selection: editor.selection,
      isMultiline: isMultiline,
      replace: { range, text in
        edit { editor in
          editor.select(range)
          if text.isEmpty {
            if !range.isEmpty { editor.delete(.character, forward: true) }
          } else {
            editor.insert(text, allowsNewlines: isMultiline)
          }
        }
      },
      select: { range in edit { $0.select(range) } },
      frame: { range in state.element?.frameInWindow(of: range) ?? .zero },
      index: { point in state.element?.character(inWindowAt: point) ?? 0 })
    let role: ControlRole = isSecure ? .secureField : kind == .line ? .textField : .textArea
    return ControlDescription(role, label: prompt.text?.string, text: edited)
  }

  // MARK: Pointer

  private func updateTouch(_ drag: DragGesture.Value) {
    let index = state.index(at: drag.location)
    state.preferredPosition = nil
    if !presses.isPressed {
      presses.begin(drag)
      state.focus.requestFocus()
      edit { editor in
        switch presses.count {
        case 1: editor.moveCaret(to: index)
        case 2:
          editor.select(
            isSecure
              ? 0..<editor.characters.count : editor.word(at: state.character(at: drag.location)))
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
    state.recordActivity()
    if !isFocused { edit { $0.compose("") } }
    editingChanged(isFocused)
  }

  private func handle(_ sample: KeySample) -> Bool {
    if kind == .page, sample.key == "Tab", sample.modifiers.isEmpty {
      // The tab is not typed as text.
      state.preferredPosition = nil
      edit { $0.insert("\t", allowsNewlines: true) }
      return true
    }
    guard var command = TextEditing.command(for: sample, isMultiline: isMultiline) else {
      return false
    }
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

  private func run(_ command: TextEditing.Command) {
    switch command {
    case .moveLines, .movePage, .nothing, .copy: break
    default: state.preferredPosition = nil
    }
    switch command {
    case .nothing: break
    case .move(let step, let forward, let extending):
      edit { $0.move(step, forward: forward, extending: extending) }
    case .moveLines(let count, let extending): moveCaret(byLines: count, extending: extending)
    case .movePage(let count, let extending):
      let lines = state.element?.linesPerPage ?? 1
      moveCaret(byLines: count * lines, extending: extending)
    case .moveToLineEdge(let forward, let extending):
      edit { editor in
        let edge = state.element?.lineEdge(at: editor.head, forward: forward)
        editor.moveCaret(to: edge ?? editor.head, extending: extending)
      }
    case .insertNewline: edit { $0.insert("\n", allowsNewlines: true) }
    case .delete(let step, let forward): edit { $0.delete(step, forward: forward) }
    case .selectAll: edit { $0.selectAll() }
    case .copy: copy()
    case .cut:
      copy()
      if !editor.selection.isEmpty { edit { $0.delete(.character, forward: true) } }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .submit:
      state.focus.resignFocus()
      submitAction?()
    }
  }

  private func moveCaret(byLines count: Int, extending: Bool) {
    edit { editor in
      let index = state.index(count, linesBelow: editor.head, in: editor.characters.count)
      editor.moveCaret(to: index, extending: extending)
    }
  }

  private func copy() {
    let selected = editor.synced(with: text).selectedText
    if !selected.isEmpty { state.focus.copyToClipboard(selected) }
  }

  private func handle(_ sample: TextSample) {
    state.preferredPosition = nil
    edit { editor in
      if sample.kind == .composing {
        editor.compose(sample.text)
      } else {
        editor.insert(sample.text, allowsNewlines: isMultiline)
      }
    }
  }
}
