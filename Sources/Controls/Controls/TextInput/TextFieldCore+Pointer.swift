// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import Scrolling
import TextModel
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension TextFieldCore {
  func updatePress(_ drag: DragGesture.Value) {
    state.preferredPosition = nil
    if !presses.isPressed { endComposition() }
    updateElement(synced)
    if !presses.isPressed {
      beginPress(drag)
    } else if drag.translation != .zero {
      continuePress(drag)
    }
  }

  private func beginPress(_ drag: DragGesture.Value) {
    presses.begin(drag)
    let wasFocused = isFocused
    state.focus.requestFocus()
    let position = state.position(at: drag.location)
    let character = state.character(at: drag.location)
    let isExtending = state.focus.modifiers.contains(.shift)
    if presses.count == 1, !isExtending, !isSecure, wasFocused, state.isSelected(at: drag.location)
    {
      // The caret moves at the release, unless the text is dragged.
      state.press.kind = .selection
      return
    }
    state.press.kind = .caret
    edit { editor in
      if isExtending { return editor.moveCaret(to: position, extending: true) }
      guard presses.count > 1 else { return editor.moveCaret(to: position) }
      let step: TextEditing.Step =
        isSecure ? .all : presses.count == 2 ? .word : isMultiline ? .paragraph : .all
      let range = editor.unit(step, at: character)
      state.press.kind = .range(range, step)
      editor.select(range)
    }
  }

  private func continuePress(_ drag: DragGesture.Value) {
    let position = state.position(at: drag.location)
    switch state.press.kind {
    case .caret: edit { $0.moveCaret(to: position, extending: true) }
    case .range(let origin, let step):
      let character = state.character(at: drag.location)
      edit { $0.extend(from: origin, to: $0.unit(step, at: character)) }
    case .selection:
      let distance = hypot(drag.translation.width, drag.translation.height)
      guard distance >= GestureThresholds.standard.dragDistance else { return }
      state.press.kind = .dragging
      dropCaret = position
    case .dragging: dropCaret = state.focus.contains(drag.location) ? position : nil
    }
  }

  func endPress(_ drag: DragGesture.Value) {
    presses.isPressed = false
    let isCopying = state.focus.modifiers.contains(.control)
    switch state.press.kind {
    case .caret, .range: offerSelection(of: synced)
    case .selection:
      let position = state.position(at: drag.location)
      edit { $0.moveCaret(to: position) }
    case .dragging:
      dropCaret = nil
      let dropped = synced.selectedText
      if state.focus.drop(dropped, at: drag.location) {
        if !isCopying { edit { $0.delete(.character, forward: true) } }
      } else if state.focus.contains(drag.location) {
        let index = state.position(at: drag.location).index
        edit { $0.move($0.selection, to: index, copying: isCopying) }
      }
    }
  }

  func cancelPress() {
    presses.isPressed = false
    dropCaret = nil
  }

  /// Pastes the desktop's primary selection at a point: the middle button.
  func pasteSelection(at point: CGPoint) {
    endComposition()
    updateElement(synced)
    state.focus.requestFocus()
    let position = state.position(at: point)
    edit { $0.moveCaret(to: position) }
    state.focus.requestPrimarySelection()
  }

  /// Inserts a text that was dragged from another field.
  func insertDropped(_ text: String, at point: CGPoint) {
    endComposition()
    updateElement(synced)
    state.focus.requestFocus()
    let position = state.position(at: point)
    edit { editor in
      let before = editor.characters.count
      editor.moveCaret(to: position)
      editor.insert(text, allowsNewlines: isMultiline)
      let added = editor.characters.count - before
      editor.select(max(editor.head - added, 0)..<editor.head)
    }
  }
}

extension TextEditing {
  /// The word, the paragraph or the whole text at a character.
  fileprivate func unit(_ step: Step, at character: Int) -> Range<Int> {
    switch step {
    case .character: character..<character
    case .word: word(at: character)
    case .paragraph: paragraph(at: character)
    case .all: 0..<characters.count
    }
  }
}
