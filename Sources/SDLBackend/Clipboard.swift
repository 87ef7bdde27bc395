// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// The desktop's clipboard; available while a window is open.
@MainActor
package enum Clipboard {
  /// The clipboard's text; nil if it has none.
  package static var text: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Replaces the clipboard's content by a text.
  package static func set(_ text: String) throws(SDLError) {
    guard SDL_SetClipboardText(text) == 0 else {
      throw SDLError.last(.clipboardUnavailable, call: "SDL_SetClipboardText")
    }
  }

  // MARK: Primary selection

  /// Whether the primary selection was requested since the last call of `takeRequest`.
  private static var isRequested = false

  /// The text that was last selected in any program; nil if there is none. The middle mouse button
  /// pastes it.
  static var primaryText: String? {
    guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText() else {
      return nil
    }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Makes a text the primary selection. Does nothing where the window system has none.
  package static func setPrimary(_ text: String) { _ = SDL_SetPrimarySelectionText(text) }

  /// Requests the primary selection as a pasted text, which is among the next events of the window.
  package static func requestPrimary() { isRequested = true }

  static func takeRequest() -> Bool {
    defer { isRequested = false }
    return isRequested
  }
}
