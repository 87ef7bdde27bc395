// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
package import Gestures
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// The functions that the element of the stage calls.
extension StageSession {
  func connect(_ link: HostLink) {
    outer = link
  }

  func setAppearance(_ colorScheme: ColorScheme, reducesMotion: Bool) {
    (self.colorScheme, self.reducesMotion) = (colorScheme, reducesMotion)
    needsFrame = true
  }

  /// Handles an event. Its locations are in the stage's points, its time is the outer hierarchy's.
  package func handle(_ event: InputEvent) {
    if isPlaying {
      guard event.startsInteraction else { return }
      stopPlaying()
    }
    onEvent(event)
    guard host != nil else { return }
    var entry = SessionLog.Entry.event(event.mapTime { clock.time(at: $0) })
    if let scrub, !event.startsInteraction {
      // It continues or ends a live interaction, such as releasing a button.
      return scrub.deferredEvents.add(event.mapTime { _ in scrub.end })
    }
    if isScrubbed {
      resumeFromShownFrame()
      if history == .recorded { entry = .event(event.mapTime { clock.time(at: $0) }) }
    }
    perform(entry)
    needsFrame = true
  }

  /// Handles a step of a drag from another program, whose location is in the stage's points. A drop ends
  /// what is played, and continues from an earlier frame that is shown.
  func handle(_ drag: ExternalDrag) {
    if case .dropped = drag {
      if isPlaying { stopPlaying() }
      if isScrubbed { resumeFromShownFrame() }
    } else if isPlaying || isScrubbed {
      return
    }
    perform(.drag(drag))
    needsFrame = true
  }

  /// Returns whether the keyboard focus can move to another control inside: to the next one, or to the first if
  /// none is focused; backwards, to the previous or the last.
  func hasTabStop(back: Bool) -> Bool {
    guard !isScrubbed, let host, let root = host.root?.rootElement else { return false }
    return host.existingService(AccessibilityFocus.self)?.hasTabStop(back: back)
      ?? host.focus.hasTabStop(back: back, in: root)
  }

  /// Returns whether the focused view inside has a handler for a key.
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
    deliverPlayback(until: time)
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

  /// The time of the outer hierarchy at which the stage next needs a frame; nil if nothing moves.
  func nextFrame(after outsideTime: Double) -> Double? {
    guard let host, !needsFrame else { return outsideTime }
    if let scrub { return scrub.isReady && clock.isPaused ? nil : outsideTime }
    let time = clock.time(at: outsideTime)
    if !clock.isPaused, time < runsUntil || isPlaying { return outsideTime }
    if let comparison, !clock.isPaused, comparison.isBehind || comparison.isMoving(at: time) {
      return outsideTime
    }
    guard let next = host.nextFrame(after: time) else { return nil }
    return clock.outsideTime(of: next).map { next <= time ? outsideTime : $0 }
  }

  /// Returns whether the hierarchy or the comparison run needs a frame at a time on the stage's clock.
  private func isFrameDue(_ host: ViewHost, at time: Double) -> Bool {
    if time <= runsUntil || isPlaying { return true }
    if let comparison, comparison.isBehind || comparison.isMoving(at: time) { return true }
    return host.nextFrame(after: time).map { $0 <= time } ?? false
  }
}
