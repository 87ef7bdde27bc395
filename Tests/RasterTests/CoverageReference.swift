// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Reference coverage by supersampling: the fraction of many points in a pixel that the shape contains.
struct CoverageReference {
  /// The shape that is filled, or whose border is drawn if there is a width.
  let shape: RoundedRect
  let strokeWidth: Double?
  /// The positions in a pixel, 0 to 1.
  let samples: [SIMD2<Double>]

  /// A sample grid of 16 x 16 points, at the centers of its cells.
  static let grid: [SIMD2<Double>] = (0..<256).map {
    [(Double($0 % 16) + 0.5) / 16, (Double($0 / 16) + 0.5) / 16]
  }

  /// 2048 points of a low-discrepancy sequence (multiples of two irrational numbers), which is uniform
  /// along every direction.
  static let scattered: [SIMD2<Double>] = (0..<2048).map { index in
    let x = 0.5 + Double(index) * 0.7548776662466927
    let y = 0.5 + Double(index) * 0.5698402909980532
    return [x - x.rounded(.down), y - y.rounded(.down)]
  }

  private let inverse: CGAffineTransform

  init(
    _ shape: RoundedRect, strokeWidth: Double? = nil, _ transform: CGAffineTransform,
    samples: [SIMD2<Double>]
  ) {
    self.shape = shape
    self.strokeWidth = strokeWidth
    self.samples = samples
    inverse = transform.inverted()
  }

  /// The coverage of a pixel, 0 to 1.
  func coverage(_ x: Int, _ y: Int) -> Double {
    var inside = 0
    for sample in samples {
      let point = CGPoint(x: Double(x) + sample.x, y: Double(y) + sample.y).applying(inverse)
      if contains(point) { inside += 1 }
    }
    return Double(inside) / Double(samples.count)
  }

  private func contains(_ point: CGPoint) -> Bool {
    guard let strokeWidth else { return contains(point, outset: 0) }
    return contains(point, outset: strokeWidth / 2) && !contains(point, outset: strokeWidth / -2)
  }

  private func contains(_ point: CGPoint, outset: Double) -> Bool {
    let (width, height) = (Double(shape.width) + 2 * outset, Double(shape.height) + 2 * outset)
    guard width > 0, height > 0 else { return false }
    var radius = min(Double(shape.radius), Double(min(shape.width, shape.height)) / 2)
    radius = radius > 0 ? max(0, radius + outset) : 0
    // Distances from the nearer vertical and horizontal side.
    let p = width / 2 - abs(point.x - Double(shape.x) - Double(shape.width) / 2)
    let q = height / 2 - abs(point.y - Double(shape.y) - Double(shape.height) / 2)
    guard p > 0, q > 0 else { return false }
    guard radius > 0 else { return true }
    if shape.corners == .circular {
      guard p < radius, q < radius else { return true }
      return (radius - p) * (radius - p) + (radius - q) * (radius - q) <= radius * radius
    }
    return q / radius >= Self.continuousDepth(p / radius)
  }

  /// The distance of the continuous outline from one side at a distance from the corner along it, both
  /// in radii.
  private static func continuousDepth(_ distance: Double) -> Double {
    let position = distance / 1.528665 * Double(depths.count - 1)
    guard position < Double(depths.count - 1) else { return 0 }
    let fraction = position - position.rounded(.down)
    return depths[Int(position)] * (1 - fraction) + depths[Int(position) + 1] * fraction
  }

  /// Depths at equal steps of the distance, by bisection: both coordinates are monotone along the
  /// outline.
  private static let depths: [Double] = (0...4096).map { index in
    let distance = Double(index) * 1.528665 / 4096
    var (low, high) = (0.0, 3.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if outline(middle).x > distance { low = middle } else { high = middle }
    }
    return outline(low).y
  }

  /// A point of three Bézier curves, one for each unit of t, by de Casteljau's algorithm.
  private static func outline(_ t: Double) -> SIMD2<Double> {
    let controls: [SIMD2<Double>] = [
      [1.528665, 0], [1.088493, 0], [0.868407, 0], [0.631494, 0.074911], [0.372824, 0.169060],
      [0.169060, 0.372824], [0.074911, 0.631494], [0, 0.868407], [0, 1.088493], [0, 1.528665],
    ]
    let curve = min(Int(t), 2)
    var points = Array(controls[(curve * 3)...(curve * 3 + 3)])
    let fraction = t - Double(curve)
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * fraction }
    }
    return points[0]
  }
}
