// Part of Snapback, under the MIT licence; see LICENSE.

/// When an input event happened, on the frame clock.
///
/// SDL stamps an event when it is pumped, which is once per frame. The X server stamps it when it
/// happens, in milliseconds on a clock of its own; this maps one clock to the other by the smallest
/// delay seen between them, so that the samples of one frame keep their distances in time.
package struct EventClock: Equatable, Sendable {
  /// How far the estimate may lie in the past before the mapping is taken for broken, in seconds.
  package static let longestDelay = 0.25
  /// How fast the estimate forgets, in seconds per second: more than two quartz clocks drift apart.
  private static let leak = 2e-4

  /// The latest time given out.
  package private(set) var latest = 0.0
  /// What to add to server time to have frame time; `nil` until the server has been heard.
  private var offset: Double?
  private var lastStamp: UInt32 = 0
  private var serverTime = 0.0

  package init() {}

  /// The time of an event without a stamp of its own: now, never before the event before it.
  package mutating func time(now: Double) -> Double {
    latest = max(latest, now)
    return latest
  }

  /// The time of an event that the server stamped: not after `now`, and never before the event before
  /// it, whatever the server's clock does; it wraps every 49.7 days, and may be set back.
  package mutating func time(stamp: UInt32, now: Double) -> Double {
    let step = Double(Int32(truncatingIfNeeded: stamp &- lastStamp)) / 1000
    lastStamp = stamp
    serverTime += step
    let seen = now - serverTime
    if let known = offset {
      let estimate = min(known + max(step, 0) * Self.leak, seen)
      offset = seen - estimate > Self.longestDelay ? seen : estimate
    } else {
      offset = seen
    }
    latest = max(latest, min(now, serverTime + (offset ?? seen)))
    return latest
  }
}
