// Part of Snapback, under the MIT licence; see LICENSE.

import DesktopLocale
import Foundation
import Testing

struct DesktopLocaleTests {
  @Test(arguments: [
    ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "POSIX"], "en_US"),
    (["LANG": ""], "en_US"), (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "ca_ES@euro"], "ca_ES"),
    (["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR"], "fr_FR"),
    (["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR", "LC_ALL": "C"], "en_US"),
  ])
  func `the locale is that of the environment`(environment: [String: String], identifier: String) {
    #expect(DesktopLocale.identifier(of: environment) == identifier)
  }

  @Test func `Foundation formats by the desktop's locale`() {
    let locale = DesktopLocale.current
    #expect(Locale.current.identifier == locale.identifier)
    #expect(Locale.autoupdatingCurrent.identifier == locale.identifier)
    #expect(Calendar.current.locale?.identifier == locale.identifier)
    #expect(Calendar.current.timeZone == .current)
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    let expected = NumberFormatter()
    expected.locale = locale
    expected.numberStyle = .currency
    #expect(formatter.string(from: 2.5) == expected.string(from: 2.5))
    #expect(
      2.5.formatted(.currency(code: "USD")) == 2.5.formatted(.currency(code: "USD").locale(locale)))
  }
}
