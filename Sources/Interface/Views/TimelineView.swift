// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
public import Foundation

/// A view that is made anew at the dates of a schedule.
///
/// The dates are those of the frames: see `ViewHost.calendar`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made from.
  public struct Context {
    /// How often the content is made anew.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date of the schedule that has come last, or that of the frame where none has.
    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
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
  /// The last of the schedule's dates that has come.
  private var date: Date?
  private var next: Date?
  private var wake: AnyCancellable?
  private var calendarNumber = 0

  init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    start()
    content = context.inside(self).make(evaluate())
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(_ view: TimelineView<Schedule, Content>, _ pass: UpdatePass) {
    let isSame = areInterchangeable(self.view.schedule, view.schedule)
    self.view = view
    if !isSame { start() }
    refresh(pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    content?.update(evaluate(), pass)
  }

  override func dismantle() {
    wake = nil
    super.dismantle()
  }

  func sample(at time: Double) -> Bool {
    guard !isDismantled, runsInEveryFrame else { return false }
    invalidate()
    return true
  }

  /// Whether the schedule is one of every frame.
  private var runsInEveryFrame: Bool {
    guard let schedule = view.schedule as? AnimationTimelineSchedule else { return false }
    return !schedule.paused && schedule.minimumInterval == 0
  }

  /// Follows the schedule from the present date on.
  private func start() {
    calendarNumber = host.calendarNumber
    wake = nil
    next = nil
    entries = nil
    date = nil
    guard !runsInEveryFrame else { return host.noteAnimating(self) }
    entries = view.schedule.entries(from: host.timers.date, mode: .normal).makeIterator()
    next = entries?.next()
  }

  private func evaluate() -> Content {
    if calendarNumber != host.calendarNumber { start() }
    advance()
    host.counters.bodies += 1
    let context = TimelineViewDefaultContext(date: date ?? host.timers.date, cadence: .live)
    return Evaluation.track(self) {
      host.calendarSource.noteRead()
      return view.content(context)
    }
  }

  /// Takes what has come of the schedule, and waits for the next date of it.
  private func advance() {
    guard entries != nil else { return }
    let now = host.timers.date.addingTimeInterval(1e-6)
    while let entry = next, entry <= now {
      date = entry
      next = entries?.next()
    }
    wake = next.map { next in
      host.timers.run(at: host.timers.time(of: next)) { [weak self] _ in self?.invalidate() }
    }
  }
}
