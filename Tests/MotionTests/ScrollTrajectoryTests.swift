// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

@Suite struct ScrollTrajectoryTests {
  private let range = 0.0...2000.0

  @Test(arguments: [300.0, -300, 1000, -900])
  func `the distance is UIKit's: about half the velocity, until it is 10`(velocity: Double) {
    let trajectory = ScrollTrajectory.coast(from: 1000, velocity: velocity, within: range)
    let distance = (abs(velocity) - 10) * 0.499 * (velocity < 0 ? -1 : 1)
    #expect(abs(trajectory.destination - 1000 - distance) < 1e-9)
    let duration = log(abs(velocity) / 10) / (-1000 * log(0.998))
    #expect(abs(trajectory.duration - duration) < 1e-9)
    // Half of the distance without the stop is left after 346 ms, as 0.998^346 is a half.
    let half = log(2) / (-1000 * log(0.998))
    #expect(abs(trajectory.value(at: half) - 1000 - velocity * 0.499 / 2) < 1e-9)
    #expect(abs(trajectory.velocity(at: 0) / velocity - 1) < 0.0011)
    // It stops at once, from 10 points per second.
    #expect(abs(abs(trajectory.velocity(at: duration - 1e-6)) - 10) < 0.02)
    #expect(trajectory.velocity(at: duration + 1e-6) == 0)
  }

  @Test(arguments: [0.0, 4, -9.9])
  func `slower than 10 points per second it stays`(velocity: Double) {
    let trajectory = ScrollTrajectory.coast(from: 1000, velocity: velocity, within: range)
    #expect(trajectory.destination == 1000 && trajectory.duration == 0)
  }

  @Test func `it settles on a pixel`() {
    let trajectory = ScrollTrajectory.coast(from: 1000.3, velocity: 333, within: range, pixel: 0.5)
    #expect(trajectory.destination == (trajectory.destination * 2).rounded() / 2)
    #expect(trajectory.value(at: trajectory.duration) == trajectory.destination)
    #expect(abs(trajectory.value(at: trajectory.duration - 1e-9) - trajectory.destination) < 0.26)
  }

  @Test(arguments: [(1900.0, 3000.0), (100, -3000), (1990, 200), (1000, 40000)])
  func `beyond an end it bounces and returns`(start: Double, velocity: Double) {
    let trajectory = ScrollTrajectory.coast(from: start, velocity: velocity, within: range)
    let end = velocity > 0 ? 2000.0 : 0
    #expect(trajectory.destination == end)
    let values = (0...400).map { trajectory.value(at: Double($0) * trajectory.duration / 400) }
    let farthest = velocity > 0 ? values.max() ?? 0 : values.min() ?? 0
    // A critically damped spring with the initial velocity v overshoots by v/(ω·e).
    let speed = abs(velocity) - abs(end - start) / 0.499
    #expect(abs(abs(farthest - end) - speed / (11 * M_E)) < 0.01 * speed / (11 * M_E) + 0.01)
    for time in stride(from: 0.001, to: trajectory.duration - 0.002, by: trajectory.duration / 50) {
      let slope = (trajectory.value(at: time + 1e-5) - trajectory.value(at: time - 1e-5)) / 2e-5
      #expect(abs(slope - trajectory.velocity(at: time)) < 0.01 * abs(velocity) + 0.1)
    }
  }

  @Test
  func `released beyond an end it returns, and with a velocity inwards it decelerates inside`() {
    let still = ScrollTrajectory.coast(from: -80, velocity: 0, within: range)
    #expect(still.destination == 0 && still.value(at: 0) == -80)
    // At rest, the return is overdamped with the rates 9 and 46.
    #expect(abs(still.value(at: 0.1) + 80 * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37) < 1e-9)
    #expect(abs(still.velocity(at: 0)) < 1e-9)
    let pushed = ScrollTrajectory.coast(from: -80, velocity: 2000, within: range)
    #expect(pushed.destination > 200 && pushed.destination < 1000)
  }

  @Test func `without bouncing it stops at the end`() {
    let trajectory = ScrollTrajectory.coast(
      from: 1900, velocity: 3000, within: range, bounces: false)
    #expect(trajectory.destination == 2000)
    let most = (0...100).map { trajectory.value(at: Double($0) / 50) }.max()
    #expect(most == 2000)
    let none = ScrollTrajectory.coast(from: 2000, velocity: 3000, within: range, bounces: false)
    #expect(none.duration == 0 && none.value(at: 0.1) == 2000)
  }

  @Test(arguments: [0.0, 5000, -5000])
  func `a spring to a position never passes it`(velocity: Double) {
    let trajectory = ScrollTrajectory.spring(from: 100, velocity: velocity, to: 400, response: 0.5)
    let values = (0...200).map { trajectory.value(at: Double($0) * trajectory.duration / 200) }
    #expect(trajectory.destination == 400 && values.allSatisfy { $0 <= 400 + 1e-9 })
    #expect(values.last == 400 && trajectory.duration < 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `starts and velocities that are not finite do not move`(odd: Double) {
    let trajectories = [
      ScrollTrajectory.coast(from: 10, velocity: odd, within: range),
      ScrollTrajectory.spring(from: 10, velocity: odd, to: 20, response: 0.5),
    ]
    for trajectory in trajectories { #expect(trajectory.duration == 0) }
    let trajectory = ScrollTrajectory.coast(from: 10, velocity: 100, within: range)
    #expect(trajectory.value(at: -1) == 10 && trajectory.value(at: .nan) == 10)
    #expect(trajectory.value(at: .infinity) == trajectory.destination)
  }

  @Test func `every trajectory ends inside the range`() {
    for start in stride(from: -300.0, through: 2300, by: 130) {
      for velocity in stride(from: -9000.0, through: 9000, by: 750) {
        let trajectory = ScrollTrajectory.coast(from: start, velocity: velocity, within: range)
        #expect(range.contains(trajectory.destination))
        #expect(trajectory.duration.isFinite && trajectory.duration < 10)
        #expect(abs(trajectory.value(at: 0) - start) < 1e-9)
        let last = trajectory.value(at: trajectory.duration.nextDown)
        #expect(abs(last - trajectory.destination) < 0.5)
      }
    }
  }
}
