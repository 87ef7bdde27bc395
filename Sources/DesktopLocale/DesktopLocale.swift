// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The locale of the desktop.
package enum DesktopLocale {
  /// The locale by which dates and numbers are formatted: the first of `LC_ALL`, `LC_TIME` and `LANG`
  /// that is set, and `en_US` for the C locale.
  package static let current = Locale(
    identifier: identifier(of: ProcessInfo.processInfo.environment))

  /// The Gregorian calendar in that locale.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    return calendar
  }()

  /// Returns the identifier of the locale that an environment selects.
  package static func identifier(of environment: [String: String]) -> String {
    let names = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty }?.prefix { $0 != "." && $0 != "@" } ?? ""
    return name.isEmpty || name == "C" || name == "POSIX" ? "en_US" : String(name)
  }
}
