// Part of Snapback, under the MIT licence; see LICENSE.

/// Something that can be shown, as the compiled sources offer it.
package struct PreviewEntry: Codable, Equatable, Sendable {
  /// What the function behind the symbol makes.
  package enum Kind: String, Codable, Sendable {
    case view
    case app
  }

  /// The name of the function.
  package var symbol: String
  /// What a person would call it.
  package var title: String
  package var kind: Kind

  package init(symbol: String, title: String, kind: Kind) {
    self.symbol = symbol
    self.title = title
    self.kind = kind
  }
}
