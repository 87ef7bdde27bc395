// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
import Gestures
package import Motion

/// A hierarchy of views on a stage: it has a time of its own, which can be slowed, stopped and moved back, and
/// can begin again while everything around it stays.
///
/// All that is done to the hierarchy is kept (`StageHistory`), so that its last seconds can be looked at
/// again: by doing it once more beside it.
@MainActor
package final class StageSession {
  /// What makes the hierarchy for a size in points, a number of pixels to a point, and resources.
  package typealias Make = (CGSize, CGFloat, Resources) -> ViewHost

  /// The hierarchy; nil until the stage has a place.
  package private(set) var host: ViewHost?
  package private(set) var clock = StageClock()
  /// What is seen.
  package private(set) var list: DisplayList?
  /// Told of every hierarchy that it makes, and of one that has taken another's place.
  package var whenMade: (ViewHost) -> Void = { _ in }
  /// Told of every frame, with the stage's time.
  package var whenRun: (ViewHost, Double) -> Void = { _, _ in }
  /// Told whenever another moment is looked back at, and with nil when the present is seen again.
  package var whenScrubbed: (Double?) -> Void = { _ in }
  /// Told that what came after a time never happened: somebody took hold of what was looked back at.
  package var whenCut: (Double) -> Void = { _ in }
  /// Told of every frame of the ghost, with the stage's time.
  package var whenGhostRun: (ViewHost, Double) -> Void = { _, _ in }
  /// Whether a ghost is shown once the spring has been changed: what would be seen without the change.
  package var showsGhost = false {
    didSet {
      if !showsGhost { ghost = nil }
      isDue = true
    }
  }
  /// Until when it runs every frame, moving or not, in its own time.
  package var runsUntil = 0.0
  private let make: Make
  private(set) var history: StageHistory?
  private var scrub: StageScrub?
  private(set) var ghost: StageGhost?
  /// The time that was last said to be looked back at.
  private var shown: Double?
  /// The way to the hierarchy that it stands in.
  private var outside: HostLink?
  private var colorScheme = ColorScheme.light
  private var reducesMotion = false
  private var spring: Spring?
  /// Whether it wants a frame whatever its clock says.
  private var isDue = true

  package init(_ make: @escaping Make) {
    self.make = make
  }

  /// The stage's time now: while it is looked back at, the time that is seen.
  package var time: Double { clock.time(at: now) }

  /// Begins again from nothing.
  package func reset() {
    endScrub()
    host = nil
    ghost = nil
    history = nil
    list = nil
    isDue = true
    runsUntil = 0
  }

  /// Runs so many seconds to a second.
  package func setSpeed(_ speed: Double) {
    clock.setSpeed(speed, at: now)
    isDue = true
  }

  package func setPaused(_ isPaused: Bool) {
    clock.setPaused(isPaused, at: now)
    isDue = true
  }

  /// Moves on by seconds while it stands still; while it is looked back at, no farther than to the present.
  package func step(by seconds: Double) {
    clock.step(by: seconds, at: now)
    isDue = true
  }

  /// Sets the spring that the hierarchy moves by in place of its own, from now on; nil for its own.
  package func setSpring(_ spring: Spring?) {
    guard spring != self.spring else { return }
    self.spring = spring
    takeHold()
    isDue = true
  }

  private var now: Double { outside?.host?.time ?? 0 }

  // MARK: Looking back

  /// Whether an earlier moment than the present is seen, or about to be.
  package var isScrubbed: Bool { scrub != nil }

  /// The time of the present: what is looked back at ends there.
  package var end: Double { scrub?.end ?? time }

  /// The earliest time that can be looked back at.
  package var earliest: Double { max(0, end - StageFilm.span) }

  /// Whether what has happened is still known from the beginning. After five minutes of motion without a
  /// reset it is not, and there is no looking back.
  package var canScrub: Bool { history.map { !$0.isFull && $0.frameCount > 0 } ?? false }

  /// Shows a moment of the last ten seconds; from the present on, the present. It stands still then, or goes
  /// on from there at the clock's speed and becomes the present at its end. Whoever takes hold of the stage
  /// meanwhile takes hold of what is seen, and what came after it never happened.
  package func scrub(to time: Double) {
    guard time.isFinite, time < end else { return goLive() }
    guard beginScrub() else { return }
    clock.move(to: max(time, earliest), at: now)
    isDue = true
  }

  /// Shows the frame before or after the one that is seen, and stops.
  package func scrub(byFrames count: Int) {
    setPaused(true)
    guard count < 0 || isScrubbed, beginScrub(), let scrub, let history else { return }
    scrub.readAll(history)
    let frames = scrub.film.frames
    guard let index = scrub.film.index(at: time) else { return }
    var wanted = index + count
    guard wanted < frames.count else { return goLive() }
    // While time stands still a hand may have made several frames of one time: the last is the one seen.
    while count < 0, wanted > 0, frames[wanted].time == frames[index].time { wanted -= 1 }
    self.scrub(to: frames[max(wanted, 0)].time)
  }

  /// Shows the present again, which goes on from where it was.
  package func goLive() {
    guard let scrub else { return }
    clock.move(to: scrub.end, at: now)
    endScrub()
    for entry in scrub.late { perform(entry) }
  }

  private func beginScrub() -> Bool {
    if scrub != nil { return true }
    guard canScrub, let history, let replay = replay(history) else { return false }
    scrub = StageScrub(replay, history, endingAt: time)
    return true
  }

  private func endScrub() {
    guard scrub != nil else { return }
    scrub = nil
    shown = nil
    isDue = true
    whenScrubbed(nil)
  }

  /// Makes what is looked back at the present.
  private func takeHold() {
    guard let scrub, let known = history, let replay = replay(known) else { return }
    scrub.readAll(known)
    guard let index = scrub.film.index(at: time) else { return }
    let frame = scrub.film.frames[index]
    replay.advance(through: known, to: frame.position) { _, _, _ in }
    history?.keep(frame.position)
    ghost = nil
    clock.move(to: frame.time, at: now)
    endScrub()
    runsUntil = frame.time
    self.host = replay.host
    settle(replay.host)
    // The hand that held it then holds it no more.
    perform(.event(.interruption(time: frame.time, .captureLost)))
    whenCut(frame.time)
  }

  /// A new hierarchy in which the history can be done again.
  private func replay(
    _ history: StageHistory, withoutSpringsFrom end: Int? = nil
  ) -> StageReplay? {
    guard let outside = outside?.host else { return nil }
    let host = make(history, outside)
    return StageReplay(host, withoutSpringsFrom: end)
  }

  // MARK: What the element around says

  func connect(_ link: HostLink) {
    outside = link
  }

  func look(_ colorScheme: ColorScheme, reducesMotion: Bool) {
    (self.colorScheme, self.reducesMotion) = (colorScheme, reducesMotion)
    isDue = true
  }

  /// Takes an event in the stage's points and the time outside.
  func take(_ event: InputEvent) {
    guard host != nil else { return }
    let entry = StageHistory.Entry.event(event.timed { clock.time(at: $0) })
    if let scrub, !event.takesHold {
      // A hand that was there before lets go of the present.
      return scrub.late.append(.event(event.timed { _ in scrub.end }))
    }
    if isScrubbed { takeHold() }
    perform(entry)
    isDue = true
  }

  /// Whether the keyboard's focus can go on inside: to the next there or, with none yet, to the first; backwards
  /// to the one before or the last.
  func hasStop(back: Bool) -> Bool {
    guard !isScrubbed, let host, let root = host.root?.rootElement else { return false }
    return host.focus.hasStop(back: back, in: root)
  }

  /// Takes the keyboard's focus away.
  func unfocus() {
    perform(.unfocus)
    isDue = true
  }

  /// Runs a frame, if one is wanted, in a size and at a time outside.
  func run(in size: CGSize, at outsideTime: Double) {
    guard let outside = outside?.host else { return }
    let host = host ?? begin(in: size, outside, at: outsideTime)
    (host.meter, host.isMeasured) = (outside.meter, outside.isMeasured)
    if showPast(at: clock.time(at: outsideTime)) { return }
    let time = clock.time(at: outsideTime)
    if host.size != size || host.scale != outside.scale {
      perform(.event(.resize(time: time, size: size, scale: outside.scale)))
      isDue = true
    }
    if host.colorScheme != colorScheme || host.reducesMotion != reducesMotion {
      perform(.look(colorScheme, reducesMotion: reducesMotion))
    }
    if host.springOverride != spring { changeSpring() }
    let isWanted = isDue || list == nil || (!clock.isPaused && isDueItself(host, at: time))
    guard isWanted else { return }
    isDue = false
    perform(.frame(time))
    whenRun(host, time)
    guard let ghost, let history else { return }
    // Without the whole history there is nothing to do again.
    if history.isFull {
      self.ghost = nil
    } else {
      ghost.follow(history, beside: list, whenGhostRun)
    }
  }

  /// Lets a ghost go on without the change, unless one already goes on without one before it that no hand has
  /// tried yet.
  private func changeSpring() {
    let begin = history?.entries.count ?? 0
    if showsGhost, canScrub, ghost?.hasSeenHand != false, let history,
      let replay = replay(history, withoutSpringsFrom: begin)
    {
      ghost = StageGhost(replay, from: begin)
    }
    perform(.spring(spring))
  }

  /// Shows what was seen at a time; answers whether that is not the present.
  private func showPast(at time: Double) -> Bool {
    guard let scrub, let history else { return false }
    scrub.read(history)
    guard time < scrub.end else {
      goLive()
      return false
    }
    isDue = false
    if scrub.isReady, let index = scrub.film.index(at: time) {
      list = scrub.film.frames[index].list
    }
    if time != shown {
      shown = time
      whenScrubbed(time)
    }
    return true
  }

  private func begin(in size: CGSize, _ outside: ViewHost, at outsideTime: Double) -> ViewHost {
    let history = StageHistory(
      size: size, scale: outside.scale, date: outside.calendar(outsideTime))
    let host = make(history, outside)
    self.history = history
    self.host = host
    settle(host)
    clock.restart(at: outsideTime)
    return host
  }

  private func make(_ history: StageHistory, _ outside: ViewHost) -> ViewHost {
    let host = make(history.size, history.scale, outside.resources)
    host.calendar = { [date = history.date] in date.addingTimeInterval($0) }
    return host
  }

  /// Gives a hierarchy the stage.
  private func settle(_ host: ViewHost) {
    if let outside = outside?.host { host.copyText = outside.copyText }
    whenMade(host)
  }

  /// Does something to the hierarchy, and keeps it in mind.
  private func perform(_ entry: StageHistory.Entry) {
    guard let host else { return }
    history?.add(entry)
    if let seen = host.play(entry) { list = seen }
  }

  /// When it next wants a frame, on the clock outside.
  func nextFrame(after outsideTime: Double) -> Double? {
    guard let host, !isDue else { return outsideTime }
    if let scrub { return scrub.isReady && clock.isPaused ? nil : outsideTime }
    let time = clock.time(at: outsideTime)
    if !clock.isPaused, time < runsUntil { return outsideTime }
    if let ghost, !clock.isPaused, ghost.isBehind || ghost.isMoving(at: time) { return outsideTime }
    guard let next = host.nextFrame(after: time) else { return nil }
    return clock.outsideTime(of: next).map { next <= time ? outsideTime : $0 }
  }

  private func isDueItself(_ host: ViewHost, at time: Double) -> Bool {
    if time <= runsUntil { return true }
    if let ghost, ghost.isBehind || ghost.isMoving(at: time) { return true }
    return host.nextFrame(after: time).map { $0 <= time } ?? false
  }
}

extension InputEvent {
  /// Whether a hand takes hold of something with it, rather than going on or letting go.
  fileprivate var takesHold: Bool {
    switch self {
    case .pointer(let sample): sample.phase == .down
    case .wheel, .text: true
    case .key(let sample): sample.isDown
    case .resize, .interruption: false
    }
  }
}
