// Part of Snapback, under the MIT licence; see LICENSE.

import CAllocationCounter
import Drawing
import Foundation
import Testing

@Suite struct StrokeTests {
  @Test(arguments: [CGLineJoin.round, .miter, .bevel])
  func `the sides of a stroke are not copied at each corner`(join: CGLineJoin) {
    func bytes(corners: Int) -> Int {
      let line = Outline(
        [PathElement.move(to: .zero)] + (1...corners).map { .line(to: CGPoint(x: $0, y: $0 % 2)) })
      let before = allocated_bytes()
      _ = line.stroked(StrokeStyle(lineWidth: 0.1, lineJoin: join))
      return Int(allocated_bytes() - before)
    }
    // Eight times as many, and arrays double; with copies it is 64 times as many.
    #expect(bytes(corners: 8000) < 20 * bytes(corners: 1000))
  }

  @Test(arguments: [CGLineCap.round, .square])
  func `a point that is stroked on a line is not a hole in it`(cap: CGLineCap) {
    let center = CGPoint(x: 5, y: 0)
    let line = Outline([
      .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)), .move(to: center), .line(to: center),
    ]).stroked(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(line.contains(center))
    #expect(line.contains(CGPoint(x: 6, y: 1)))
  }
}
