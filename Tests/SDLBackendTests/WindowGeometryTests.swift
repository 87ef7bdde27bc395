// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SDLBackend
import Testing

@Suite struct WindowGeometryTests {
  @Test(
    arguments: [
      (nil, nil), (2.5, 2.5), (0.5, 0.5), (8, 8), (0, nil), (.nan, nil), (100, nil), (-1, nil),
    ] as [(Double?, Double?)])
  func `a scale can be requested from 0.5 to 8`(requested: Double?, expected: Double?) {
    #expect(WindowGeometry.valid(requested: requested) == expected)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `where units are pixels, whole pixels stay whole pixels`(scale: Double) {
    let geometry = WindowGeometry(
      windowWidth: 391, windowHeight: 703, pixelWidth: 391, pixelHeight: 703, scale: scale)
    for x in 0..<391 {
      let point = geometry.point(x: Double(x), y: Double(x))
      let expected = Double(x) / scale
      #expect(point == CGPoint(x: expected, y: expected))
    }
    #expect(geometry.size == CGSize(width: 391 / scale, height: 703 / scale))
  }

  @Test func `a window without a size counts as one unit wide and high`() {
    let geometry = WindowGeometry(
      windowWidth: 0, windowHeight: -3, pixelWidth: 0, pixelHeight: 0, scale: 0)
    #expect(geometry.size == CGSize(width: 1, height: 1))
    #expect(geometry.point(x: 3, y: 4) == CGPoint(x: 3, y: 4))
  }
}
