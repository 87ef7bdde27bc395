// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// Calls a method in every frame.
@preconcurrency @MainActor
public final class CADisplayLink {
  private weak var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  /// Whether the calls are paused; false by default.
  public var isPaused = false { didSet { update() } }
  /// The time of the frame, on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames in seconds.
  public private(set) var duration: CFTimeInterval = 1.0 / 60
  /// The preferred rate of calls. No effect: it calls in every frame.
  public var preferredFramesPerSecond = 0
  private var last: Double?
  private var offset = 0.0

  /// Creates a link, which calls once it is added to a run loop.
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

  /// Ends the calls.
  public func invalidate() {
    isAdded = false
    update()
  }

  /// Ends the calls in a mode.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  private func update() {
    if isAdded, !isPaused {
      last = nil
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
    timestamp = time + offset
    selector.perform(on: target, [self])
    return isAdded && !isPaused
  }
}
