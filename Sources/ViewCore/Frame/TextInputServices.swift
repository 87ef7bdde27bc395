// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// The desktop's services for text fields. Nested hierarchies share that of the outer one. By default
/// nothing happens, as without a window.
@MainActor
package final class TextInputServices {
  /// The blink cycle of carets.
  package var caretBlink = CaretBlink.standard
  /// Makes a text the primary selection, which the middle mouse button pastes in other programs.
  package var setPrimarySelection: (String) -> Void = { _ in }
  /// Requests the text of the primary selection, which arrives as a pasted text event.
  package var requestPrimarySelection: () -> Void = {}
  /// Makes the input method discard its composition, as the text that it belongs to was committed.
  package var resetInputMethod: () -> Void = {}

  package init() {}
}
