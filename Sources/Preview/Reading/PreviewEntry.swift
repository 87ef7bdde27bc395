// Part of Snapback, under the MIT licence; see LICENSE.

/// Something that can be shown, as the compiled sources offer it.
package struct PreviewEntry: Codable, Equatable, Sendable {
  /// What the function behind the symbol makes.
  package enum Kind: String, Codable, Sendable {
    case view
    /// Views of which each is a preview.
    case previews
    case app
  }

  /// The name of the function.
  package var symbol: String
  /// What a person would call it; empty where it has no name.
  package var title: String
  package var kind: Kind
  /// The name of its file, without the ending.
  package var file: String

  package init(symbol: String, title: String, kind: Kind, file: String) {
    self.symbol = symbol
    self.title = title
    self.kind = kind
    self.file = file
  }
}
