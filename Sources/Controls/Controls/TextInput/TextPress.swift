// Part of Snapback, under the MIT licence; see LICENSE.

import TextModel

/// The effect of a press of the pointer on a text.
struct TextPress: Equatable {
  enum Kind: Equatable {
    /// Moves the caret; a drag selects by characters.
    case caret
    /// Selects a range, such as a word; a drag selects further ones.
    case range(Range<Int>, TextEditing.Step)
    /// On selected text: a drag moves it.
    case selection
    /// Drags the selected text.
    case dragging
  }

  var kind = Kind.caret
}
