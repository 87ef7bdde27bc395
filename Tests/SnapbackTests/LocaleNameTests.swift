// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback
import Testing

@Suite struct LocaleNameTests {
  @Test func `a locale names languages, regions, locales and currencies`() {
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.localizedString(forLanguageCode: "fr") == "Französisch")
    #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(german.localizedString(forLocaleIdentifier: "fr_FR") == "Französisch (Frankreich)")
    #expect(german.localizedString(forCurrencyCode: "USD") == "US-Dollar")
    let english = Locale(identifier: "en") as NSLocale
    #expect(english.localizedString(forLanguageCode: "de") == "German")
  }
}
