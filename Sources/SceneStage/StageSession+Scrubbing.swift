// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) import ViewCore

extension StageSession {
  /// Whether an earlier frame is shown, or is about to be.
  package var isScrubbed: Bool { scrub != nil }

  /// The time of the live frame: the end of the range that can be scrubbed.
  package var end: Double { scrub?.end ?? time }

  /// The earliest time that can be scrubbed to. While scrubbing it may be less than ten seconds
  /// before the live frame: if the frames need too much memory.
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
  var hasLog: Bool { log.map { !$0.isFull && $0.frameCount > 0 } ?? false }

  /// Shows an earlier time, of the last ten seconds; a time at or after `end` shows the live frame
  /// again.
  ///
  /// If the clock runs, the recorded frames play from there at its speed until the live frame is
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

  /// Ends scrubbing: returns to live, and applies the events that were deferred.
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

  func endScrub() {
    guard scrub != nil else { return }
    scrub = nil
    reportedScrubTime = nil
    needsFrame = true
    onScrub(nil)
  }

  /// Makes the shown frame the live one, and discards everything after it, or shows the live frame if
  /// the log is not replayed. Does nothing unless scrubbing.
  func resumeFromShownFrame() {
    if history == .recorded { return goLive() }
    guard let scrub, let fullLog = log, let replay = replay(fullLog) else { return }
    scrub.readAll(fullLog)
    guard let index = scrub.history.index(at: time) else { return }
    let frame = scrub.history.frames[index]
    replay.advance(through: fullLog, to: frame.position) { _, _, _ in }
    log?.truncate(to: frame.position)
    comparison = nil
    playback = nil
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
  func replay(
    _ log: SessionLog, skippingSpringsFrom index: Int? = nil
  ) -> StageReplay? {
    guard let outer = outer?.host, let makeReplay, !isReloaded else { return nil }
    let host = make(log, outer, makeReplay)
    return StageReplay(host, skippingSpringsFrom: index)
  }

  /// Shows the recorded frame for a time. Returns false if the stage is not being scrubbed, or has
  /// reached the live one.
  func showScrubbedFrame(at time: Double) -> Bool {
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
}
