// Part of Snapback, under the MIT licence; see LICENSE.

package import Pictures

/// The reason why a named asset cannot be used. The message for the user is made in the module `Snapback`.
package enum AssetProblem: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case image, color, symbol
  }

  /// The defect of a catalog entry.
  package enum CatalogDefect: Error, Equatable, Sendable {
    /// `Contents.json` cannot be read; `code` is `errno`.
    case unreadable(code: Int32)
    /// `Contents.json` is not JSON in the form that Xcode writes. The reason has one line.
    case malformed(reason: String)
    /// None of its colors is in a known color space or a known system color.
    case noKnownColor
    /// None of its images has a file, or none fits a supported appearance.
    case noImage
    /// A file name that is not the name of a file in the entry's folder.
    case invalidFileName(String)
    /// A scale other than `1x`, `2x` and `3x`, and no image has one of these.
    case unknownScale(String)
  }

  /// No asset of that name exists: the folders that were searched, and a similar name that exists.
  case missing(Kind, name: String, folders: [String], nearest: String?)
  /// The image file cannot be decoded.
  case undecodable(name: String, path: String, PictureError)
  /// The image file has a format that is not supported, such as "PDF".
  case unsupportedFormat(name: String, path: String, format: String)
  /// A string catalog or strings file cannot be used; of a strings file, the entries before the mistake are.
  case invalidStrings(path: String, CatalogDefect)
  case invalidCatalogEntry(name: String, path: String, CatalogDefect)
  /// Several catalog entries have the same name. `used` is the path of the entry that counts,
  /// `others` are those of the rest.
  case ambiguous(Kind, name: String, used: String, others: [String])
  /// A folder has too many files and folders: `leftOut` in it, and the folders after that, are not searched for images
  /// and colors.
  case tooManyFiles(folder: String, leftOut: String)
  /// A symbol is missing because no icons are installed in the icon folder.
  case noIcons(folder: String, name: String)
}
