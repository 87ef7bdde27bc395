// Part of Snapback, under the MIT licence; see LICENSE.

/// A number that moves in steps, each of them smoothly over a while; steps that overlap add up.
///
/// When all is still it is exactly the sum of its steps: ten up and ten down are nothing.
struct EasedSteps: Equatable, Sendable {
  private struct Step: Equatable, Sendable {
    var amount: Double
    var start: Double
  }

  /// How long a step takes, in seconds; above 0.
  let duration: Double
  private var done = 0.0
  private var steps: [Step] = []

  init(duration: Double) {
    self.duration = duration
  }

  /// Where it comes to rest.
  var target: Double { steps.reduce(done) { $0 + $1.amount } }

  /// When it comes to rest; nil if it is.
  var end: Double? { steps.map { $0.start + duration }.max() }

  mutating func add(_ amount: Double, at time: Double) {
    steps.append(Step(amount: amount, start: time))
  }

  /// Where it is at a time, and forgets the steps that are over by then.
  mutating func value(at time: Double) -> Double {
    while let first = steps.first, time >= first.start + duration {
      done += first.amount
      steps.removeFirst()
    }
    return steps.reduce(done) { sum, step in
      let x = min(max((time - step.start) / duration, 0), 1)
      return sum + step.amount * x * x * (3 - 2 * x)
    }
  }
}
