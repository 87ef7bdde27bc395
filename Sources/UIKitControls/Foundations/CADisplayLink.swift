// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// Calls a method before each frame is drawn, until it is invalidated.
@preconcurrency @MainActor
public final class CADisplayLink {
  /// Nil after the end.
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  /// Whether the calls are paused; false by default.
  public var isPaused = false { didSet { update() } }
  /// The time of the frame, on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds, on the clock of `timestamp`.
  public var targetTimestamp: CFTimeInterval { timestamp + max(duration, interval) }
  /// The time between frames in seconds.
  public private(set) var duration: CFTimeInterval = 1.0 / 60
  /// The preferred calls per second, of which the frames have a multiple; 0, the default, for every frame.
  public var preferredFramesPerSecond = 0
  /// The preferred rate of calls, if `preferredFramesPerSecond` is 0.
  public var preferredFrameRateRange = CAFrameRateRange.default
  private var last: Double?
  private var lastCall = -Double.infinity
  private var offset = 0.0

  /// Creates a link, which calls once it is added to a run loop. It keeps its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Starts the calls; any run loop and mode will do.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    offset = CACurrentMediaTime() - UIKitService.now
    update()
  }

  /// Ends the calls for good, and releases the target.
  public func invalidate() {
    target = nil
    remove(from: .main, forMode: .common)
  }

  /// Ends the calls until the link is added again, in whichever mode.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// The wanted time between calls, in seconds; 0 for every frame.
  private var interval: Double {
    let range = preferredFrameRateRange
    let rate =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond)
      : Double(range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum)
    return rate > 0 ? 1 / rate : 0
  }

  private func update() {
    if isAdded, !isPaused {
      (last, lastCall) = (nil, -.infinity)
      UIKitService.current?.add(self)
    } else {
      UIKitService.current?.remove(self)
    }
  }
}

extension CADisplayLink: FrameTicker {
  package func tick(at time: Double) -> Bool {
    guard isAdded, !isPaused, let target else { return false }
    if let last, time > last { duration = time - last }
    last = time
    // A call is due half a frame early, as frames are not exactly on time.
    guard time - lastCall >= interval - duration / 2 else { return true }
    lastCall = time
    timestamp = time + offset
    selector.perform(on: target, [self])
    return isAdded && !isPaused
  }
}

/// A range of rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate, in frames per second.
  public var minimum: Float
  /// The highest rate, in frames per second.
  public var maximum: Float
  /// The rate in the range that is wanted; nil for the highest one.
  public var preferred: Float?

  /// The rate of the display.
  public static let `default` = CAFrameRateRange()

  /// Creates the range that leaves the rate to the display.
  public init() { (minimum, maximum, preferred) = (0, 0, 0) }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
