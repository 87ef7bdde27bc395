// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

@Suite struct ScrollFlightTests {
  private let range = 0.0...2000.0

  @Test(arguments: [300.0, -300, 1000, -900])
  func `it coasts as far as UIKit does: about half its velocity`(velocity: Double) {
    let flight = ScrollFlight.coast(from: 1000, velocity: velocity, within: range)
    let distance = velocity / (-1000 * log(0.998))
    #expect(abs(flight.destination - 1000 - distance) < 1e-9)
    #expect(abs(distance / velocity - 0.4995) < 1e-4)
    // Half of the way is left after 346 ms, as 0.998^346 is a half.
    #expect(abs(flight.value(at: log(2) / (-1000 * log(0.998))) - 1000 - distance / 2) < 1e-9)
    #expect(abs(flight.velocity(at: 0) - velocity) < 1e-9)
  }

  @Test func `it comes to rest on a pixel`() {
    let flight = ScrollFlight.coast(from: 1000.3, velocity: 333, within: range, pixel: 0.5)
    #expect(flight.destination == (flight.destination * 2).rounded() / 2)
    #expect(flight.value(at: flight.duration) == flight.destination)
    #expect(abs(flight.value(at: flight.duration - 1e-9) - flight.destination) < 0.26)
  }

  @Test(arguments: [(1900.0, 3000.0), (100, -3000), (1990, 200), (1000, 40000)])
  func `beyond an end it swings and comes back`(start: Double, velocity: Double) {
    let flight = ScrollFlight.coast(from: start, velocity: velocity, within: range)
    let end = velocity > 0 ? 2000.0 : 0
    #expect(flight.destination == end)
    let values = (0...400).map { flight.value(at: Double($0) * flight.duration / 400) }
    let farthest = velocity > 0 ? values.max() ?? 0 : values.min() ?? 0
    // A critically damped spring hit at v swings out by v/(ω·e).
    let rate = -1000 * log(0.998)
    let speed = abs(velocity) - rate * abs(end - start)
    #expect(abs(abs(farthest - end) - speed / (10 * M_E)) < 0.01 * speed / (10 * M_E) + 0.01)
    for time in stride(from: 0.001, to: flight.duration - 0.002, by: flight.duration / 50) {
      let slope = (flight.value(at: time + 1e-5) - flight.value(at: time - 1e-5)) / 2e-5
      #expect(abs(slope - flight.velocity(at: time)) < 0.01 * abs(velocity) + 0.1)
    }
  }

  @Test func `let go beyond an end it returns, and with a push inwards it coasts on inside`() {
    let still = ScrollFlight.coast(from: -80, velocity: 0, within: range)
    #expect(still.destination == 0 && still.value(at: 0) == -80)
    // (1 + ωt)·e^(−ωt) of the way is left.
    #expect(abs(still.value(at: 0.1) + 80 * 2 * exp(-1)) < 1e-9)
    let pushed = ScrollFlight.coast(from: -80, velocity: 2000, within: range)
    #expect(pushed.destination > 200 && pushed.destination < 1000)
  }

  @Test func `what does not bounce stops at the end`() {
    let flight = ScrollFlight.coast(from: 1900, velocity: 3000, within: range, bounces: false)
    #expect(flight.destination == 2000)
    let most = (0...100).map { flight.value(at: Double($0) / 50) }.max()
    #expect(most == 2000)
    let none = ScrollFlight.coast(from: 2000, velocity: 3000, within: range, bounces: false)
    #expect(none.duration == 0 && none.value(at: 0.1) == 2000)
  }

  @Test(arguments: [0.0, 5000, -5000])
  func `on its way to a place it never passes it`(velocity: Double) {
    let flight = ScrollFlight.settle(from: 100, velocity: velocity, to: 400, response: 0.5)
    let values = (0...200).map { flight.value(at: Double($0) * flight.duration / 200) }
    #expect(flight.destination == 400 && values.allSatisfy { $0 <= 400 + 1e-9 })
    #expect(values.last == 400 && flight.duration < 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are none lie still`(odd: Double) {
    let flights = [
      ScrollFlight.coast(from: 10, velocity: odd, within: range),
      ScrollFlight.settle(from: 10, velocity: odd, to: 20, response: 0.5),
    ]
    for flight in flights { #expect(flight.duration == 0) }
    let flight = ScrollFlight.coast(from: 10, velocity: 100, within: range)
    #expect(flight.value(at: -1) == 10 && flight.value(at: .nan) == 10)
    #expect(flight.value(at: .infinity) == flight.destination)
  }

  @Test func `any start and velocity ends inside`() {
    for start in stride(from: -300.0, through: 2300, by: 130) {
      for velocity in stride(from: -9000.0, through: 9000, by: 750) {
        let flight = ScrollFlight.coast(from: start, velocity: velocity, within: range)
        #expect(range.contains(flight.destination))
        #expect(flight.duration.isFinite && flight.duration < 10)
        #expect(abs(flight.value(at: 0) - start) < 1e-9)
        let last = flight.value(at: flight.duration.nextDown)
        #expect(abs(last - flight.destination) < 0.5)
      }
    }
  }
}
