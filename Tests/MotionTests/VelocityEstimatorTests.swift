// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
import Testing

struct VelocityEstimatorTests {
  static func estimate(
    _ times: [Double], release: Double? = nil, _ position: (Double) -> Double
  ) -> Double {
    var estimator = VelocityEstimator<Double>()
    for time in times { estimator.add(position(time), at: time) }
    return estimator.velocity(at: release ?? times.last ?? 0)
  }

  @Test(arguments: 2...40)
  func `constant velocity is exact for any sample times`(count: Int) {
    var numbers = SeededNumbers(UInt64(count))
    var time = 100.0
    let times = (0..<count).map { _ in
      time += numbers.number(0.0016...0.02)
      return time
    }
    let velocity = Self.estimate(times) { 37 - 812 * $0 }
    #expect(isNear(velocity, -812, within: 1e-7))
  }

  @Test(arguments: [60.0, 120, 500])
  func `constant acceleration is exact with enough samples`(rate: Double) {
    let times = (0...Int(rate / 5)).map { Double($0) / rate }
    let last = times.last ?? 0
    let velocity = Self.estimate(times) { 40 * $0 + 3000 * $0 * $0 }
    #expect(isNear(velocity, 40 + 6000 * last, within: 1e-6))
  }

  @Test(arguments: [125.0, 1000], [1000.0, -1000])
  func `the velocity of a flick in whole points is within 5 percent`(
    rate: Double, speed: Double
  ) {
    for phase in [0.0, 0.3, 0.77] {
      let times = (0...Int(rate * 0.15)).map { (Double($0) + phase) / rate }
      let velocity = Self.estimate(times) { (speed * $0 + phase).rounded() }
      #expect(isNear(velocity, speed, within: 50))
    }
  }

  @Test func `a pointer that rests for 40 ms before its release has stopped`() {
    let times = (0...10).map { Double($0) / 100 }
    #expect(Self.estimate(times, release: 0.139) { 500 * $0 } > 499)
    #expect(Self.estimate(times, release: 0.141) { 500 * $0 } == 0)
  }

  @Test func `only the samples after a stop count`() {
    var estimator = VelocityEstimator<Double>()
    for step in 0...5 { estimator.add(Double(step) * 100, at: Double(step) * 0.01) }
    for step in 0...2 { estimator.add(500 + Double(step), at: 0.1 + Double(step) * 0.01) }
    #expect(isNear(estimator.velocity(at: 0.12), 100, within: 1e-9))
  }

  @Test func `fewer than two samples give no velocity`() {
    var estimator = VelocityEstimator<Double>()
    #expect(estimator.velocity(at: 0) == 0)
    estimator.add(5, at: 0)
    #expect(estimator.velocity(at: 0) == 0)
  }

  @Test func `of several samples at one time the newest counts`() {
    var estimator = VelocityEstimator<Double>()
    estimator.add(0, at: 0)
    estimator.add(90, at: 0.01)
    estimator.add(10, at: 0.01)
    #expect(isNear(estimator.velocity(at: 0.01), 1000, within: 1e-9))
  }

  @Test func `a sample out of order is ignored, and a clock that was reset restarts the estimate`()
  {
    var estimator = VelocityEstimator<Double>()
    for step in 0...5 {
      estimator.add(Double(step) * 10, at: 50 + Double(step) * 0.01)
      estimator.add(-1000, at: 50 + Double(step) * 0.01 - 0.005)
    }
    #expect(isNear(estimator.velocity(at: 50.05), 1000, within: 1e-6))
    for step in 0...5 { estimator.add(Double(step) * 2, at: Double(step) * 0.01) }
    #expect(isNear(estimator.velocity(at: 0.05), 200, within: 1e-6))
  }

  @Test func `samples that are not finite are ignored`() {
    var estimator = VelocityEstimator<Double>()
    for step in 0...5 {
      estimator.add(Double(step), at: Double(step) * 0.01)
      estimator.add(.nan, at: Double(step) * 0.01 + 0.001)
      estimator.add(7, at: .nan)
      estimator.add(.infinity, at: Double(step) * 0.01 + 0.002)
    }
    #expect(isNear(estimator.velocity(at: 0.05), 100, within: 1e-9))
    #expect(isNear(estimator.velocity(at: .nan), 100, within: 1e-9))
  }

  @Test func `dense samples are thinned without loss of accuracy`() {
    let times = (0..<80_000).map { Double($0) / 8000 }
    #expect(isNear(Self.estimate(times) { 250 * $0 }, 250, within: 1e-7))
    var estimator = VelocityEstimator<Double>()
    for time in times { estimator.add(250 * time, at: time) }
    #expect(estimator.count <= 68)
  }

  @Test func `each component has its own velocity`() {
    var estimator = VelocityEstimator<AnimatablePair<Double, Double>>()
    for step in 0...9 {
      let time = Double(step) * 0.01
      estimator.add(AnimatablePair(100 * time, -50 * time * time), at: time)
    }
    let velocity = estimator.velocity(at: 0.09)
    #expect(isNear(velocity.first, 100, within: 1e-8))
    #expect(isNear(velocity.second, -9, within: 1e-8))
  }
}
