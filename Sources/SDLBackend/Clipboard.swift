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
}
