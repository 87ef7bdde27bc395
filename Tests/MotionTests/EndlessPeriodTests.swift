// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

@Suite struct EndlessPeriodTests {
  private func endlessPeriod(_ animation: Animation, at time: Double) -> Double? {
    var animator = Animator(0.0)
    animator.animate(to: 100, animation, at: 0)
    return animator.endlessPeriod(at: time)
  }

  @Test(arguments: [
    (Animation.linear(duration: 2).repeatForever(autoreverses: false), 2.0),
    (.linear(duration: 2).repeatForever(), 4), (.linear(duration: 2).repeatForever().speed(4), 1),
    (.linear(duration: 2).speed(4).repeatForever(), 1),
    (.linear(duration: 1).delay(1).repeatForever(autoreverses: false), 2),
    (.linear(duration: 1).repeatForever(autoreverses: false).delay(1), 1),
    (.linear(duration: 1).repeatCount(2, autoreverses: false).repeatForever(), 4),
  ])
  func `after a period the value is the same`(animation: Animation, expected: Double) {
    #expect(endlessPeriod(animation, at: 10) == expected)
    var animator = Animator(0.0)
    animator.animate(to: 100, animation, at: 0)
    for time in stride(from: 4.05, to: 8, by: 0.17) {
      #expect(
        isNear(
          animator.value(at: time), animator.value(at: time + expected), within: 1e-9))
    }
  }

  @Test func `a spring repeats after the time in which it settles`() throws {
    let animation = Animation.spring(response: 0.4, dampingFraction: 0.5)
      .repeatForever(autoreverses: false)
    let period = try #require(endlessPeriod(animation, at: 30))
    var animator = Animator(0.0)
    animator.animate(to: 100, animation, at: 0)
    for time in stride(from: 20, to: 22, by: 0.13) {
      #expect(
        isNear(animator.value(at: time), animator.value(at: time + period), within: 1e-6))
    }
  }

  @Test(arguments: [
    Animation.linear(duration: 100), .spring, .linear(duration: 1).repeatCount(1000),
    .linear(duration: 1).repeatForever().delay(50),
    .linear(duration: 100).repeatForever(autoreverses: false),
  ])
  func `an animation that ends or has not repeated yet has no period`(animation: Animation) {
    #expect(endlessPeriod(animation, at: 0.1) == nil)
  }

  @Test func `without an animation the period is 0`() {
    #expect(Animator(1.0).endlessPeriod(at: 3) == 0)
    #expect(endlessPeriod(.linear(duration: 1).repeatForever().speed(0), at: 3) == 0)
  }
}
