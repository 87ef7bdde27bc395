// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
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

  /// The source of earlier frames.
  package enum History {
    /// The log is replayed into a second hierarchy. Input that arrives while an earlier frame is
    /// shown continues from that frame.
    case replayed
    /// The frames are kept as they were shown, for views whose code has effects outside of the stage
    /// and must not run twice. Input returns to live.
    case recorded
  }

  /// The hierarchy; nil until the stage's first frame.
  package internal(set) var host: ViewHost?
  package internal(set) var clock = StageClock()
  /// The display list that is shown; of an earlier frame while scrubbing.
  package internal(set) var list: DisplayList?
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
  /// Called when a recording is no longer played, with whether it was played to its end.
  package var onPlaybackEnd: (_ isComplete: Bool) -> Void = { _ in }
  var playback: EventPlayback?
  /// The time on the stage's clock until which a recording is played.
  var playbackEnd = 0.0
  /// Called with every hierarchy that is made, also those that the log is replayed into, before its
  /// first frame.
  package var prepare: (ViewHost) -> Void = { _ in }
  private(set) var make: Make
  /// Makes the hierarchies that the log is replayed into; nil if it cannot be replayed.
  private(set) var makeReplay: Make?
  /// The frames that were shown; nil if the log is replayed instead.
  var recordedFrames: FrameHistory?
  private(set) var history: History
  /// The stage where the first hierarchy begins; nil for the initial state.
  private var beginning: StageInitialState?
  /// The most frames of that stage that are repeated at once.
  package var repeatLimit = StageSession.repeatLimit
  /// Whether something has changed that the log does not have.
  private(set) var hasUnloggedChange = false
  /// Whether the hierarchy replaces an earlier one: its first frame is at the current time, and its
  /// log, which does not begin with the initial state, cannot be replayed.
  private(set) var isReloaded = false
  var log: SessionLog?
  var scrub: StageScrub?
  var comparison: ComparisonRun?
  /// The time that was last passed to `onScrub`.
  var reportedScrubTime: Double?
  /// The hierarchy that contains the stage.
  var outer: HostLink?
  var colorScheme = ColorScheme.light
  var reducesMotion = false
  /// The settings of the views around the stage.
  var preferences = StagePreferences() {
    didSet {
      guard preferences != oldValue else { return }
      if let host { preferences.apply(to: host) }
      needsFrame = true
    }
  }
  private(set) var spring: SpringReplacement?
  /// Whether it needs a frame, also while its clock is paused.
  var needsFrame = true

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

  /// Makes a stage that begins where another one is: its first hierarchy repeats the input of that one,
  /// so that it has the same state, animations and earlier frames. If that is not possible, `copy` makes
  /// its hierarchies, and its frames are kept.
  package convenience init(
    beside stage: StageSession, _ make: @escaping Make, copying copy: @escaping Make
  ) {
    self.init(make)
    beginning = StageInitialState(stage: stage, copy: copy)
  }

  /// The stage's current time; while scrubbing, the time that is shown.
  package var time: Double { clock.time(at: now) }

  /// Discards the hierarchy and its log; the next frame makes a new one.
  package func reset() {
    endScrub()
    playback = nil
    host = nil
    comparison = nil
    log = nil
    list = nil
    needsFrame = true
    runsUntil = 0
    isReloaded = false
    hasUnloggedChange = false
    recordedFrames = history == .recorded ? FrameHistory(endingAt: 0) : nil
  }

  /// Notes that the state has been changed in another way than by input: a replay of the log would not
  /// have the change.
  package func noteUnloggedChange() { hasUnloggedChange = true }

  /// Cancels the gestures of the hierarchy and runs their callbacks, before it is replaced.
  package func cancelGestures() {
    guard host != nil else { return }
    goLive()
    let time = time
    perform(.event(.interruption(time: time, .captureLost)))
    perform(.frame(time))
  }

  /// Replaces the hierarchy in the next frame by a new one, at the current time: the clock continues,
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
  /// the live one.
  package func step(by seconds: Double) {
    clock.step(by: seconds, at: now)
    needsFrame = true
  }

  /// Overrides the hierarchy's springs from now on, including animations that are running; nil
  /// removes the override.
  ///
  /// - Parameter replaced: The spring that is overridden; nil for all that are perceived as separate motions.
  package func setSpring(_ spring: Spring?, replacing replaced: Spring? = nil) {
    let spring = spring.map { SpringReplacement($0, replacing: replaced) }
    guard spring != self.spring else { return }
    self.spring = spring
    resumeFromShownFrame()
    needsFrame = true
  }

  var now: Double { outer?.host?.time ?? 0 }

  // MARK: Hierarchies

  func start(in size: CGSize, _ outer: ViewHost, at outsideTime: Double) -> ViewHost {
    if let beginning = beginning.take() {
      if let host = start(at: beginning, in: size, outer, at: outsideTime) { return host }
      make = beginning.copy
      (makeReplay, history, recordedFrames) = (nil, .recorded, FrameHistory(endingAt: 0))
    }
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

  /// Repeats the input of another stage; nil if that is not possible.
  private func start(
    at beginning: StageInitialState, in size: CGSize, _ outer: ViewHost, at outsideTime: Double
  ) -> ViewHost? {
    guard let stage = beginning.stage, stage.canBeRepeated(in: repeatLimit),
      let other = stage.log
    else { return nil }
    let log = other.repeated(
      in: size, scale: outer.scale, colorSchemeOverride ?? colorScheme,
      reducesMotion: reducesMotionOverride ?? reducesMotion)
    let host = make(log, outer, make)
    for entry in log.entries { if let newList = host.apply(entry) { list = newList } }
    (self.log, self.host, spring, runsUntil) = (log, host, stage.spring, stage.runsUntil)
    attach(host)
    clock.restart(at: outsideTime)
    clock.move(to: stage.end, at: outsideTime)
    if stage.isScrubbed { scrub(to: stage.time) }
    return host
  }

  func make(_ log: SessionLog, _ outer: ViewHost, _ make: Make) -> ViewHost {
    let calendar = { [date = log.date] in date.addingTimeInterval($0) }
    let host = ViewHost.withCalendar(calendar) {
      make(log.size, log.scale, outer.resources).enablingKeyboardAccess()
    }
    // A host that was made earlier.
    if host.calendar(0) != log.date { host.calendar = calendar }
    preferences.apply(to: host)
    prepare(host)
    return host
  }

  /// Makes a hierarchy the one on the stage.
  func attach(_ host: ViewHost) {
    if let outer = outer?.host {
      host.copyText = outer.copyText
      host.textInput = outer.textInput
      host.clipboardText = outer.clipboardText
      host.openURL = outer.openURL
      host.fileDialogs = outer.fileDialogs
    }
    onHostChange(host)
  }

  /// Logs an entry and applies it to the hierarchy.
  func perform(_ entry: SessionLog.Entry) {
    guard let host else { return }
    log?.add(entry)
    if let newList = host.apply(entry) { list = newList }
  }
}
