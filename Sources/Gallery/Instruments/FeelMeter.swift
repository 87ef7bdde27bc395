// Part of Snapback, under the MIT licence; see LICENSE.

package import Interface

/// Measures a scene that runs without the gallery around it, by the gallery's own instruments: the same
/// frames give the same numbers.
package final class FeelMeter {
  private let record = StageRecord()
  /// The releases that are over.
  private var past: [Release] = []
  /// The one whose flight is followed.
  private var current: Release?
  /// The flight so far, and the last moment in the hand before it.
  private var flight: [MotionSample] = []
  private var isAtRest = false
  /// When the hand let go last; more of that is known later.
  private var lastHandOver: Double?

  /// Measures a hierarchy, from its first frame on.
  package init(_ host: ViewHost) {
    record.follow(host)
  }

  /// Takes what a frame led to; to be called after each, with its time.
  package func take(_ host: ViewHost, at time: Double) {
    record.take(host, at: time)
    let isHeld = !record.touches.isEmpty
    if isHeld { end(.caught) }
    if let sample = record.motion.last, sample.time != flight.last?.time {
      if sample.isHeld { flight.removeAll(keepingCapacity: true) }
      flight.append(sample)
    }
    // Of several fingers the last one lets go.
    if !isHeld, let new = record.handOver, new.time != lastHandOver {
      end(.caught)
      if flight.first?.isHeld == false { flight.removeAll(keepingCapacity: true) }
      current = Release(new)
    }
    lastHandOver = record.handOver?.time
    isAtRest = !isHeld && host.animationCount == 0
  }

  /// Every release so far, in order; the last may still be on its way.
  package var releases: [Release] {
    past + (current.map { [measured($0, .moving)] } ?? [])
  }

  private func end(_ outcome: Release.Outcome) {
    if let current { past.append(measured(current, outcome)) }
    current = nil
  }

  private func measured(_ release: Release, _ outcome: Release.Outcome) -> Release {
    let figures = MotionFigures(flight[...], isAtRest: isAtRest)
    var release = release
    release.outcome = isAtRest ? .rest : outcome
    release.topSpeed = figures.topSpeed
    guard isAtRest else { return release }
    // Where the hand held nothing that moves, nothing has moved.
    release.settling = figures.settling ?? 0
    release.overshoot = figures.overshoot ?? 0
    release.distance =
      flight.first.flatMap { start in
        flight.last.map { Double(start.place.distance(to: $0.place)) }
      } ?? 0
    return release
  }
}
