// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A column of wheels: integers, of which those around the selected one are shown.
struct NumberWheel: View {
  /// The selected number.
  let value: Int
  /// The number after which the first follows again; nil for numbers without an end.
  var period: Int?
  /// The first and the last number; nil for no ends.
  var bounds: ClosedRange<Int>?
  var alignment = Alignment.center
  let title: (Int) -> String
  var isAllowed: (Int) -> Bool = { _ in true }
  let select: (Int) -> Void
  /// The number in the middle of the created rows, with the periods before it.
  @State private var center: Int?
  /// Counts the numbers that were not accepted.
  @State private var rejections = 0

  /// The number of rows created before and after the center.
  private static let reach = 36

  init(
    value: Int, period: Int? = nil, bounds: ClosedRange<Int>? = nil,
    alignment: Alignment = .center, title: @escaping (Int) -> String,
    isAllowed: @escaping (Int) -> Bool = { _ in true }, select: @escaping (Int) -> Void
  ) {
    self.value = value
    self.period = period
    self.bounds = bounds
    self.alignment = alignment
    self.title = title
    self.isAllowed = isAllowed
    self.select = select
  }

  var body: some View {
    let center = center ?? value
    let first = max(center - Self.reach, bounds?.lowerBound ?? .min)
    let last = min(center + Self.reach, bounds?.upperBound ?? .max)
    let rows = first <= last ? Array(first...last) : []
    let selected = row(near: center)
    WheelPicker(
      options: PickerOptions(
        views: rows.map { row in
          let number = number(of: row)
          return AnyView(
            Text(verbatim: title(number)).foregroundStyle(
              isAllowed(number) ? .primary : .tertiary))
        },
        selectedIndex: rows.firstIndex(of: selected)
      ) { index in
        let number = number(of: rows[index])
        if isAllowed(number) {
          self.center = abs(rows[index] - center) > Self.reach / 2 ? rows[index] : center
        }
        select(number)
        if !isAllowed(number) { rejections += 1 }
      },
      alignment: alignment, hasBackground: false, corrections: rejections
    )
    .id(center)
    .onChange(of: value) { _, new in
      if !rows.contains(row(near: center)) { self.center = new }
    }
  }

  /// The row of the selected number that is nearest to a row.
  private func row(near row: Int) -> Int {
    guard let period else { return value }
    let distance = (value - row) % period
    let candidates = [distance, distance - period, distance + period]
    return row + (candidates.min { abs($0) < abs($1) } ?? 0)
  }

  private func number(of row: Int) -> Int {
    guard let period else { return row }
    return ((row % period) + period) % period
  }
}

/// Columns of wheels over the background of their selected row.
struct WheelColumns<Content: View>: View {
  private let content: Content
  @Environment(\.colorScheme) private var scheme

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 0) { content }
      // The rows have one height.
      .dynamicTypeSize(...DynamicTypeSize.large)
      .padding(.horizontal, 12)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color.gray.opacity(scheme == .dark ? 0.24 : 0.12))
          .frame(height: 34)
      }
      .frame(height: PickerDrum.height)
  }
}

/// The wheels of a date picker, beside its label.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  private let rules = DateRules()

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let model = DateModel(configuration, rules)
    LabeledControl(label: configuration.label) {
      if model.components == .hourAndMinute {
        TimeWheels(model: model)
      } else if model.components == .date {
        DateWheels(model: model)
      } else {
        WheelColumns {
          DayWheel(model: model).frame(minWidth: 100)
          TimeColumns(model: model)
        }
      }
    }
    .frame(maxWidth: 320)
    .frame(maxWidth: .infinity)
  }
}

/// The wheels of a time of day.
struct TimeWheels: View {
  let model: DateModel

  var body: some View {
    WheelColumns { TimeColumns(model: model) }
  }
}

private struct TimeColumns: View {
  let model: DateModel
  @Environment(\.minuteInterval) private var step
  private static let columnWidth: CGFloat = 44

  init(model: DateModel) {
    self.model = model
  }

  var body: some View {
    let calendar = model.calendar
    let hour = calendar.component(.hour, from: model.date)
    let minute = calendar.component(.minute, from: model.date)
    let countsTo12 = model.countsTo12
    NumberWheel(
      value: hour, period: 24,
      title: { hour in
        let shown = countsTo12 ? (hour + 11) % 12 + 1 : hour
        return shown.formatted(
          .number.precision(.integerLength(countsTo12 ? 1... : 2...)).locale(model.locale))
      },
      isAllowed: { allows($0 * 60, ($0 + 1) * 60) },
      select: { model.selectTime(hour: $0, minute: minute) }
    )
    .frame(maxWidth: Self.columnWidth)
    NumberWheel(
      value: minute / step, period: 60 / step,
      title: {
        ($0 * step).formatted(.number.precision(.integerLength(2...)).locale(model.locale))
      },
      isAllowed: { allows(hour * 60 + $0 * step, hour * 60 + $0 * step + 1) },
      select: { model.selectTime(hour: hour, minute: $0 * step) }
    )
    .frame(maxWidth: Self.columnWidth)
    if countsTo12 {
      let symbols = [calendar.amSymbol, calendar.pmSymbol]
      NumberWheel(
        value: hour / 12, bounds: 0...1, title: { symbols[$0] },
        isAllowed: { allows($0 * 720, ($0 + 1) * 720) },
        select: { model.selectTime(hour: hour % 12 + $0 * 12, minute: minute) }
      )
      .frame(maxWidth: Self.columnWidth)
    }
  }

  /// Returns whether some time between two minutes of the selected day can be selected.
  private func allows(_ start: Int, _ end: Int) -> Bool {
    let day = model.calendar.startOfDay(for: model.date)
    return model.allows(
      day.addingTimeInterval(Double(start) * 60), day.addingTimeInterval(Double(end) * 60))
  }
}

/// A wheel of days with their weekday and month.
private struct DayWheel: View {
  let model: DateModel
  /// The day with the number 0.
  @State private var origin: Date?

  init(model: DateModel) {
    self.model = model
  }

  var body: some View {
    let calendar = model.calendar
    let origin = origin ?? calendar.startOfDay(for: model.date)
    let value =
      calendar.dateComponents(
        [.day], from: origin, to: calendar.startOfDay(for: model.date)
      ).day ?? 0
    NumberWheel(
      value: value, alignment: .trailing,
      title: { number in
        let day = day(number, origin)
        if calendar.isDate(day, inSameDayAs: model.today) { return "Today" }
        return model.text(day) { $0.weekday(.abbreviated).month(.abbreviated).day() }
      },
      isAllowed: { model.allowsDay(day($0, origin)) },
      select: { number in
        self.origin = origin
        model.selectDay(day(number, origin))
      })
  }

  private func day(_ number: Int, _ origin: Date) -> Date {
    model.calendar.date(byAdding: .day, value: number, to: origin) ?? origin
  }
}

/// The wheels of a day, a month and a year, in the order of the locale.
private struct DateWheels: View {
  let model: DateModel

  var body: some View {
    let parts = model.calendar.dateComponents([.year, .month, .day], from: model.date)
    let (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    WheelColumns {
      ForEach(DateFieldOrder.fields(of: model.locale), id: \.self) { field in
        switch field {
        case .day:
          NumberWheel(
            value: day - 1, period: 31,
            title: { ($0 + 1).formatted(.number.locale(model.locale)) },
            isAllowed: { number in
              guard let date = date(year, month, 1),
                let count = model.calendar.range(of: .day, in: .month, for: date)?.count,
                number < count, let day = self.date(year, month, number + 1)
              else { return false }
              return model.allowsDay(day)
            },
            select: { select(year, month, $0 + 1) }
          )
          .frame(maxWidth: 52)
        case .month:
          MonthWheel(model: model, month: month, year: year) { select(year, $0, day) }
        case .year:
          YearWheel(model: model, year: year) { select($0, month, day) }
        }
      }
    }
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    var parts = model.calendar.dateComponents([.era, .hour, .minute, .second], from: model.date)
    (parts.year, parts.month, parts.day) = (year, month, day)
    return model.calendar.date(from: parts)
  }

  /// Selects a date; the last day of the month if it has fewer days.
  private func select(_ year: Int, _ month: Int, _ day: Int) {
    guard let first = date(year, month, 1) else { return }
    let count = model.calendar.range(of: .day, in: .month, for: first)?.count ?? 31
    if let date = date(year, month, min(day, count)) { model.select(date) }
  }
}

/// The wheels of a month and a year.
struct MonthWheels: View {
  let model: DateModel
  /// The first moment of the shown month.
  let month: Date
  let select: (Date) -> Void

  var body: some View {
    let parts = model.calendar.dateComponents([.year, .month], from: month)
    let (year, number) = (parts.year ?? 1, parts.month ?? 1)
    WheelColumns {
      MonthWheel(model: model, month: number, year: year) { select(year, $0) }
      YearWheel(model: model, year: year) { select($0, number) }
    }
  }

  private func select(_ year: Int, _ month: Int) {
    var parts = model.calendar.dateComponents([.era], from: self.month)
    (parts.year, parts.month, parts.day) = (year, month, 1)
    if let date = model.calendar.date(from: parts) { select(date) }
  }
}

private struct MonthWheel: View {
  let model: DateModel
  let month: Int
  let year: Int
  let select: (Int) -> Void

  var body: some View {
    let names = model.calendar.standaloneMonthSymbols
    NumberWheel(
      value: month - 1, period: names.count, alignment: .leading, title: { names[$0] },
      isAllowed: { number in
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (year, number + 1, 1)
        guard let start = model.calendar.date(from: parts) else { return true }
        return model.allows(start, model.month(of: start, adding: 1))
      },
      select: { select($0 + 1) }
    )
    .frame(minWidth: 110)
  }
}

private struct YearWheel: View {
  let model: DateModel
  let year: Int
  let select: (Int) -> Void

  var body: some View {
    let calendar = model.calendar
    let first = model.minimum.map { calendar.component(.year, from: $0) } ?? 1
    let last = model.maximum.map { calendar.component(.year, from: $0) } ?? 9999
    NumberWheel(
      value: year, bounds: first <= last ? first...last : nil,
      title: { $0.formatted(.number.grouping(.never).locale(model.locale)) },
      select: select
    )
    .frame(maxWidth: 76)
  }
}

/// The order of the day, the month and the year in a locale.
enum DateFieldOrder {
  enum Field {
    case day, month, year
  }

  static func fields(of locale: Locale) -> [Field] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    var fields: [Field] = []
    for character in format {
      let field: Field? =
        switch character {
        case "d": .day
        case "M", "L": .month
        case "y": .year
        default: nil
        }
      if let field, !fields.contains(field) { fields.append(field) }
    }
    return fields.count == 3 ? fields : [.month, .day, .year]
  }
}
