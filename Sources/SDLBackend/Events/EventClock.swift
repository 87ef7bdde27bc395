// Part of Snapback, under the MIT licence; see LICENSE.

/// The time of input events on the frame clock.
///
/// SDL assigns a timestamp when an event is pumped, which is once per frame. The X server's
/// timestamp is that of the input itself, in milliseconds on its own clock. This type maps one
/// clock to the other by the smallest delay observed between them, so the samples read in one frame
/// keep their intervals.
package struct EventClock: Equatable, Sendable {
  /// The maximal age of an estimated time before the mapping is reset, in seconds.
  package static let longestDelay = 0.25
  /// The rate at which the smallest delay is forgotten, in seconds per second: faster than two quartz clocks
  /// drift apart.
  private static let leak = 2e-4

  /// The latest time returned.
  package private(set) var latest = 0.0
  /// Frame time minus server time; nil until the first server timestamp.
  private var offset: Double?
  private var lastStamp: UInt32 = 0
  private var serverTime = 0.0

  package init() {}

  /// Returns the time of an event without a server timestamp: `now`, but not before the previous
  /// event.
  package mutating func time(now: Double) -> Double {
    latest = max(latest, now)
    return latest
  }

  /// Returns the time of an event with a server timestamp in milliseconds: not after `now`, and not
  /// before the previous event. The server's clock wraps every 49.7 days, and may be set back.
  package mutating func time(stamp: UInt32, now: Double) -> Double {
    let step = Double(Int32(truncatingIfNeeded: stamp &- lastStamp)) / 1000
    lastStamp = stamp
    serverTime += step
    let observed = now - serverTime
    if let known = offset {
      let estimate = min(known + max(step, 0) * Self.leak, observed)
      offset = observed - estimate > Self.longestDelay ? observed : estimate
    } else {
      offset = observed
    }
    latest = max(latest, min(now, serverTime + (offset ?? observed)))
    return latest
  }
}
