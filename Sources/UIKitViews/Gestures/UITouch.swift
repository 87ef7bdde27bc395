// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// A finger, or a mouse with a pressed button, on a view.
@preconcurrency @MainActor
public final class UITouch: Hashable {
  /// The state of a touch in an event.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began
    /// The touch has moved.
    case moved
    /// The touch has not moved since the last event.
    case stationary
    /// The touch has ended.
    case ended
    /// The system has cancelled the touch.
    case cancelled
  }

  /// The device that a touch comes from.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on another device.
    case indirect
    /// A pen.
    case pencil
    /// A mouse or a touchpad.
    case indirectPointer
  }

  /// What the touch has done at the time of the event.
  public internal(set) var phase = Phase.began
  /// The time of the last change, in seconds on the frames' clock.
  public internal(set) var timestamp: TimeInterval
  /// The number of taps of which the touch is the last: 1 for the first, 2 for the second of a double tap.
  public internal(set) var tapCount = 1
  /// The view that was hit when the touch began; nil if it has been released since.
  public internal(set) weak var view: UIView?
  /// The window of the view that the touch began in; nil if that is no longer shown.
  public var window: UIWindow? { view?.window }
  /// The recognizers that get the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The kind of the touch: always direct.
  public var type: TouchType { .direct }
  /// The force; 0, as it is not measured.
  public var force: CGFloat { 0 }
  /// The maximum force; 0.
  public var maximumPossibleForce: CGFloat { 0 }

  let id: Int
  let startLocation: CGPoint
  /// The time that the touch counts as held when it begins, in seconds; infinite for one button.
  let initialHold: Double
  var location: CGPoint
  var previous: CGPoint
  /// Whether the views do not get the touch any more.
  var isCancelledInView = false

  init(_ touch: Touch, _ view: UIView) {
    id = touch.id
    timestamp = touch.time
    startLocation = touch.location
    initialHold = touch.initialHoldDuration
    (location, previous) = (touch.location, touch.location)
    self.view = view
  }

  /// The location in a view's coordinates; nil is the window.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: nil) ?? location
  }

  /// The location before the last change in a view's coordinates; nil is the window.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previous, from: nil) ?? previous
  }

  /// Returns whether two references are to the same touch.
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  /// Hashes the identity of the touch.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The touches that are on the screen at a time.
@preconcurrency @MainActor
public final class UIEvent {
  /// The kind of a motion event.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  /// The touches that are down or have just ended.
  public internal(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds on the frames' clock.
  public internal(set) var timestamp: TimeInterval = 0

  init() {}

  /// The touches that began on a view, but not those on its subviews; nil without any touch.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The touches that a recognizer gets.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
  /// The touches without those between frames: the touch itself.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}
