// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct DefaultsWriterTests {
  /// Plays a sequence of calls: the times at which the program waits, and nil for work. Returns the times at which
  /// the defaults were written, and the delays returned.
  private static func play(_ calls: [Double?]) -> (writes: [Double], delays: [Double]) {
    var (writes, delays) = ([Double](), [Double]())
    var count = 0
    var writer = DefaultsWriter { count += 1 }
    for time in calls {
      guard let time else {
        writer.noteWork()
        continue
      }
      let previous = count
      delays.append(writer.wait(at: time))
      if count > previous { writes.append(time) }
    }
    return (writes, delays)
  }

  @Test func `defaults are written once after work`() {
    let (writes, delays) = Self.play([1, nil, 2, 3, 60])
    #expect(writes == [2])
    #expect(delays == [.infinity, .infinity, .infinity, .infinity])
  }

  @Test func `continuous work writes once per second`() {
    let frames = (0..<240).flatMap { [nil, Double($0) / 60] }
    #expect(Self.play(frames).writes == [0, 1, 2, 3])
  }

  @Test func `the last work of a second is written when it is over`() {
    let (writes, delays) = Self.play([nil, 1, nil, 1.25, 2, 2.5])
    #expect(writes == [1, 2])
    #expect(delays == [.infinity, 0.75, .infinity, .infinity])
  }
}
