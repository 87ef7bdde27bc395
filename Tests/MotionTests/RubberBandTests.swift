// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
import Testing

struct RubberBandTests {
  static let pulls = [0, 0.5, 10, 100, 1000, 1e6]

  @Test(arguments: pulls, [1.0, 300, 844])
  func `offset and pull are inverse functions`(pull: Double, dimension: Double) {
    let band = RubberBand(dimension: dimension)
    let offset = band.offset(forPull: pull)
    #expect(isNear(offset, pull * dimension * 0.55 / (dimension + 0.55 * pull), within: 1e-9))
    #expect(isNear(band.pull(forOffset: offset), pull, within: 1e-9 * max(1, pull * pull)))
    #expect(band.offset(forPull: -pull) == -offset)
    #expect(offset < dimension)
  }

  @Test func `the offset grows ever more slowly`() {
    let band = RubberBand(dimension: 400)
    var last = 0.0
    var lastStep = Double.infinity
    for pull in 1...1000 {
      let offset = band.offset(forPull: Double(pull))
      #expect(offset > last && offset - last < lastStep)
      (last, lastStep) = (offset, offset - last)
    }
    #expect(isNear(band.offset(forPull: 1e-6), 0.55e-6, within: 1e-12))
  }

  @Test func `pulls and sizes out of range have defined results`() {
    let band = RubberBand(dimension: 400)
    #expect(band.offset(forPull: .infinity) == 400)
    #expect(band.offset(forPull: .nan) == 0 && band.pull(forOffset: .nan) == 0)
    #expect(band.pull(forOffset: 400) == .infinity && band.pull(forOffset: -500) == -.infinity)
    for dimension in [0, -5, Double.nan] {
      #expect(RubberBand(dimension: dimension).offset(forPull: 50) == 0)
    }
  }
}
