// Part of Snapback, under the MIT licence; see LICENSE.

/// The endings of the names of assets, in lowercase.
package enum AssetEnding {
  /// The endings of images, in order of preference among files of the same name.
  package static let images = ["svg", "png", "webp", "jpg", "jpeg", "pdf", "gif"]
  /// The endings of font files.
  package static let fonts = ["ttf", "otf", "ttc", "otc"]
  /// The endings of catalogs and the folders in them.
  package static let catalogs = ["xcassets", "imageset", "colorset"]
  /// The endings of the files in catalogs, and of translations.
  package static let descriptions = ["json", "xcstrings", "strings"]

  /// Returns the ending of a file's name, in lowercase; empty if it has none.
  package static func of(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex
    else { return "" }
    return name.utf8[dot...].dropFirst().isEmpty
      ? "" : String(Substring(name.utf8[dot...].dropFirst())).lowercased()
  }

  /// Returns whether a name is that of an asset, or of a part of one.
  package static func isAsset(_ name: String) -> Bool {
    let ending = of(name)
    return [images, fonts, catalogs, descriptions].contains { $0.contains(ending) }
  }
}
