// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

// Foundation has these on Linux too, but not for others.
extension NSLocale {
  /// Returns the name of a language in the locale's language; nil for an unknown one.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a region in the locale's language; nil for an unknown one.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a locale in this locale's language; nil for an unknown one.
  public func localizedString(forLocaleIdentifier identifier: String) -> String? {
    locale.localizedString(forIdentifier: identifier)
  }

  /// Returns the name of a currency in the locale's language; nil for an unknown one.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }

  private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
