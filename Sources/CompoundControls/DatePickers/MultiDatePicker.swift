// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A calendar in which days are selected and deselected by a tap.
///
/// Days outside of the range cannot be selected; the selection itself is not changed before the user
/// does. A selected day has the components `calendar`, `era`, `year`, `month` and `day`.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label
  /// The date whose month is shown at first.
  @State private var shown: Date?
  private let rules = DateRules()

  private init(
    _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>?, _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds.map { Range(from: $0.lowerBound, to: $0.upperBound) }
    self.label = label
  }

  /// The calendar of the month of the earliest selected day, or else of today.
  public var body: some View {
    MonthCalendar(model: model)
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
      .frame(minWidth: 280, idealWidth: 320)
      .onAppear { if shown == nil { shown = first } }
  }

  private var first: Date {
    SelectedDays.first(of: selection.wrappedValue, in: rules.calendar) ?? rules.today
  }

  private var model: DateModel {
    let configuration = DatePickerStyleConfiguration(
      label: .init(AnyView(label)), selection: .constant(shown ?? first),
      minimumDate: bounds?.lowerBound == .distantPast ? nil : bounds?.lowerBound,
      // The upper bound is not in the range.
      maximumDate: bounds?.upperBound == .distantFuture
        ? nil : bounds?.upperBound.addingTimeInterval(-0.001),
      displayedComponents: .date)
    var model = DateModel(configuration, rules)
    model.select(in: selection)
    return model
  }
}

extension MultiDatePicker {
  /// Creates a calendar in which any day can be selected.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, label())
  }

  /// Creates a calendar in which days of a range can be selected.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds, label())
  }

  /// Creates a calendar in which days from the lower bound of a range on can be selected.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Range(from: bounds.lowerBound, to: .distantFuture), label())
  }

  /// Creates a calendar in which days before the upper bound of a range can be selected.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Range(from: .distantPast, to: bounds.upperBound), label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a localized title, in which any day can be selected.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(titleKey))
  }

  /// Creates a calendar with a localized title, in which days of a range can be selected.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(titleKey))
  }

  /// Creates a calendar with a localized title, in which days from the lower bound of a range on can be
  /// selected.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, Range(from: bounds.lowerBound, to: .distantFuture), Text(titleKey))
  }

  /// Creates a calendar with a localized title, in which days before the upper bound of a range can be
  /// selected.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Range(from: .distantPast, to: bounds.upperBound), Text(titleKey))
  }

  /// Creates a calendar with a title that is not localized, in which any day can be selected.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, Text(title))
  }

  /// Creates a calendar with a title that is not localized, in which days of a range can be selected.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds, Text(title))
  }
}

extension Range where Bound == Date {
  /// The dates from one to another, both within those of `Date.distantPast` and `distantFuture`. NaN is no limit, and
  /// an end before the start is the start.
  fileprivate init(from start: Date, to end: Date) {
    let (past, future) = (Date.distantPast, Date.distantFuture)
    let lower = start >= past ? Swift.min(start, future) : past
    self = lower..<Swift.max(lower, end <= future ? Swift.max(end, past) : future)
  }
}
