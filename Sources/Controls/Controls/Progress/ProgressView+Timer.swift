// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import ViewEffects
@_spi(ViewTree) import Views

/// The label of the current value of a progress view for an interval of time: the time that remains,
/// or that has passed.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time in hours, minutes and seconds.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}

extension ProgressView {
  /// Creates a progress view that empties, or fills, during an interval of time, with a label and a
  /// label of the current value. The time is that of the frames.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      nil, label: label(), valueLabel: currentValueLabel(),
      timer: ProgressTimer(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view that empties, or fills, during an interval of time, with a label. The
  /// remaining or the passed time is shown.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a progress view that empties, or fills, during an interval of time. The remaining or the
  /// passed time is shown.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The interval of time of a progress view.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var duration: Double { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// The completed fraction at a date, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let passed =
      duration > 0
      ? (date.timeIntervalSince(interval.lowerBound) / duration).clampedToUnit
      : date < interval.lowerBound ? 0 : 1
    return countsDown ? 1 - passed : passed
  }

  /// The dates at which the view changes: a thousand in the interval, but at most 60 per second.
  var schedule: ProgressSchedule {
    ProgressSchedule(interval: interval, step: max(duration / 1000, 1.0 / 60))
  }
}

/// Equidistant dates within an interval, and its end.
struct ProgressSchedule: TimelineSchedule, Equatable {
  let interval: ClosedRange<Date>
  let step: Double

  func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    let (interval, step) = (interval, step)
    let start = max(startDate, interval.lowerBound)
    return AnySequence(
      sequence(first: min(startDate, interval.upperBound)) { date in
        guard date < interval.upperBound else { return nil }
        return min(max(date.addingTimeInterval(step), start), interval.upperBound)
      })
  }
}
