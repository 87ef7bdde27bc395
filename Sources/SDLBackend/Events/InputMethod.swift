// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// The desktop's input method, which SDL talks to.
@MainActor
package enum InputMethod {
  /// Whether it was reset since the last call of `takeReset`.
  private static var wasReset = false

  /// Makes the input method discard its composition. Does nothing if no text is edited.
  ///
  /// SDL resets it only when text input ends; `SDL_ClearComposition` has no effect on Linux.
  package static func reset() {
    guard SDL_IsTextInputActive() == SDL_TRUE, SDL_GetKeyboardFocus() != nil else { return }
    SDL_StopTextInput()
    SDL_StartTextInput()
    wasReset = true
  }

  static func takeReset() -> Bool {
    defer { wasReset = false }
    return wasReset
  }
}
