// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
public import Foundation
@_spi(ViewTree) public import ViewCore

/// A view whose content is rebuilt at the dates of a schedule.
///
/// Dates derive from the frame clock: see `ViewHost.calendar`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date for which the content is built.
  public struct Context {
    /// The rate at which the content is rebuilt.
    ///
    /// - Note: Differs from SwiftUI: it is always `live`.
    public enum Cadence: Comparable, Sendable {
      /// Updated in every frame.
      case live
      /// Updated once per second.
      case seconds
      /// Updated once per minute.
      case minutes
    }

    /// The latest date of the schedule that is not after the frame's date, or the frame's date if
    /// there is none.
    public let date: Date
    /// The rate at which the content is rebuilt: always `live`.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context that content closures receive, whatever the schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a view that is rebuilt at the dates of `schedule`. A new value of the schedule
  /// restarts it.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _makeNode(
    _ view: TimelineView, _ context: _NodeContext
  ) -> _NodeReference<TimelineView> {
    _NodeReference(TimelineNode(view, context))
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  TypedNode<TimelineView<Schedule, Content>>, Animating
{
  private var view: TimelineView<Schedule, Content>
  private var content: TypedNode<Content>?
  private var entries: Schedule.Entries.Iterator?
  /// The latest date of the schedule that is not after the frame's date.
  private var date: Date?
  private var next: Date?
  private var timer: AnyCancellable?
  private var calendarRevision = 0

  init(_ view: TimelineView<Schedule, Content>, _ context: borrowing _NodeContext) {
    self.view = view
    super.init(context)
    start()
    content = context.inside(self).make(evaluate())
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override func arrangement(of child: Node) -> ChildArrangement { .inherited }

  override func update(_ view: TimelineView<Schedule, Content>, _ pass: UpdatePass) {
    let isUnchanged = areInterchangeable(self.view.schedule, view.schedule)
    self.view = view
    if !isUnchanged { start() }
    refresh(pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    content?.update(evaluate(), pass)
  }

  override func dismantle() {
    timer = nil
    super.dismantle()
  }

  func sample(at time: Double) -> Bool {
    guard !isDismantled, runsInEveryFrame else { return false }
    invalidate()
    return true
  }

  /// Whether the schedule has a date for every frame.
  private var runsInEveryFrame: Bool {
    guard let schedule = view.schedule as? AnimationTimelineSchedule else { return false }
    return !schedule.paused && schedule.minimumInterval == 0
  }

  /// Restarts the schedule at the frame's date.
  private func start() {
    calendarRevision = host.calendarRevision
    (timer, next, entries, date) = (nil, nil, nil, nil)
    guard !runsInEveryFrame else { return host.addAnimating(self) }
    entries = view.schedule.entries(from: host.timers.date, mode: .normal).makeIterator()
    next = nextEntry()
  }

  /// The most dates that are skipped in a frame.
  private static var skipLimit: Int { 100_000 }

  /// The next date of the schedule, which ends with a date that is not finite.
  private func nextEntry() -> Date? {
    entries?.next().flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
  }

  private func evaluate() -> Content {
    // If the clock has been set back, the next date would be due after all that has passed already.
    let isSetBack = host.timers.date < (date ?? .distantPast) - 1e-3
    if calendarRevision != host.calendarRevision || isSetBack { start() }
    advance()
    host.countBody()
    let context = TimelineViewDefaultContext(date: date ?? host.timers.date, cadence: .live)
    return Evaluation.track(self) {
      host.calendarSource.recordRead()
      return view.content(context)
    }
  }

  /// Advances to the latest date that is due, and sets a timer for the next one. A schedule with a
  /// great many dates that have passed is followed over several frames, and ends if they do not
  /// advance.
  private func advance() {
    guard entries != nil else { return }
    let now = host.timers.date.addingTimeInterval(1e-6)
    let first = next
    var skipped = 0
    while let entry = next, entry <= now, skipped < Self.skipLimit {
      date = entry
      next = nextEntry()
      skipped += 1
    }
    if skipped == Self.skipLimit, let first, let last = next, last <= first { next = nil }
    timer = next.map { next in
      // A date that has passed is due in the next frame.
      let time = next > now ? host.timers.time(of: next) : host.timers.time + 1e-3
      return host.timers.run(at: time) { [weak self] _ in self?.invalidate() }
    }
  }
}
