// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct FrameStatisticsTests {
  private let period = 1.0 / 60

  private func timing(
    interval: Double, lateness: Double = 0, isSteady: Bool = true, work: Double = 0.001
  ) -> FrameTiming {
    var timing = FrameTiming(
      begin: 0, interval: interval, lateness: lateness, isSteady: isSteady)
    timing.work = work
    return timing
  }

  @Test func `without frames there are no percentiles`() {
    let statistics = FrameStatistics()
    #expect(statistics.interval(percentile: 0.5) == nil)
    #expect(statistics.work(percentile: 0.5) == nil)
    #expect(
      statistics.description == "0 frames, 0 dropped; interval p50 - p99 -; work p50 - p99 -")
  }

  @Test func `a percentile is the value that the given fraction of frames does not exceed`() {
    var statistics = FrameStatistics()
    for number in 1...100 { statistics.add(timing(interval: Double(number)), period: period) }
    #expect(statistics.interval(percentile: 0.5) == 50)
    #expect(statistics.interval(percentile: 0.99) == 99)
    #expect(statistics.interval(percentile: 1) == 100)
    #expect(statistics.interval(percentile: 0) == 1)
    #expect(statistics.interval(percentile: 0.501) == 51)
  }

  @Test func `frames after an idle time count for work but not for intervals`() {
    var statistics = FrameStatistics()
    statistics.add(timing(interval: 3, isSteady: false, work: 0.002), period: period)
    #expect(statistics.frames == 1)
    #expect(statistics.interval(percentile: 0.5) == nil)
    #expect(statistics.work(percentile: 0.5) == 0.002)
  }

  @Test(arguments: [(0.0, 0), (0.4, 0), (0.9, 1), (2.1, 2)])
  func `a late frame drops those whose deadlines it missed`(periodsLate: Double, dropped: Int) {
    var statistics = FrameStatistics()
    statistics.add(timing(interval: 0.02, lateness: periodsLate * period), period: period)
    #expect(statistics.dropped == dropped)
  }

  @Test func `a long run stores only its newest frames`() {
    var statistics = FrameStatistics()
    for _ in 0..<FrameStatistics.capacity { statistics.add(timing(interval: 1), period: period) }
    for _ in 0..<FrameStatistics.capacity { statistics.add(timing(interval: 2), period: period) }
    #expect(statistics.interval(percentile: 0) == 2)
    #expect(statistics.frames == 2 * FrameStatistics.capacity)
  }
}
