// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct IdleHeapTrimmerTests {
  /// Plays a sequence of calls: the times at which the window is idle, and nil for a frame. Returns
  /// the times at which the heap was trimmed, and the delays returned.
  private static func play(_ calls: [Double?]) -> (trims: [Double], delays: [Double]) {
    var (trims, delays) = ([Double](), [Double]())
    var count = 0
    var trimmer = IdleHeapTrimmer { count += 1 }
    for time in calls {
      guard let time else {
        trimmer.noteFrame()
        continue
      }
      let previous = count
      delays.append(trimmer.idle(at: time))
      if count > previous { trims.append(time) }
    }
    return (trims, delays)
  }

  @Test func `half a second after the first frames the heap is trimmed once`() {
    let (trims, delays) = Self.play([nil, 1, 1.25, 1.5, 2, 60])
    #expect(trims == [1.5])
    #expect(delays == [0.5, 0.25, .infinity, .infinity, .infinity])
  }

  @Test func `a frame restarts the delay`() {
    #expect(Self.play([nil, 1, nil, 1.6, 2]).trims == [])
    #expect(Self.play([nil, 1, nil, 1.6, 2.125]).trims == [2.125])
  }

  @Test func `after later frames it waits for five idle seconds`() {
    let (trims, delays) = Self.play([nil, 1, 1.5, nil, 2, 6, nil, 8, 13])
    #expect(trims == [1.5, 13])
    #expect(delays == [0.5, .infinity, 5, 1, 5, .infinity])
  }
}
