// Part of Snapback, under the MIT licence; see LICENSE.

/// The initial conditions of a spring: its time, position and velocity at the release.
package struct SpringInitialState<Value: VectorArithmetic> {
  /// In seconds, on the animation's clock.
  package var time: Double
  package var offset: Value
  package var velocity: Value

  package init(time: Double = 0, offset: Value = .zero, velocity: Value = .zero) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
  }
}
