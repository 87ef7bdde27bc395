// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures
package import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

/// A view hierarchy on a stage. It has its own clock, which can be slowed, paused and scrubbed, and
/// it can be restarted without changing the views around the stage.
///
/// Everything applied to the hierarchy is logged (`SessionLog`). Scrubbing replays the log into a
/// second hierarchy, or shows the frames that were kept.
@MainActor
package final class StageSession {
  /// Makes the hierarchy for a size in points, a display scale in pixels per point, and resources.
  package typealias Make = (CGSize, CGFloat, Resources) -> ViewHost

  /// Where earlier frames come from.
  package enum History {
    /// The log is replayed into a second hierarchy. Input that arrives while an earlier frame is
    /// shown continues from that frame.
    case replayed
    /// The frames are kept as they were shown, for views whose code has effects outside of the stage
    /// and must not run twice. Input shows the present again.
    case recorded
  }

  /// The hierarchy; nil until the stage's first frame.
  package private(set) var host: ViewHost?
  package private(set) var clock = StageClock()
  /// The display list that is shown; of an earlier frame while scrubbing.
  package private(set) var list: DisplayList?
  /// Called with every event before it is handled; its locations are in the stage's points, its time is
  /// the outer hierarchy's.
  package var onEvent: (InputEvent) -> Void = { _ in }
  /// Called when a hierarchy is made, or replaces the current one.
  package var onHostChange: (ViewHost) -> Void = { _ in }
  /// Called after every frame, with its time on the stage's clock.
  package var onFrame: (ViewHost, Double) -> Void = { _, _ in }
  /// Called with the time that is shown whenever it changes while scrubbing, and with nil when
  /// scrubbing ends.
  package var onScrub: (Double?) -> Void = { _ in }
  /// Called with a time after which everything is discarded: input arrived while an earlier frame
  /// was shown.
  package var onTruncate: (Double) -> Void = { _ in }
  /// Called after every frame of the comparison run, with its time on the stage's clock.
  package var onComparisonFrame: (ViewHost, Double) -> Void = { _, _ in }
  /// Whether a comparison run, which leaves out the change, is shown once the spring has been
  /// changed.
  package var showsComparison = false {
    didSet {
      if !showsComparison { comparison = nil }
      needsFrame = true
    }
  }
  /// The appearance of the hierarchy; nil for that of the views around the stage.
  package var colorSchemeOverride: ColorScheme? { didSet { needsFrame = true } }
  /// Whether Reduce Motion is on in the hierarchy; nil for the setting of the views around the stage.
  package var reducesMotionOverride: Bool? { didSet { needsFrame = true } }
  /// The time on the stage's clock until which it runs every frame, even if nothing moves.
  package var runsUntil = 0.0
  /// Called with every hierarchy that is made, also those that the log is replayed into, before its
  /// first frame.
  package var prepare: (ViewHost) -> Void = { _ in }
  private let make: Make
  /// Makes the hierarchies that the log is replayed into; nil if it cannot be replayed.
  private let makeReplay: Make?
  /// The frames that were shown; nil if the log is replayed instead.
  private var recordedFrames: FrameHistory?
  private let history: History
  /// Whether the hierarchy replaces an earlier one: its first frame is at the present time, and its
  /// log, which does not begin with the initial state, cannot be replayed.
  private var isReloaded = false
  private(set) var log: SessionLog?
  private var scrub: StageScrub?
  private(set) var comparison: ComparisonRun?
  /// The time that was last passed to `onScrub`.
  private var reportedScrubTime: Double?
  /// The hierarchy that contains the stage.
  private var outer: HostLink?
  private var colorScheme = ColorScheme.light
  private var reducesMotion = false
  private var spring: Spring?
  /// Whether it needs a frame, also while its clock is paused.
  private var needsFrame = true

  package init(_ make: @escaping Make) {
    self.make = make
    makeReplay = make
    history = .replayed
  }

  /// - Parameters:
  ///   - makeReplay: Makes a hierarchy with the initial state for comparison runs; nil if there are
  ///     none.
  package init(_ history: History, replay makeReplay: Make? = nil, _ make: @escaping Make) {
    self.make = make
    self.makeReplay = makeReplay ?? (history == .replayed ? make : nil)
    self.history = history
    recordedFrames = history == .recorded ? FrameHistory(endingAt: 0) : nil
  }

  /// The stage's current time; while scrubbing, the time that is shown.
  package var time: Double { clock.time(at: now) }

  /// Discards the hierarchy and its log; the next frame makes a new one.
  package func reset() {
    endScrub()
    host = nil
    comparison = nil
    log = nil
    list = nil
    needsFrame = true
    runsUntil = 0
    isReloaded = false
    recordedFrames = history == .recorded ? FrameHistory(endingAt: 0) : nil
  }

  /// Cancels the gestures of the hierarchy and runs their callbacks, before it is replaced.
  package func cancelGestures() {
    guard host != nil else { return }
    goLive()
    let time = time
    perform(.event(.interruption(time: time, .captureLost)))
    perform(.frame(time))
  }

  /// Replaces the hierarchy in the next frame by a new one, at the present time: the clock goes on,
  /// frames that were kept can still be shown, and the last one stays until then.
  package func reload() {
    guard host != nil else { return }
    goLive()
    host = nil
    comparison = nil
    log = nil
    isReloaded = true
    needsFrame = true
    runsUntil = 0
  }

  /// Runs a frame at the current time, also while the clock is paused.
  package func refresh() {
    goLive()
    needsFrame = true
  }

  /// Sets the number of stage seconds per second; a value that is not finite, or not above 0,
  /// counts as 1.
  package func setSpeed(_ speed: Double) {
    clock.setSpeed(speed, at: now)
    needsFrame = true
  }

  package func setPaused(_ isPaused: Bool) {
    clock.setPaused(isPaused, at: now)
    needsFrame = true
  }

  /// Advances by seconds of the stage's time, also while paused; while scrubbing, no further than
  /// the present.
  package func step(by seconds: Double) {
    clock.step(by: seconds, at: now)
    needsFrame = true
  }

  /// Overrides the hierarchy's springs from now on, including animations that are running; nil
  /// removes the override.
  package func setSpring(_ spring: Spring?) {
    guard spring != self.spring else { return }
    self.spring = spring
    resumeFromShownFrame()
    needsFrame = true
  }

  private var now: Double { outer?.host?.time ?? 0 }

  // MARK: Scrubbing

  /// Whether an earlier frame is shown, or is about to be.
  package var isScrubbed: Bool { scrub != nil }

  /// The time of the present: the end of the range that can be scrubbed.
  package var end: Double { scrub?.end ?? time }

  /// The earliest time that can be scrubbed to. While scrubbing it may be less than ten seconds
  /// before the present: if the frames need too much memory.
  package var earliest: Double {
    if let scrub { return scrub.history.start }
    return max(0, end - FrameHistory.span, recordedFrames?.start ?? 0)
  }

  /// Whether scrubbing is possible. It is not after five minutes of motion without a restart, when
  /// the log is full.
  package var canScrub: Bool {
    recordedFrames.map { !$0.frames.isEmpty } ?? hasLog
  }

  /// Whether the log is complete.
  private var hasLog: Bool { log.map { !$0.isFull && $0.frameCount > 0 } ?? false }

  /// Shows an earlier time, of the last ten seconds; a time at or after `end` shows the present
  /// again.
  ///
  /// If the clock runs, the recorded frames play from there at its speed until the present is
  /// reached. Input that arrives meanwhile applies to the shown frame, and everything recorded
  /// after that frame is discarded.
  package func scrub(to time: Double) {
    guard time.isFinite, time < end else { return goLive() }
    guard beginScrub() else { return }
    clock.move(to: max(time, earliest), at: now)
    needsFrame = true
  }

  /// Pauses, and shows an earlier (negative) or later frame.
  package func scrub(byFrames count: Int) {
    setPaused(true)
    guard count < 0 || isScrubbed, beginScrub(), let scrub, let log else { return }
    scrub.readAll(log)
    let frames = scrub.history.frames
    guard let index = scrub.history.index(at: time) else { return }
    var target = index + count
    guard target < frames.count else { return goLive() }
    // Input during a pause gives several frames of the same time, of which the last is shown: skip
    // all of them.
    while count < 0, target > 0, frames[target].time == frames[index].time { target -= 1 }
    self.scrub(to: frames[max(target, 0)].time)
  }

  /// Ends scrubbing: shows the present again, and applies the events that were deferred.
  package func goLive() {
    guard let scrub else { return }
    clock.move(to: scrub.end, at: now)
    endScrub()
    for event in scrub.deferredEvents.events { perform(.event(event)) }
  }

  private func beginScrub() -> Bool {
    if scrub != nil { return true }
    guard canScrub else { return false }
    if var history = recordedFrames {
      history.advance(to: time)
      scrub = StageScrub(history, endingAt: time)
      return true
    }
    guard let log, let replay = replay(log) else { return false }
    scrub = StageScrub(replay, log, endingAt: time)
    return true
  }

  private func endScrub() {
    guard scrub != nil else { return }
    scrub = nil
    reportedScrubTime = nil
    needsFrame = true
    onScrub(nil)
  }

  /// Makes the shown frame the present, and discards everything after it, or shows the present if
  /// the log is not replayed. Does nothing unless scrubbing.
  private func resumeFromShownFrame() {
    if history == .recorded { return goLive() }
    guard let scrub, let fullLog = log, let replay = replay(fullLog) else { return }
    scrub.readAll(fullLog)
    guard let index = scrub.history.index(at: time) else { return }
    let frame = scrub.history.frames[index]
    replay.advance(through: fullLog, to: frame.position) { _, _, _ in }
    log?.truncate(to: frame.position)
    comparison = nil
    clock.move(to: frame.time, at: now)
    endScrub()
    runsUntil = frame.time
    self.host = replay.host
    attach(replay.host)
    // Pointers that were down in that frame are no longer down.
    perform(.event(.interruption(time: frame.time, .captureLost)))
    onTruncate(frame.time)
  }

  /// A new hierarchy to replay the log into.
  private func replay(
    _ log: SessionLog, skippingSpringsFrom index: Int? = nil
  ) -> StageReplay? {
    guard let outer = outer?.host, let makeReplay, !isReloaded else { return nil }
    let host = make(log, outer, makeReplay)
    return StageReplay(host, skippingSpringsFrom: index)
  }

  // MARK: Called by the element

  func connect(_ link: HostLink) {
    outer = link
  }

  func setAppearance(_ colorScheme: ColorScheme, reducesMotion: Bool) {
    (self.colorScheme, self.reducesMotion) = (colorScheme, reducesMotion)
    needsFrame = true
  }

  /// Handles an event. Its locations are in the stage's points, its time is the outer hierarchy's.
  package func handle(_ event: InputEvent) {
    onEvent(event)
    guard host != nil else { return }
    var entry = SessionLog.Entry.event(event.mapTime { clock.time(at: $0) })
    if let scrub, !event.startsInteraction {
      // It continues or ends an interaction with the present, such as releasing a button.
      return scrub.deferredEvents.add(event.mapTime { _ in scrub.end })
    }
    if isScrubbed {
      resumeFromShownFrame()
      if history == .recorded { entry = .event(event.mapTime { clock.time(at: $0) }) }
    }
    perform(entry)
    needsFrame = true
  }

  /// Whether the keyboard focus can move to another control inside: to the next one, or to the
  /// first if none is focused; backwards, to the previous or the last.
  func hasTabStop(back: Bool) -> Bool {
    guard !isScrubbed, let host, let root = host.root?.rootElement else { return false }
    return host.focus.hasTabStop(back: back, in: root)
  }

  /// Whether the focused view inside has a handler for a key.
  func hasHandler(for sample: KeySample) -> Bool {
    !isScrubbed && host?.focus.hasHandler(for: sample) == true
  }

  /// Removes the keyboard focus from the inner hierarchy.
  func unfocus() {
    perform(.unfocus)
    needsFrame = true
  }

  /// Runs a frame if one is due, in a size in points and at a time of the outer hierarchy.
  func run(in size: CGSize, at outsideTime: Double) {
    guard let outer = outer?.host else { return }
    let host = host ?? start(in: size, outer, at: outsideTime)
    (host.meter, host.measuresFrames) = (outer.meter, outer.measuresFrames)
    if showScrubbedFrame(at: clock.time(at: outsideTime)) { return }
    let time = clock.time(at: outsideTime)
    if host.size != size || host.scale != outer.scale {
      perform(.event(.resize(time: time, size: size, scale: outer.scale)))
      needsFrame = true
    }
    let colorScheme = colorSchemeOverride ?? colorScheme
    let reducesMotion = reducesMotionOverride ?? reducesMotion
    if host.colorScheme != colorScheme || host.reducesMotion != reducesMotion {
      perform(.appearance(colorScheme, reducesMotion: reducesMotion))
    }
    if host.springOverride != spring { changeSpring() }
    let isDue = needsFrame || list == nil || (!clock.isPaused && isFrameDue(host, at: time))
    guard isDue else { return }
    needsFrame = false
    perform(.frame(time))
    if let list, recordedFrames != nil {
      recordedFrames?.add(FrameHistory.Frame(time: time, list: list, position: 0))
      recordedFrames?.advance(to: time)
    }
    onFrame(host, time)
    guard let comparison, let log else { return }
    // A log that is full cannot be replayed.
    if log.isFull {
      self.comparison = nil
    } else {
      comparison.advance(through: log, comparedTo: list, onComparisonFrame)
    }
  }

  /// Applies the spring, and starts a comparison run without this change. A run that leaves out an
  /// earlier change is kept as long as no pointer has gone down since that change.
  private func changeSpring() {
    let start = log?.entries.count ?? 0
    if showsComparison, hasLog, comparison?.hasSeenPress != false, let log,
      let replay = replay(log, skippingSpringsFrom: start)
    {
      comparison = ComparisonRun(replay, from: start)
    }
    perform(.spring(spring))
  }

  /// Shows the recorded frame for a time. Returns false if the stage is not being scrubbed, or has
  /// reached the present.
  private func showScrubbedFrame(at time: Double) -> Bool {
    guard let scrub, let log else { return false }
    scrub.read(log)
    guard time < scrub.end else {
      goLive()
      return false
    }
    needsFrame = false
    if scrub.isReady, let index = scrub.history.index(at: time) {
      list = scrub.history.frames[index].list
    }
    if time != reportedScrubTime {
      reportedScrubTime = time
      onScrub(time)
    }
    return true
  }

  private func start(in size: CGSize, _ outer: ViewHost, at outsideTime: Double) -> ViewHost {
    let time = isReloaded ? clock.time(at: outsideTime) : 0
    let log = SessionLog(
      size: size, scale: outer.scale,
      date: outer.calendar(outsideTime).addingTimeInterval(-time))
    let host = make(log, outer, make)
    self.log = log
    self.host = host
    attach(host)
    if !isReloaded { clock.restart(at: outsideTime) }
    return host
  }

  private func make(_ log: SessionLog, _ outer: ViewHost, _ make: Make) -> ViewHost {
    let host = make(log.size, log.scale, outer.resources)
    host.calendar = { [date = log.date] in date.addingTimeInterval($0) }
    prepare(host)
    return host
  }

  /// Makes a hierarchy the one on the stage.
  private func attach(_ host: ViewHost) {
    if let outer = outer?.host {
      host.copyText = outer.copyText
      host.clipboardText = outer.clipboardText
      host.openURL = outer.openURL
    }
    onHostChange(host)
  }

  /// Logs an entry and applies it to the hierarchy.
  private func perform(_ entry: SessionLog.Entry) {
    guard let host else { return }
    log?.add(entry)
    if let newList = host.apply(entry) { list = newList }
  }

  /// The time of the outer hierarchy at which the stage next needs a frame; nil if nothing moves.
  func nextFrame(after outsideTime: Double) -> Double? {
    guard let host, !needsFrame else { return outsideTime }
    if let scrub { return scrub.isReady && clock.isPaused ? nil : outsideTime }
    let time = clock.time(at: outsideTime)
    if !clock.isPaused, time < runsUntil { return outsideTime }
    if let comparison, !clock.isPaused, comparison.isBehind || comparison.isMoving(at: time) {
      return outsideTime
    }
    guard let next = host.nextFrame(after: time) else { return nil }
    return clock.outsideTime(of: next).map { next <= time ? outsideTime : $0 }
  }

  /// Whether the hierarchy or the comparison run needs a frame at a time on the stage's clock.
  private func isFrameDue(_ host: ViewHost, at time: Double) -> Bool {
    if time <= runsUntil { return true }
    if let comparison, comparison.isBehind || comparison.isMoving(at: time) { return true }
    return host.nextFrame(after: time).map { $0 <= time } ?? false
  }
}

extension InputEvent {
  /// Whether the event starts an interaction, rather than continuing or ending one.
  fileprivate var startsInteraction: Bool {
    switch self {
    case .pointer(let sample): sample.phase == .down
    case .wheel, .text: true
    case .key(let sample): sample.isDown && !Self.isModifier(sample.key)
    case .resize, .interruption: false
    }
  }

  /// Whether a key is a modifier key, which does nothing alone.
  private static func isModifier(_ key: String) -> Bool {
    ["Shift", "Ctrl", "Alt", "GUI"].contains { key == "Left " + $0 || key == "Right " + $0 }
      || ["AltGr", "ModeSwitch", "CapsLock", "Numlock"].contains(key)
  }
}
