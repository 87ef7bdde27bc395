// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SDLBackend
import Testing

@Suite struct WindowGeometryTests {
  @Test(
    arguments: [
      (nil, 1.0, nil, 1.0), (nil, 1, 96, 1), (nil, 1, 144, 1.5), (nil, 2, 96, 2), (nil, 1, 60, 1),
      (nil, 1, 5000, 8), (nil, .nan, nil, 1), (2.5, 1, 144, 2.5), (0.5, 2, nil, 0.5),
      (0, 1, 192, 2), (.nan, 1, 192, 2), (100, 2, nil, 2),
    ] as [(Double?, Double, Double?, Double)])
  func `the scale is the requested one, otherwise the desktop's`(
    requested: Double?, pixelsPerUnit: Double, dots: Double?, expected: Double
  ) {
    let scale = WindowGeometry.scale(
      requested: requested, pixelsPerUnit: pixelsPerUnit, dotsPerInch: dots)
    #expect(scale == expected)
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
