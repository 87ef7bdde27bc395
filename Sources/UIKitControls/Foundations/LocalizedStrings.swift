// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Interface
import Views

/// `NSLocalizedString` in previewed sources: a string in the language of the desktop, from string
/// catalogs and strings files. Foundation's function knows no catalogs, and no language on Linux.
public func _nsLocalized(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  // Another bundle has the strings of one language.
  if bundle != .main, bundle.bundlePath.hasSuffix(".lproj") {
    return bundle.localizedString(forKey: key, value: value, table: tableName)
  }
  let string = String(localized: String.LocalizationValue(key), table: tableName)
  return string == key && !value.isEmpty ? value : string
}

extension Bundle {
  /// `localizedString(forKey:value:table:)` in previewed sources.
  public func _localized(forKey key: String, value: String?, table: String?) -> String {
    _nsLocalized(key, tableName: table, bundle: self, value: value ?? "", comment: "")
  }
}
