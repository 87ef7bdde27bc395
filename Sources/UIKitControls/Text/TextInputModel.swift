// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The text of a field that the user edits, with its selection, its focus and its input views.
@MainActor
final class TextInputModel {
  let model = ControlModel("")
  /// The selection of the text while it is edited, or that with which editing begins.
  private(set) var selection: TextSelection?
  /// Whether the program is being notified of an edit.
  private var isNotifying = false
  /// Whether the caret is not where an edit puts it after its calls: the program has moved it, or has refused the edit.
  private var keepsSelection = false
  /// Whether the text is being edited.
  private(set) var isEditing = false
  /// The requests to move the keyboard focus to the text or away from it.
  private(set) var focusRequests = 0
  private(set) var wantsFocus = false
  private weak var responder: UIView?
  private let edited: () -> Void
  private let selected: () -> Void
  var traits = _TextInputTraits()
  /// The view that is shown at the lower edge while the text is edited.
  var inputView: UIView? { didSet { responder?.reloadInputViews() } }
  /// The view above `inputView`.
  var inputAccessoryView: UIView? { didSet { responder?.reloadInputViews() } }

  /// Creates an empty text.
  ///
  /// - Parameters:
  ///   - responder: The view that is the first responder while the text is edited.
  ///   - edited: Called after the user has changed the text.
  ///   - selected: Called after the user has changed the selection.
  ///   - shouldReplace: Returns whether the user may change the text.
  init(
    of responder: UIView, edited: @escaping () -> Void, selected: @escaping () -> Void,
    shouldReplace: @escaping (TextReplacement) -> Bool
  ) {
    (self.responder, self.edited, self.selected) = (responder, edited, selected)
    model.onChange = { [weak self] in self?.tell { edited() } }
    model.shouldChange = { [weak self] new in
      guard let self, let change = TextReplacement(from: model.value, to: new) else { return true }
      let isAccepted = tell { shouldReplace(change) }
      if !isAccepted { keepsSelection = true }
      return isAccepted
    }
  }

  private func tell<Result>(_ call: () -> Result) -> Result {
    isNotifying = true
    defer { isNotifying = false }
    return call()
  }

  /// Draws the SwiftUI view again.
  func changed() { model.revision += 1 }

  /// Replaces the text, with the caret at its end if it is edited.
  func set(_ new: String) {
    if isEditing, new != model.value { select(TextSelection(insertionPoint: new.endIndex)) }
    model.value = new
  }

  /// Changes the text as typing does.
  func type(_ text: String, caret: TextSelection) {
    model.value = text
    select(caret)
    tell(edited)
    keepsSelection = false
  }

  func select(_ selection: TextSelection?) {
    self.selection = selection
    if isNotifying { keepsSelection = true }
    changed()
  }

  /// The selection as the SwiftUI view changes it.
  var selectionBinding: Binding<TextSelection?> {
    Binding(get: { self.selection }, set: { self.selectionChanged($0) })
  }

  private func selectionChanged(_ new: TextSelection?) {
    let isKept = keepsSelection
    keepsSelection = false
    guard !isKept, new != selection else { return }
    selection = new
    selected()
  }

  func requestFocus(_ isFocused: Bool) {
    wantsFocus = isFocused
    focusRequests += 1
    changed()
  }

  var shouldFocus: Bool { responder != nil && FirstResponder.shared.current === responder }

  /// Makes the view the first responder, or no longer. Returns false if nothing has changed.
  func focusChanged(_ isFocused: Bool) -> Bool {
    guard let responder, isFocused != isEditing else { return false }
    isEditing = isFocused
    if isFocused {
      _ = FirstResponder.shared.become(responder)
      InputContainer.show(for: responder)
    } else {
      _ = FirstResponder.shared.resign(responder)
      InputContainer.hide(for: responder)
    }
    return true
  }
}

/// Moves the focus of a field's SwiftUI view when the field requests it, and reports it.
struct EditingFocus: ViewModifier {
  let text: TextInputModel
  private let requests: Int
  private let changed: (Bool) -> Void
  @FocusState private var isFocused: Bool

  init(_ text: TextInputModel, changed: @escaping (Bool) -> Void) {
    (self.text, requests, self.changed) = (text, text.focusRequests, changed)
  }

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in changed(isFocused) }
      .onChange(of: requests) { isFocused = text.wantsFocus }
      .onAppear { if text.shouldFocus { isFocused = true } }
  }
}
