// Part of Snapback, under the MIT licence; see LICENSE.

/// A number that changes in steps, each smoothed over a duration; overlapping steps add up.
///
/// After the last step it is exactly the sum of all steps: ten steps up and ten down give 0.
struct EasedSteps: Equatable, Sendable {
  private struct Step: Equatable, Sendable {
    var amount: Double
    var start: Double
  }

  /// The duration of a step in seconds; above 0.
  let duration: Double
  private var completed = 0.0
  private var steps: [Step] = []

  init(duration: Double) {
    self.duration = duration
  }

  /// The final value.
  var target: Double { steps.reduce(completed) { $0 + $1.amount } }

  /// The time at which the last step ends, in seconds; nil if no step is running.
  var end: Double? { steps.map { $0.start + duration }.max() }

  mutating func add(_ amount: Double, at time: Double) {
    steps.append(Step(amount: amount, start: time))
  }

  /// Returns the value at a time, by smoothstep interpolation, and removes the steps that have ended.
  mutating func value(at time: Double) -> Double {
    while let first = steps.first, time >= first.start + duration {
      completed += first.amount
      steps.removeFirst()
    }
    return steps.reduce(completed) { sum, step in
      let x = min(max((time - step.start) / duration, 0), 1)
      return sum + step.amount * x * x * (3 - 2 * x)
    }
  }
}
