// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Snapback
import Testing

/// The curve of the animation that a release starts.
@Suite struct ReleaseCurveTests {
  @Test(arguments: [-60.0, -20, 0, 20, 60])
  func `a curve of any initial velocity stays inside its frame`(velocity: Double) {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 54)
    let curve = ReleaseCurve(
      spring: Spring(duration: 0.5, bounce: 0.8), initialVelocity: velocity)
    let bounds = curve.path(in: rect).boundingRect
    #expect(bounds.minY >= 1 && bounds.maxY <= 53)
  }
}
