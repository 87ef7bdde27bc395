// Part of Snapback, under the MIT licence; see LICENSE.

/// Where, when and how fast a spring was let go.
package struct SpringStart<Value: VectorArithmetic> {
  /// Seconds, on the animation's own clock.
  package var time: Double
  package var offset: Value
  package var velocity: Value

  package init(time: Double = 0, offset: Value = .zero, velocity: Value = .zero) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
  }
}
