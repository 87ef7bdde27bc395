// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Describes a time by its distance from another one, as in "2 hours ago" or "in 3 days". Foundation has this class on
/// Apple's systems only.
open class RelativeDateTimeFormatter: Formatter {
  /// The spelling of units.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether days and the like have names.
  public enum DateTimeStyle: Int, Sendable {
    /// A number always: "1 day ago".
    case numeric
    /// A name where there is one: "yesterday".
    case named
  }

  /// The spelling of units; `full` by default.
  open var unitsStyle = UnitsStyle.full
  /// Whether days and the like have names; a number always by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The calendar whose units are used; the user's by default.
  open var calendar: Calendar! = .current
  /// The locale whose rules are used; the user's by default.
  open var locale: Locale! = .current

  /// Returns the distance of a date from a reference date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    typealias Style = Date.AnchoredRelativeFormatStyle
    let width: Style.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Style(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .current, calendar: calendar ?? .current
    ).format(referenceDate)
  }

  /// Returns a distance in seconds: of the past if it is negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns a distance in units: of the past if they are negative.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now)
    return localizedString(for: date ?? now, relativeTo: now)
  }

  /// Returns the distance of a date from now; nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
