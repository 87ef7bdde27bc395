// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation

/// The desktop's clipboard; available while a window is open.
///
/// On X11 the texts of other programs are read here, not by SDL 2, which cannot read texts that are sent in
/// parts, and replaces the clipboard by an empty text if a program does not answer within a second.
@MainActor
package enum Clipboard {
  /// The clipboard's text; nil if it has none, or if the program that has it stops: after 2 s at most.
  package static var text: String? {
    if let foreign = foreignText(of: "CLIPBOARD") { return foreign.text }
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Replaces the clipboard's content by a text.
  ///
  /// Throws if it is too large for the X server, about 16 MB; the clipboard keeps its content then.
  package static func set(_ text: String) throws(SDLError) {
    let limit = csystem_x11_largest_copy()
    guard limit == 0 || text.utf8.count <= limit else {
      throw SDLError(
        .clipboardUnavailable, call: "SDL_SetClipboardText",
        message: "the text has more than \(limit) bytes")
    }
    guard SDL_SetClipboardText(text) == 0 else {
      throw SDLError.last(.clipboardUnavailable, call: "SDL_SetClipboardText")
    }
    csystem_x11_note_own_selection("CLIPBOARD")
  }

  /// Returns the text of an X selection that another program owns: an inner nil if that program gives none, an outer
  /// nil if no other program owns it.
  private static func foreignText(of selection: String) -> (text: String?, Void)? {
    var (text, size) = (UnsafeMutablePointer<CChar>?.none, 0)
    guard csystem_x11_read_selection(selection, &text, &size) != 0 else { return nil }
    defer { free(text) }
    return (text.map { String(cString: $0) }, ())
  }

  // MARK: Primary selection

  /// Whether the primary selection was requested since the last call of `takeRequest`.
  private static var isRequested = false

  /// The text that was last selected in any program; nil if there is none. The middle mouse button
  /// pastes it.
  static var primaryText: String? {
    if let foreign = foreignText(of: "PRIMARY") { return foreign.text }
    guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText() else {
      return nil
    }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Makes a text the primary selection. Does nothing where the window system has none, and if the text is too
  /// large for it.
  package static func setPrimary(_ text: String) {
    let limit = csystem_x11_largest_copy()
    guard limit == 0 || text.utf8.count <= limit else { return }
    guard SDL_SetPrimarySelectionText(text) == 0 else { return }
    csystem_x11_note_own_selection("PRIMARY")
  }

  /// Requests the primary selection as a pasted text, which is among the next events of the window.
  package static func requestPrimary() { isRequested = true }

  static func takeRequest() -> Bool {
    defer { isRequested = false }
    return isRequested
  }
}
