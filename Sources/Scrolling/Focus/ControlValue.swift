// Part of Snapback, under the MIT licence; see LICENSE.

/// A number that a control shows and may change.
package struct ControlValue {
  package var current: Double
  package var bounds: ClosedRange<Double>
  /// The smallest change; 0 if there is none.
  package var step: Double
  /// Sets the value, which the control limits to its bounds and steps; nil if it cannot be set.
  package var set: (@MainActor (Double) -> Void)?

  package init(
    current: Double, bounds: ClosedRange<Double>, step: Double = 0,
    set: (@MainActor (Double) -> Void)? = nil
  ) {
    self.current = current
    self.bounds = bounds
    self.step = step
    self.set = set
  }
}
