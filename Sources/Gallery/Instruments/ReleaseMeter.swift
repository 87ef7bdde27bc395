// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Interface

/// Measures the releases of a hierarchy by its record. The gallery's table and the reports of traces
/// have the same figures for the same frames.
package final class ReleaseMeter {
  private let record: StageRecord
  /// The releases whose motion has ended.
  private var finished: [Release] = []
  /// The motion after each of them.
  private var finishedPaths: [ReleasePath] = []
  /// The release whose motion is being measured.
  private var current: Release?
  /// The motion since the current release, from the last sample before it on.
  private var motion: [MotionSample] = []
  private var isAtRest = false
  /// The numbers that are animated since the current release.
  private var tracks: [ObjectIdentifier: NumberTrack] = [:]
  /// The time of the last release that was seen.
  private var lastReleaseTime: Double?
  private let includesTaps: Bool
  /// Whether a touch was down in the last frame, and whether the view has moved since it went down.
  private var wasHeld = false
  private var hasMoved = false
  /// Whether releases have the curves of their motion.
  private let keepsCurves: Bool

  /// Measures a hierarchy that has not run a frame yet.
  package init(_ host: ViewHost) {
    record = StageRecord()
    includesTaps = true
    keepsCurves = true
    record.observe(host)
  }

  /// Measures what a record shows from now on; `measure` must be called after each frame. Taps, and
  /// drags over views that do not respond, are not releases: they move nothing.
  init(_ record: StageRecord) {
    self.record = record
    lastReleaseTime = record.handoff?.time
    includesTaps = false
    keepsCurves = false
  }

  /// Records a frame; must be called after each, with its time in seconds.
  package func recordFrame(of host: ViewHost, at time: Double) {
    record.recordFrame(of: host, at: time)
    measure(host)
  }

  /// Measures the frame that the record has recorded last.
  func measure(_ host: ViewHost) {
    let isHeld = !record.touches.isEmpty
    if isHeld {
      if !wasHeld { hasMoved = false }
      finish(.interrupted)
    }
    wasHeld = isHeld
    if let sample = record.motion.last, sample.time != motion.last?.time {
      if sample.isHeld {
        motion.removeAll(keepingCapacity: true)
        if sample.velocity.speed > 0 { hasMoved = true }
      }
      motion.append(sample)
    }
    // With several fingers, the release is that of the last one.
    if !isHeld, let new = record.handoff, new.time != lastReleaseTime,
      includesTaps
        || new.travel >= Self.tapDistance && (hasMoved || host.animationCount > 0)
    {
      finish(.interrupted)
      if motion.first?.isHeld == false { motion.removeAll(keepingCapacity: true) }
      current = Release(new)
      tracks = [:]
    }
    if current != nil, !isHeld { trackNumbers(of: host) }
    lastReleaseTime = record.handoff?.time
    isAtRest = !isHeld && host.animationCount == 0
  }

  private func trackNumbers(of host: ViewHost) {
    for number in host.animatedNumbers where tracks.count < Self.trackLimit {
      if tracks[number.id]?.add(number.value, at: record.time) == nil {
        tracks[number.id] = NumberTrack(number, at: record.time)
      }
    }
  }

  /// The distance below which a touch is a tap, in points.
  private static let tapDistance = 1.0
  /// The maximum number of measured numbers.
  private static let trackLimit = 16

  /// Every release so far, in order. The last may still be moving.
  package var releases: [Release] {
    finished + (current.map { [measured($0, .moving)] } ?? [])
  }

  /// The motion of the touched view after each release, in the same order.
  var paths: [ReleasePath] {
    finishedPaths + (current.map { [ReleasePath(motion, since: $0.time)] } ?? [])
  }

  private func finish(_ outcome: Release.Outcome) {
    if let current {
      finished.append(measured(current, outcome))
      finishedPaths.append(ReleasePath(motion, since: current.time))
    }
    current = nil
  }

  private func measured(_ release: Release, _ outcome: Release.Outcome) -> Release {
    let figures = MotionMetrics(motion[...], isAtRest: isAtRest) ?? MotionMetrics()
    var release = release
    release.outcome = isAtRest ? .settled : outcome
    release.peakSpeed = figures.peakSpeed
    if keepsCurves { release.curve = curve(since: release.time) }
    guard isAtRest else { return release }
    // Without a view that moves under the pointer there are no figures.
    release.settlingTime = figures.settlingTime ?? 0
    release.overshoot = figures.overshoot ?? 0
    release.distance =
      motion.first.flatMap { start in
        motion.last.map { Double(start.position.distance(to: $0.position)) }
      } ?? 0
    release.animations = tracks.values.compactMap { $0.animation(since: release.time) }
      .sorted { ($0.name, $0.distance) < ($1.name, $1.distance) }
    // A dial rotates without moving: its release has settled when its angle has.
    if release.peakSpeed == 0, let last = release.animations.map(\.settlingTime).max() {
      release.settlingTime = last
    }
    return release
  }

  /// The curve of the view, or, if it has not moved, of the number that has changed most.
  private func curve(since start: Double) -> MotionCurve? {
    if let curve = MotionCurve(motion, since: start) { return curve }
    let changed = tracks.values.compactMap { track in
      track.animation(since: start).map { (track, $0) }
    }
    return changed.max { abs($0.1.distance) < abs($1.1.distance) }?.0.curve(since: start)
  }
}
