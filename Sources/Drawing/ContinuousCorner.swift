// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The corner that iOS draws: its curvature grows gradually from the sides.
package enum ContinuousCorner {
  /// How far along the sides a corner of radius 1 reaches.
  package static let reach = 1.528665

  /// Three cubic Bézier curves for radius 1, joined: known figures.
  ///
  /// A point (p, q) lies p before the corner's vertex on the side that comes in and q after it on
  /// the side that goes out.
  package static let controls: [SIMD2<Double>] = [
    [reach, 0], [1.088493, 0], [0.868407, 0], [0.631494, 0.074911], [0.372824, 0.169060],
    [0.169060, 0.372824], [0.074911, 0.631494], [0, 0.868407], [0, 1.088493], [0, reach],
  ]

  /// The controls where the sides leave less room than `reach`, in radii: they pass over into those
  /// of a quarter circle, which it is at 1 and below.
  static func controls(room: Double) -> [SIMD2<Double>] {
    let share = min(max((room - 1) / (reach - 1), 0), 1)
    guard share < 1 else { return controls }
    return zip(quarterCircle, controls).map { $0 * (1 - share) + $1 * share }
  }

  /// A quarter circle as three curves of 30 degrees.
  static let quarterCircle: [SIMD2<Double>] = {
    let step = Double.pi / 6
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
