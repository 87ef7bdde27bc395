// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Motion

/// The animation of the `animatableData` of an `Animatable` view, modifier or shape.
@MainActor
protocol AnimatableSlot<Value>: AnyObject {
  associatedtype Value
  /// Animates to a new value, and returns whether an animation is running.
  func update(_ value: Value, _ pass: UpdatePass) -> Bool
  /// Replaces the `animatableData` of a value by the presented one.
  func present(_ value: inout Value)
  /// The presented `animatableData`.
  var presentedData: Any { get }
  /// Updates the presented data to a frame's time, and returns whether an animation is running.
  func sample(at time: Double) -> Bool
  /// See `Animator.endlessPeriod(at:)`.
  func endlessPeriod(at time: Double) -> Double?
  /// Ends all animations, which then count as removed.
  func cancel()
}

extension AnimatableSlot {
  /// Updates the presented data of a node to a frame's time, so that its body is evaluated with it, and returns
  /// whether an animation is running.
  func sample(at time: Double, of node: Node) -> Bool {
    let isRunning = sample(at: time)
    if isRunning, let period = endlessPeriod(at: time) {
      node.host.endlessDisplay.add(period: period)
    }
    node.host.inspection?.note(.animation, for: node)
    node.invalidate()
    return isRunning
  }
}

/// Returns the slot of a value; nil unless its type is `Animatable` and has data to animate.
@MainActor
func makeAnimatableSlot<Value>(_ value: Value) -> (any AnimatableSlot<Value>)? {
  guard let animatable = Value.self as? any Animatable.Type else { return nil }
  return makeSlot(animatable, value)
}

@MainActor
private func makeSlot<A: Animatable, Value>(_ type: A.Type, _ value: Value) -> (
  any AnimatableSlot<Value>
)? {
  guard A.AnimatableData.self != EmptyAnimatableData.self, let value = value as? A else {
    return nil
  }
  return DataSlot(value) as? any AnimatableSlot<Value>
}

private final class DataSlot<Value: Animatable>: AnimatableSlot {
  private var animator: Animator<Value.AnimatableData>
  private var presented: Value.AnimatableData
  /// The host's spring override, from the first change on.
  private var springs: SpringOverride?

  init(_ value: Value) {
    presented = value.animatableData
    animator = Animator(presented)
  }

  func update(_ value: Value, _ pass: UpdatePass) -> Bool {
    let data = value.animatableData
    if data != animator.model {
      let before = animator.value(at: pass.time, springs: springs)
      springs = pass.springs
      animator.set(data, in: pass)
      presented = animator.value(at: pass.time, springs: springs)
      // A new animation starts at the presented value. A rounding error in it would change values
      // that the body derives from it, and these would start to animate themselves, with the
      // velocity of the touch.
      let error = (presented - before).magnitudeSquared
      if error <= 1e-20 * (before.magnitudeSquared + data.magnitudeSquared) { presented = before }
    } else {
      presented = animator.value(at: pass.time, springs: springs)
    }
    return animator.isAnimating
  }

  func present(_ value: inout Value) {
    value.animatableData = presented
  }

  var presentedData: Any { presented }

  func sample(at time: Double) -> Bool {
    presented = animator.value(at: time, springs: springs)
    return animator.isAnimating
  }

  func endlessPeriod(at time: Double) -> Double? { animator.endlessPeriod(at: time) }

  func cancel() {
    animator.cancel()
  }
}
