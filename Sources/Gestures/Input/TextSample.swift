// Part of Snapback, under the MIT licence; see LICENSE.

/// Text from the keyboard, from an input method, or from the clipboard.
package struct TextSample: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case typed
    /// The preedit text of an input method. It replaces the previous one, and is empty when the
    /// composition was cancelled.
    case composing
    case pasted
  }

  package var time: Double
  package var text: String
  package var kind: Kind
  /// The part of a preedit text that the input method has selected, in Unicode scalars; empty where
  /// its caret is. Nil means a caret at the end.
  package var selection: Range<Int>?

  package init(time: Double, text: String, kind: Kind = .typed, selection: Range<Int>? = nil) {
    self.time = time
    self.text = text
    self.kind = kind
    self.selection = selection
  }
}
