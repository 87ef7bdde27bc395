// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import ViewCore

/// The date of a date picker, its range, and the rules by which it is shown.
@MainActor
struct DateModel {
  private let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let calendar: Calendar
  let locale: Locale
  /// The date of the frame.
  let today: Date
  /// The selected days, if there can be several.
  private(set) var days: Binding<Set<DateComponents>>?
  private var selectedDays: SelectedDays?

  init(_ configuration: DatePickerStyleConfiguration, _ rules: DateRules) {
    selection = configuration.$selection
    minimum = configuration.minimumDate
    maximum = configuration.maximumDate
    components = configuration.displayedComponents
    calendar = rules.calendar
    locale = rules.locale
    today = rules.today
  }

  /// Makes it a model of several selected days.
  mutating func select(in days: Binding<Set<DateComponents>>) {
    self.days = days
    selectedDays = SelectedDays(days.wrappedValue)
  }

  var date: Date { selection.wrappedValue }

  /// Selects the date in the range that is nearest to a date.
  func select(_ date: Date) {
    let date = clamped(date)
    if date != self.date { selection.wrappedValue = date }
  }

  private func clamped(_ date: Date) -> Date {
    let bounded = minimum.map { max($0, date) } ?? date
    return maximum.map { min($0, bounded) } ?? bounded
  }

  /// Returns whether some time between two dates, of which the second is excluded, is in the range.
  func allows(_ start: Date, _ end: Date) -> Bool {
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum { return false }
    return true
  }

  /// Returns whether a time of a day can be selected.
  func allowsDay(_ day: Date) -> Bool {
    let start = calendar.startOfDay(for: day)
    return allows(start, calendar.date(byAdding: .day, value: 1, to: start) ?? start)
  }

  /// Returns whether a day is selected.
  func isSelected(_ day: Date) -> Bool {
    guard let selectedDays else { return calendar.isDate(day, inSameDayAs: date) }
    return selectedDays.contains(calendar.dateComponents([.era, .year, .month, .day], from: day))
  }

  /// Adds a day to the selected ones, or removes it.
  private func toggle(_ day: Date, in days: Binding<Set<DateComponents>>) {
    var selected = days.wrappedValue
    let parts = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    // Some components may be missing.
    let others = selected.filter {
      $0.day != parts.day || $0.month != parts.month || $0.year != parts.year
        || ($0.era ?? parts.era) != parts.era
    }
    if others.count < selected.count {
      selected = others
    } else {
      selected.insert(parts)
    }
    days.wrappedValue = selected
  }

  /// Selects a day, at the selected time of day; if there can be several, adds it or removes it.
  func selectDay(_ day: Date) {
    if let days { return toggle(day, in: days) }
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let target = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    select(target ?? day)
  }

  /// Selects the day some days after the selected one.
  func moveDay(by days: Int) {
    if let day = calendar.date(byAdding: .day, value: days, to: date) { select(day) }
  }

  /// Selects a time of the selected day.
  func selectTime(hour: Int, minute: Int) {
    let target = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date)
    if let target { select(target) }
  }

  /// Returns the first moment of the month some months after that of a date.
  func month(of date: Date, adding months: Int = 0) -> Date {
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    return calendar.date(byAdding: .month, value: months, to: start) ?? start
  }

  /// Returns a date in a format, by the rules of the model.
  func text(
    _ date: Date, date dateStyle: Date.FormatStyle.DateStyle? = nil,
    time: Date.FormatStyle.TimeStyle? = nil,
    _ fields: (Date.FormatStyle) -> Date.FormatStyle = { $0 }
  ) -> String {
    let style = Date.FormatStyle(
      date: dateStyle, time: time, locale: locale, calendar: calendar,
      timeZone: calendar.timeZone)
    return date.formatted(fields(style))
  }

  /// The selected day.
  var dayText: String { text(date, date: .abbreviated, time: .omitted) }
  /// The selected time of day.
  var timeText: String { text(date, date: .omitted, time: .shortened) }

  /// Whether the hours of a day are counted to 12 twice.
  var countsTo12: Bool {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: true
    default: false
    }
  }
}

/// The rules of the environment by which dates are shown, and the frame's date.
struct DateRules: DynamicProperty {
  @Environment(\.calendar) private var baseCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) var locale

  init() {}

  var calendar: Calendar {
    var calendar = baseCalendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  @MainActor
  var today: Date { FrameContext.current.host?.timers.date ?? Date() }
}
