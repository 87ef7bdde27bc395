// Part of Snapback, under the MIT licence; see LICENSE.

/// A source of translations. `Resources.assets` may be one, too.
@MainActor
package protocol StringSource: AnyObject {
  /// Returns the translation of a key into the user's language, with `%@` and the like for values; nil
  /// if there is none. A nil table is `Localizable`. The number selects one of several plurals.
  func translation(of key: String, table: String?, number: Int?) -> String?

  /// Returns whether a table may have translations.
  func hasTranslations(in table: String?) -> Bool
}

extension StringSource {
  package func hasTranslations(in table: String?) -> Bool { true }

  /// Returns the translation of a key without a number.
  package func translation(of key: String, table: String?) -> String? {
    translation(of: key, table: table, number: nil)
  }
}
