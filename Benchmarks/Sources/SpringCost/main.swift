// Part of Snapback, under the MIT licence; see LICENSE.

// Measures the cost of a spring's value and velocity, as a ratio to one exp and one pair of sin and
// cos in the same run. Ratios are comparable between machines; nanoseconds are not. The goal is a
// ratio of at most 2.

import Foundation
import Motion

let rounds = 15
let samples = 400_000

/// The minimum time per sample over several rounds, in nanoseconds.
func cost(_ body: (Double) -> Double) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<rounds {
    var sum = 0.0
    let elapsed = clock.measure {
      for step in 0..<samples { sum += body(Double(step) * 2.5e-6) }
    }
    precondition(sum.isFinite, "the sum of the samples is \(sum)")
    best = min(best, elapsed / .nanoseconds(1) / Double(samples))
  }
  return best
}

let bouncy = Spring.bouncy
let baseline = cost { exp(-8.8 * $0) * (sin(8.97 * $0) + cos(8.97 * $0)) }

let bouncyCost = cost {
  var (value, velocity) = (0.0, 0.0)
  bouncy.update(value: &value, velocity: &velocity, target: 100, deltaTime: $0)
  return value + velocity
}

let smooth = Spring.smooth
let smoothCost = cost {
  var (value, velocity) = (0.0, 0.0)
  smooth.update(value: &value, velocity: &velocity, target: 100, deltaTime: $0)
  return value + velocity
}

func line(_ name: String, _ cost: Double) -> String {
  let name = name.padding(toLength: 34, withPad: " ", startingAt: 0)
  return name + String(format: "%8.1f ns %8.2f x", cost, cost / baseline)
}

print(line("exp, sin and cos", baseline))
print(line("bouncy spring, value and velocity", bouncyCost))
print(line("smooth spring, value and velocity", smoothCost))
