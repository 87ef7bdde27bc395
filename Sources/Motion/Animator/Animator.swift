// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// One animatable value: what it is, and what of it is on the screen.
///
/// Seconds everywhere, on the frame's clock. Times may come in any order. One that is not finite
/// counts as the last that was. A value that has a NaN in it is not taken at all; to or from an
/// infinite one there is no way, so it is shown at once. At rest this is the value and one empty
/// reference.
package struct Animator<Value: VectorArithmetic> {
  /// The last value set.
  package private(set) var model: Value
  private var flight: Flight?

  /// What is under way; copied when its animator has been.
  private final class Flight {
    var stack: AnimationStack<Value>
    init(_ stack: AnimationStack<Value>) { self.stack = stack }
  }

  package init(_ value: Value) { model = value }

  /// Whether the next frame may differ, or somebody waits for the end. A hand's velocity being
  /// tracked does not count.
  package var isAnimating: Bool { flight?.stack.isAnimating ?? false }

  /// What is on the screen at a time. Animations that have ended are dropped, and their observers
  /// told.
  package mutating func value(at time: Double) -> Value {
    guard flight != nil else { return model }
    return sample(at: time)
  }

  // The types that most of what moves has: a frame of one is five times as fast, measured.
  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>)
  private mutating func sample(at time: Double) -> Value {
    let flight = uniqueFlight(at: time)
    let now = flight.stack.clock(time)
    let shown = model + flight.stack.offset(at: now)
    flight.stack.report(at: now)
    if flight.stack.isSpent(at: now) { self.flight = nil }
    return shown.magnitudeSquared.isNaN ? model : shown
  }

  /// How fast what is on the screen moves, per second: also the hand's velocity, while it holds it.
  package func velocity(at time: Double) -> Value {
    guard let stack = flight?.stack else { return .zero }
    let velocity = stack.velocity(at: time.isFinite ? time : stack.time)
    return velocity.magnitudeSquared.isFinite ? velocity : .zero
  }

  /// Changes the value.
  ///
  /// - Without an animation it is on the screen at once; what is under way goes on, moved by the
  ///   change. When the change tracks a hand, what is under way is dropped instead.
  /// - A spring takes over: it starts at the value and velocity on the screen, or at the hand's.
  /// - Any other animation is added on top of what is under way, unless it says that it merges.
  ///
  /// A value equal to the model starts nothing, and the observer of its change is never called.
  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>)
  package mutating func set(_ new: Value, _ change: AnimationChange, at time: Double) {
    if new.magnitudeSquared.isNaN { return }
    let way = new - model
    if let animation = change.animation {
      guard new != model else { return }
      if way.magnitudeSquared.isFinite {
        let flight = uniqueFlight(at: time)
        flight.stack.start(
          animation, way: way, change: change, at: flight.stack.clock(time))
      }
    } else if change.tracksVelocity {
      let flight = uniqueFlight(at: time)
      flight.stack.follow(new, at: change.sampleTime ?? flight.stack.clock(time))
    } else if let stack = flight?.stack, stack.isTracking, way.magnitudeSquared.isFinite {
      uniqueFlight(at: time).stack.shiftHand(by: way)
    }
    model = new
  }

  /// Drops everything under way, and tells whoever waits that it has ended: the view is gone, or
  /// must show its model now.
  package mutating func cancel() {
    guard flight != nil else { return }
    uniqueFlight(at: 0).stack.cancel()
    flight = nil
  }

  /// Lets everything under way begin some seconds later, so that a slow frame costs no motion.
  package mutating func postpone(by seconds: Double) {
    guard flight != nil, seconds.isFinite else { return }
    uniqueFlight(at: 0).stack.postpone(by: seconds)
  }

  /// How many animations lie on top of one another; bounded.
  package var depth: Int { flight?.stack.depth ?? 0 }

  private mutating func uniqueFlight(at time: Double) -> Flight {
    if let flight, isKnownUniquelyReferenced(&self.flight) { return flight }
    let new = Flight(flight?.stack ?? AnimationStack(time: time.isFinite ? time : 0))
    flight = new
    return new
  }
}
