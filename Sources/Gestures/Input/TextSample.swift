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

  package init(time: Double, text: String, kind: Kind = .typed) {
    self.time = time
    self.text = text
    self.kind = kind
  }
}
