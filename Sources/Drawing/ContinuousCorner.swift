// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The continuous corner of iOS, whose curvature increases gradually from the sides.
package enum ContinuousCorner {
  /// The length along each side that a corner of radius 1 occupies.
  package static let reach = 1.528665

  /// The control points of three joined cubic Bézier curves, for radius 1. The figures are the
  /// published approximation of iOS's corner.
  ///
  /// A point (p, q) lies p before the corner's vertex along the incoming side and q after it along
  /// the outgoing side.
  package static let controls: [SIMD2<Double>] = [
    [reach, 0], [1.088493, 0], [0.868407, 0], [0.631494, 0.074911], [0.372824, 0.169060],
    [0.169060, 0.372824], [0.074911, 0.631494], [0, 0.868407], [0, 1.088493], [0, reach],
  ]

  /// Returns the control points where only `length` radii of each side are available. Below `reach`
  /// they are interpolated with those of a quarter circle, which the corner becomes at 1 and below.
  static func controls(availableLength length: Double) -> [SIMD2<Double>] {
    let fraction = min(max((length - 1) / (reach - 1), 0), 1)
    guard fraction < 1 else { return controls }
    return zip(quarterCircle, controls).map { $0 * (1 - fraction) + $1 * fraction }
  }

  /// The control points of a quarter circle, as three curves of 30 degrees.
  static let quarterCircle: [SIMD2<Double>] = {
    let step = Double.pi / 6
    // The length of the control arms that makes a cubic approximate a circular arc.
    let arm = 4.0 / 3 * tan(step / 4)
    var controls: [SIMD2<Double>] = [[1, 0]]
    for index in 0..<3 {
      let (from, to) = (step * Double(index), step * Double(index + 1))
      let start: SIMD2<Double> = [1 - sin(from), 1 - cos(from)]
      let end: SIMD2<Double> = [1 - sin(to), 1 - cos(to)]
      controls.append(start + SIMD2(-cos(from), sin(from)) * arm)
      controls.append(end - SIMD2(-cos(to), sin(to)) * arm)
      controls.append(end)
    }
    return controls
  }()
}
