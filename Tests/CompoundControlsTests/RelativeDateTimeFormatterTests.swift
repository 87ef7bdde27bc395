// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback
import Testing

/// Distances of times.
@Suite struct RelativeDateTimeFormatterTests {
  @Test func `a time is described by its distance from another one`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now)
        == "2 hours ago")
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(3 * 86400), relativeTo: now)
        == "in 3 days")
    formatter.dateTimeStyle = .named
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-86400), relativeTo: now)
        == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 7230) == "in 2 hours")
  }
}
