// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
import TextModel
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The menu of a text field, which the secondary mouse button opens at the pointer: Cut, Copy, Paste and
/// Select All.
struct _FieldMenuModifier: ViewModifier {
  /// The state of the menu for the current text.
  struct Offer: Equatable {
    var isOpen = false
    /// The position of the pointer in the field.
    var point = CGPoint.zero
    var canCopy = false
    var canPaste = false
    var canSelectAll = false
  }

  @Binding var offer: Offer
  /// Runs a command on the text; nil pastes.
  let run: (TextCommand?) -> Void
  @State private var session = MenuSession()
  @State private var anchor = PresentationAnchor()

  func body(content: Content) -> some View {
    content.presenting(anchor: anchor) {
      MenuLayer(
        isOpen: offer.isOpen, session: session, anchor: menuAnchor, showsPreview: false,
        items: items
      ) {
        EmptyView()
      }
      .modifier(_SystemSurfaceModifier())
    }
    .onChange(of: offer.isOpen) { session.close = { offer.isOpen = false } }
  }

  private var menuAnchor: CGRect {
    CGRect(
      x: anchor.frame.origin.x + offer.point.x, y: anchor.frame.origin.y + offer.point.y, width: 0,
      height: 0)
  }

  @ViewBuilder private var items: some View {
    Button("Cut", systemImage: "scissors") { run(.cut) }.disabled(!offer.canCopy)
    Button("Copy", systemImage: "doc.on.doc") { run(.copy) }.disabled(!offer.canCopy)
    Button("Paste", systemImage: "doc.on.clipboard") { run(nil) }.disabled(!offer.canPaste)
    Button("Select All") { run(.selectAll) }.disabled(!offer.canSelectAll)
  }
}

extension TextFieldCore {
  /// Opens the menu at a point. Outside of the selected text, the caret moves there.
  func openMenu(at point: CGPoint) {
    endComposition()
    updateElement(synced)
    state.focus.requestFocus()
    if !state.isSelected(at: point) {
      let position = state.position(at: point)
      edit { $0.moveCaret(to: position) }
    }
    let editor = synced
    menu = _FieldMenuModifier.Offer(
      isOpen: true, point: point, canCopy: !editor.selection.isEmpty && !isSecure,
      canPaste: state.focus.clipboardText?.isEmpty == false,
      canSelectAll: editor.selection.count < editor.characters.count)
  }

  func runMenuCommand(_ command: TextCommand?) {
    state.focus.requestFocus()
    if let command { return run(command) }
    endComposition()
    guard let text = state.focus.clipboardText else { return }
    edit { $0.insert(text, allowsNewlines: isMultiline) }
  }
}
