// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
@_spi(ViewTree) package import Scrolling
import TextModel
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The editable text in text fields of all styles and in text editors: its editing state, gestures
/// and key handling.
package struct TextFieldCore: View {
  @Binding var text: String
  @Binding var selection: TextSelection?
  var prompt = FieldPrompt()
  var isSecure = false
  var kind = TextFieldKind.line
  let editingChanged: (Bool) -> Void
  /// Deletes what is before an empty text; returns false if there is nothing.
  package var deletesBefore: (() -> Bool)?
  @State var editor = TextEditing()
  @State var isFocused = false
  @State var state = EditableTextState()
  /// Counts consecutive presses: single, double and triple.
  @State var presses = PressCounter()
  /// The index at which a dragged text would be inserted; nil if none is dragged.
  @State var dropCaret: CaretPosition?
  @State var menu = _FieldMenuModifier.Offer()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitAction) private var submitAction
  @Environment(\.keepsFocusOnSubmit) private var keepsFocusOnSubmit
  @Environment(\.textSelectionAffinity) private var affinity
  @Environment(\.textSearch) private var search

  package init(
    text: Binding<String>, prompt: FieldPrompt = FieldPrompt(), isSecure: Bool = false,
    kind: TextFieldKind = .line, selection: Binding<TextSelection?> = .constant(nil),
    editingChanged: @escaping (Bool) -> Void
  ) {
    _text = text
    _selection = selection
    self.prompt = prompt
    self.isSecure = isSecure
    self.kind = kind
    self.editingChanged = editingChanged
  }

  package var body: some View {
    content
      .contentShape(Rectangle())
      .pointerStyle(isEnabled ? .horizontalText : nil)
      .gesture(
        ControlDragGesture(.text(isFocused: isFocused)).tracking { drag in
          updatePress(drag)
        } ended: { drag in
          endPress(drag)
        } cancelled: {
          cancelPress()
        }
      )
      .keyboardTarget(
        FocusTarget(
          drawsOwnFocus: true, key: { handle($0) }, text: { handle($0) },
          textActions: TextActions(
            endComposition: { endComposition() }, middlePress: { pasteSelection(at: $0) },
            menuPress: { openMenu(at: $0) },
            drop: { insertDropped($0, at: $1) }),
          caret: { state.caret }, focusChanged: { focusChanged(to: $0) },
          nextFrame: { state.nextBlink(after: $0) }, handle: state.focus,
          control: { controlDescription })
      )
      .modifier(_FieldMenuModifier(offer: $menu, run: { runMenuCommand($0) }))
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
        content: editableText.padding(.horizontal, 5).padding(.vertical, 8)
      )
      .preference(
        key: SearchableEditorsKey.self,
        value: [
          SearchableEditor(id: searchID, isFocused: isFocused, matchCount: matches.count)
        ]
      )
      // Not when the match itself changes: an edit must not move the caret.
      // Nor when a search begins with the query of the last one.
      .onChange(of: search?.step) { old, _ in
        if old != nil, let match = currentMatch { edit { $0.select(match) } }
      }
    }
  }

  private var searchID: ObjectIdentifier { ObjectIdentifier(state) }

  /// The parts of an editor's text that are looked for.
  private var matches: [Range<Int>] {
    guard kind == .page, let search, search.editor == searchID else { return [] }
    return state.matches.find(search, in: synced.string)
  }

  private var currentMatch: Range<Int>? {
    let matches = matches
    return search.flatMap { matches.indices.contains($0.index) ? matches[$0.index] : nil }
  }

  private var editableText: EditableText { editableText(synced) }

  private func editableText(_ editor: TextEditing) -> EditableText {
    EditableText(
      editor: editor, prompt: prompt, isSecure: isSecure, isMultiline: isMultiline,
      isFocused: isFocused, dropCaret: dropCaret, state: state, matches: matches,
      currentMatch: currentMatch, searchStep: search?.step)
  }

  /// Brings the element up to date, which is otherwise done once per pass, before its caret positions are used.
  func updateElement(_ editor: TextEditing) {
    guard editor.composition.isEmpty else { return }
    state.element?.show(
      editableText(editor).displayedText, selection: editor.selection, caret: editor.caret)
  }

  var isMultiline: Bool { kind != .line }
  /// The editing state with the text and the selection of the bindings.
  var synced: TextEditing {
    var editor = editor.synced(with: text)
    editor.preferredAffinity =
      affinity == .automatic ? nil : affinity == .upstream ? .upstream : .downstream
    let wanted = selection?.characters(of: text)
    if let wanted, wanted != state.boundSelection { editor.select(wanted) }
    return editor
  }

  func edit(_ change: (inout TextEditing) -> Void) {
    let old = synced
    var editor = old
    change(&editor)
    self.editor = editor
    state.recordActivity()
    if editor.string != text { text = editor.string }
    bindSelection(of: editor)
    if editor.selection != old.selection, !presses.isPressed { offerSelection(of: editor) }
  }

  /// Sets the binding of the selection.
  private func bindSelection(of editor: TextEditing) {
    state.boundSelection = editor.selection
    let affinity: TextSelectionAffinity = editor.affinity == .upstream ? .upstream : .downstream
    selection = TextSelection(
      characters: editor.selection, of: editor.string, affinity: affinity)
  }

  private var controlDescription: ControlDescription {
    let editor = synced
    let characters =
      isSecure ? Array(repeating: "•", count: editor.characters.count) : editor.characters
    let edited = EditedText(
      characters: characters, caret: editor.head, selection: editor.selection,
      isMultiline: isMultiline,
      replace: { range, text in
        endComposition()
        edit { $0.replace(range, with: text, allowsNewlines: isMultiline) }
      },
      select: { range in edit { $0.select(range) } },
      frame: { range in state.element?.frameInWindow(of: range) ?? .zero },
      index: { point in state.element?.character(inWindowAt: point) ?? 0 })
    let role: ControlRole = isSecure ? .secureField : kind == .line ? .textField : .textArea
    return ControlDescription(role, label: prompt.text?.string, text: edited)
  }

  /// Makes the selected text the desktop's primary selection, which the middle button pastes.
  func offerSelection(of editor: TextEditing) {
    if !editor.selection.isEmpty, !isSecure { state.focus.setPrimarySelection(editor.selectedText) }
  }

  // MARK: Keyboard

  private func focusChanged(to isFocused: Bool) {
    self.isFocused = isFocused
    state.recordActivity()
    if isFocused { edit { _ in } } else { endComposition() }
    editingChanged(isFocused)
  }

  private func handle(_ sample: KeySample) -> Bool {
    if kind == .page, sample.key == "Tab", sample.modifiers.isEmpty {
      // The tab is not typed as text.
      state.preferredPosition = nil
      endComposition()
      edit { $0.insert("\t", allowsNewlines: true) }
      return true
    }
    guard let command = TextCommand(sample, isMultiline: isMultiline) else { return false }
    if command == .delete(.character, forward: false), text.isEmpty, deletesBefore?() == true {
      return true
    }
    run(isSecure ? command.secured : command)
    return true
  }

  func run(_ command: TextCommand) {
    if command == .nothing { return }
    if !command.keepsColumn { state.preferredPosition = nil }
    endComposition()
    switch command {
    case .nothing: break
    case .move(let step, let forward, let extending):
      edit { $0.move(step, forward: forward, extending: extending) }
    case .moveHorizontally(let step, let toRight, let extending):
      edit { moveHorizontally(&$0, step, toRight: toRight, extending: extending) }
    case .moveLines(let count, let extending): moveCaret(byLines: count, extending: extending)
    case .movePage(let count, let extending):
      let lines = state.element?.linesPerPage ?? 1
      moveCaret(byLines: count * lines, extending: extending)
    case .moveToLineEdge(let forward, let extending):
      edit { editor in
        updateElement(editor)
        let edge = state.element?.geometry.lineEdge(of: editor.caret, forward: forward)
        editor.moveCaret(to: edge ?? editor.caret, extending: extending)
      }
    case .insertNewline: edit { $0.insert("\n", allowsNewlines: true, isTyped: true) }
    case .delete(let step, let forward): edit { $0.delete(step, forward: forward) }
    case .selectAll: edit { $0.selectAll() }
    case .selectNothing: edit { $0.moveCaret(to: $0.caret) }
    case .copy: copy()
    case .cut:
      copy()
      if !synced.selection.isEmpty { edit { $0.delete(.character, forward: true) } }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .submit:
      if !keepsFocusOnSubmit { state.focus.resignFocus() }
      submitAction?()
    }
  }

  /// Moves the caret in visual order: in text from right to left, left is forward.
  private func moveHorizontally(
    _ editor: inout TextEditing, _ step: TextEditing.Step, toRight: Bool, extending: Bool
  ) {
    updateElement(editor)
    guard let geometry = state.element?.geometry else {
      return editor.move(step, forward: toRight, extending: extending)
    }
    guard step == .character else {
      let line = geometry.lines[geometry.line(of: editor.caret)]
      return editor.move(step, forward: toRight != line.isRightToLeft, extending: extending)
    }
    if !extending, !editor.selection.isEmpty {
      // To the end of the selection that is on that side.
      let ends = [editor.anchor, editor.head].map { CaretPosition($0, .upstream) }
      let order = ends.map { (geometry.line(of: $0), geometry.x(of: $0)) }
      let isSame = order[0].0 == order[1].0
      let isFirstLeft = isSame ? order[0].1 < order[1].1 : order[0].0 < order[1].0
      return editor.moveCaret(to: ends[isFirstLeft == toRight ? 1 : 0])
    }
    let next = geometry.position(from: editor.caret, toRight: toRight)
    editor.moveCaret(to: next ?? editor.caret, extending: extending)
  }

  private func moveCaret(byLines count: Int, extending: Bool) {
    edit { editor in
      updateElement(editor)
      let position = state.position(
        count, linesBelow: editor.caret, in: editor.characters.count)
      editor.moveCaret(to: position, extending: extending)
    }
  }

  private func copy() {
    let selected = synced.selectedText
    if !selected.isEmpty { state.focus.copyToClipboard(selected) }
  }

  // MARK: Text input

  private func handle(_ sample: TextSample) {
    state.preferredPosition = nil
    switch sample.kind {
    case .composing: edit { $0.compose(Composition(sample.text, selection: sample.selection)) }
    case .typed:
      edit { $0.insert(sample.text, allowsNewlines: isMultiline, isTyped: true) }
    case .pasted:
      endComposition()
      edit { $0.insert(sample.text, allowsNewlines: isMultiline) }
    }
  }

  /// Makes a composition part of the text, and has the input method forget it.
  func endComposition() {
    guard !synced.composition.isEmpty else { return }
    edit { $0.commitComposition(allowsNewlines: isMultiline) }
    state.focus.resetInputMethod()
  }
}
