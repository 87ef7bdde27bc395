// Part of Snapback, under the MIT licence; see LICENSE.

/// The initial conditions of a spring: its time, position and velocity at the release.
package struct SpringInitialState<Value: VectorArithmetic> {
  /// In seconds, on the animation's clock.
  package var time: Double
  package var offset: Value
  package var velocity: Value

  /// Creates a state at rest at time 0, for a spring to a value.
  package init(atRestBefore value: Value) {
    self.init(offset: value.ownZero, velocity: value.ownZero)
  }

  package init(time: Double = 0, offset: Value, velocity: Value) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
  }
}
