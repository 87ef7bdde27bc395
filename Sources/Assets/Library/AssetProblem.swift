// Part of Snapback, under the MIT licence; see LICENSE.

package import Pictures

/// Why a named asset cannot be used. The sentence for the user is made in the module `Snapback`.
package enum AssetProblem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case image, color, symbol
  }

  /// What is wrong with the `Contents.json` of a catalog entry.
  package enum CatalogDefect: Error, Equatable, Sendable {
    case unreadable
    /// It is not JSON in the form that Xcode writes.
    case malformed
    /// None of its colours is in a known colour space or a known system colour.
    case noKnownColor
  }

  /// No asset of that name exists: the folders that were searched, and a similar name that exists.
  case missing(Kind, name: String, folders: [String], nearest: String?)
  /// The image file cannot be decoded.
  case undecodable(name: String, path: String, PictureError)
  /// The image file has a format that is not supported, such as "PDF".
  case unsupportedFormat(name: String, path: String, format: String)
  case invalidCatalogEntry(name: String, path: String, CatalogDefect)
  /// A symbol is missing because no icons are installed in the icon folder.
  case noIcons(folder: String, name: String)
}
