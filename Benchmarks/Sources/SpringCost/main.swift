// Part of Snapback, under the MIT licence; see LICENSE.

// What it costs to sample a bouncy spring's value and velocity, as a ratio to one exp and one pair
// of sin and cos in the same run. Ratios travel between machines; nanoseconds do not. The aim is 2
// or less for the bare spring.

import Foundation
import Motion

let rounds = 15
let samples = 400_000

/// The least time per sample of several rounds, nanoseconds.
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

let spring = Spring.bouncy
let floor = cost { exp(-8.8 * $0) * (sin(8.97 * $0) + cos(8.97 * $0)) }

let both = cost {
  var (value, velocity) = (0.0, 0.0)
  spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: $0)
  return value + velocity
}

let flat = Spring.smooth
let smooth = cost {
  var (value, velocity) = (0.0, 0.0)
  flat.update(value: &value, velocity: &velocity, target: 100, deltaTime: $0)
  return value + velocity
}

func line(_ name: String, _ cost: Double) -> String {
  let name = name.padding(toLength: 34, withPad: " ", startingAt: 0)
  return name + String(format: "%8.1f ns %8.2f x", cost, cost / floor)
}

print(line("exp, sin and cos", floor))
print(line("bouncy spring, value and velocity", both))
print(line("smooth spring, value and velocity", smooth))
