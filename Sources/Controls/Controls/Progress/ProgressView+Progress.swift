// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import ViewEffects
@_spi(ViewTree) public import Views

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Creates a progress view for a progress object, with labels such as "30% completed" and "3 of 10". The progress
  /// is read ten times per second until it has finished; an indeterminate one shows a spinner.
  public init(_ progress: Progress) {
    self.init(
      nil, label: Text(verbatim: ""), valueLabel: Text(verbatim: ""), progress: progress)
  }
}

extension ProgressViewStyleConfiguration {
  /// The current state of a progress object.
  @MainActor
  init(_ progress: Progress) {
    let fraction = progress.fractionCompleted.clampedToUnit
    let isIndeterminate = progress.isIndeterminate
    func described(_ description: String?, _ standard: String) -> Text {
      Text(verbatim: description.flatMap { $0.isEmpty ? nil : $0 } ?? standard)
    }
    let label = described(
      progress.localizedDescription,
      isIndeterminate ? "" : "\(Int((fraction * 100).rounded(.down)))% completed")
    let value = described(
      progress.localizedAdditionalDescription,
      isIndeterminate ? "" : "\(progress.completedUnitCount) of \(progress.totalUnitCount)")
    self.init(
      fractionCompleted: isIndeterminate ? nil : fraction, label: .init(AnyView(label)),
      currentValueLabel: .init(AnyView(value)))
  }
}

/// Ten dates per second until a progress object has finished. Foundation on Linux has no key-value observation.
struct ProgressUpdates: TimelineSchedule {
  let progress: Progress

  func entries(from start: Date, mode: Mode) -> AnyIterator<Date> {
    var next: Date? = start
    return AnyIterator { [progress] in
      defer { next = progress.isFinished ? nil : next?.addingTimeInterval(0.1) }
      return next
    }
  }
}
