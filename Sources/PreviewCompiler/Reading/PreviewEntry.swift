// Part of Snapback, under the MIT licence; see LICENSE.

/// An entry point of a compiled library that creates something to show.
package struct PreviewEntry: Codable, Equatable, Sendable {
  /// The kind of value that the function creates.
  package enum Kind: String, Codable, Sendable {
    case view
    /// The `previews` of a `PreviewProvider`: each of the views is a preview.
    case previews
    case app
  }

  /// The symbol of the function.
  package var symbol: String
  /// The title for the user; empty for a `#Preview` without a name.
  package var title: String
  package var kind: Kind
  /// The name of its file, without extension.
  package var file: String

  package init(symbol: String, title: String, kind: Kind, file: String) {
    self.symbol = symbol
    self.title = title
    self.kind = kind
    self.file = file
  }
}
