// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// How a date picker shows its date.
public enum UIDatePickerStyle: Int, Sendable {
  /// Fields; wheels for a duration.
  case automatic
  /// Scrolling wheels.
  case wheels
  /// Fields that show a calendar or wheels.
  case compact
  /// A calendar of a month.
  case inline
}

/// A control that selects a date, a time of day, both, or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The quantity that a date picker selects.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time of day.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
  }

  private let model = ControlModel(Date())
  private var duration: TimeInterval = 0
  /// What is selected: a day and a time of day by default.
  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  /// The style that is shown if the mode has it: a duration is selected by wheels only.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { changed() } }
  /// The earliest date that can be selected; nil for no bound. It has no effect if it is after
  /// `maximumDate`, and none on a duration.
  open var minimumDate: Date? { didSet { rangeChanged() } }
  /// The latest date that can be selected; nil for no bound.
  open var maximumDate: Date? { didSet { rangeChanged() } }
  /// The minutes between those that can be selected; 1 by default. A number that does not divide 60
  /// counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
        minuteInterval = 1
      }
      changed()
    }
  }
  /// The language and the format; nil for the user's.
  open var locale: Locale? { didSet { changed() } }
  /// The calendar; the user's by default.
  open var calendar: Calendar! = .current { didSet { changed() } }
  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { changed() } }
  /// Whether the date is at one of the minutes that can be selected; true by default.
  open var roundsToMinuteInterval = true

  /// Creates a date picker of the current date.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a date picker without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UIDatePicker.self)
  }

  private func setUp() {
    model.onChange = { [weak self] in
      guard let self else { return }
      if datePickerMode == .countDownTimer {
        duration = model.value.timeIntervalSince(Self.origin)
        // A duration of 0 cannot be selected.
        if duration < 60 { countDownDuration = TimeInterval(60 * minuteInterval) }
      }
      sendActions(for: .valueChanged)
    }
    showControl(model) { [weak self] date in DateControl(picker: self, date: date) }
  }

  private func changed() {
    if datePickerMode == .countDownTimer { model.value = Self.origin + duration }
    model.revision += 1
    invalidateIntrinsicContentSize()
  }

  private func rangeChanged() {
    if datePickerMode != .countDownTimer { model.value = allowed(model.value) }
    changed()
  }

  /// The style that is shown: `preferredDatePickerStyle`, or `compact` if that is automatic, and wheels for durations.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The selected date, in the range and, rounded down, at one of the minutes that can be selected.
  open var date: Date {
    get { rounded(model.value) }
    set {
      guard datePickerMode != .countDownTimer else { return }
      model.value = allowed(newValue)
    }
  }

  /// Selects a date, without an animation. No actions are sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The selected duration in seconds, from 0 to less than a day, for the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { (duration / step).rounded(.down) * step }
    set {
      duration = newValue.isFinite ? min(max(newValue, 0), 86_399) : 0
      if datePickerMode == .countDownTimer { model.value = Self.origin + countDownDuration }
    }
  }

  private var step: TimeInterval { TimeInterval(60 * minuteInterval) }

  /// The nearest date of the range.
  private func allowed(_ date: Date) -> Date {
    guard let range else { return date }
    return min(max(date, range.lowerBound), range.upperBound)
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let minute = rules.component(.minute, from: date)
    let start = rules.dateInterval(of: .minute, for: date)?.start ?? date
    return start - TimeInterval(minute % minuteInterval * 60)
  }

  /// The range of the dates that can be selected; nil for all.
  var range: ClosedRange<Date>? {
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return datePickerMode == .countDownTimer || first > last ? nil : first...last
  }

  /// The calendar of the picker, with its time zone and language.
  var rules: Calendar {
    var rules: Calendar = calendar ?? .current
    if let timeZone { rules.timeZone = timeZone }
    if let locale { rules.locale = locale }
    return rules
  }

  /// Midnight, at which a duration of 0 is shown.
  fileprivate static let origin = Date(timeIntervalSinceReferenceDate: 0)

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: return CGSize(width: 320, height: 216)
    case .inline where datePickerMode != .time:
      return CGSize(width: 320, height: datePickerMode == .date ? 330 : 370)
    default:
      // Without a window the texts cannot be measured.
      let own = subviews.first?.intrinsicContentSize ?? .zero
      let isOne = datePickerMode != .dateAndTime
      return own.width > 0 ? own : CGSize(width: isOne ? 120 : 200, height: 34)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    model.revision += 1
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// SwiftUI's date picker with the values of UIKit's.
private struct DateControl: View {
  weak var picker: UIDatePicker?
  let date: Binding<Date>
  @Environment(\.locale) private var locale

  var body: some View {
    if let picker { control(picker) }
  }

  @ViewBuilder private func control(_ picker: UIDatePicker) -> some View {
    let isDuration = picker.datePickerMode == .countDownTimer
    // A duration has hours up to 23.
    let locale = isDuration ? Locale(identifier: "en_GB") : picker.locale ?? locale
    let calendar = picker.rules
    styled(picker)
      .labelsHidden()
      .environment(\.locale, locale)
      .environment(\.calendar, isDuration ? Calendar(identifier: .gregorian) : calendar)
      .environment(\.timeZone, isDuration ? TimeZone(secondsFromGMT: 0)! : calendar.timeZone)
      .environment(\.minuteInterval, picker.minuteInterval)
      .tint(picker.tintColor.map { Color(uiColor: $0) })
      .disabled(!picker.isEnabled)
  }

  @ViewBuilder private func styled(_ picker: UIDatePicker) -> some View {
    switch picker.datePickerStyle {
    case .wheels: base(picker).datePickerStyle(.wheel)
    case .inline: base(picker).datePickerStyle(.graphical)
    case .compact, .automatic: base(picker).datePickerStyle(.compact).fixedSize()
    }
  }

  private func base(_ picker: UIDatePicker) -> some View {
    let range = picker.range ?? .distantPast ... .distantFuture
    let components: DatePickerComponents =
      switch picker.datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    return DatePicker("", selection: date, in: range, displayedComponents: components)
  }
}
