// Part of Snapback, under the MIT licence; see LICENSE.

/// Determines whether animations that repeat for ever change the display list.
///
/// Views that are hidden, clipped or outside of the window may animate for ever. Once the display list has been
/// the same for as long as they take to repeat, it will remain the same.
package struct EndlessDisplay {
  private var list: DisplayList?
  /// The time of the first frame with that list, in seconds.
  private var begin = 0.0
  /// The periods of the animations in this frame, in seconds; nil if there are none.
  private var periods: ClosedRange<Double>?
  /// The number of those animations.
  package private(set) var count = 0

  /// Whether the display list remains the same until something else than these animations changes.
  package private(set) var isConstant = false

  package init() {}

  /// Called before the animations of a frame are sampled.
  package mutating func beginFrame() {
    periods = nil
    count = 0
  }

  /// Adds an animation that repeats for ever, with its period in seconds.
  package mutating func add(period: Double) {
    count += 1
    periods =
      periods.map { min($0.lowerBound, period)...max($0.upperBound, period) } ?? period...period
  }

  /// Called after a frame at `time` in which nothing but the added animations has changed.
  package mutating func endFrame(_ list: DisplayList, at time: Double) {
    guard let periods, list == self.list else {
      reset()
      self.list = list
      begin = time
      return
    }
    // Animations with different periods may be seen together only, such as along two axes.
    let cycles = periods.lowerBound == periods.upperBound ? 1.0 : 20
    isConstant = time - begin > periods.upperBound * cycles
  }

  /// Called after a frame in which something else may have changed.
  package mutating func reset() {
    list = nil
    isConstant = false
  }
}
