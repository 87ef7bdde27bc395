// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct PathCoverageTests {
  static let transforms: [(String, CGAffineTransform)] = [
    ("upright", .identity),
    ("rotated 8", CGAffineTransform(rotationAngle: 8 * .pi / 180)),
    ("mirrored", CGAffineTransform(a: -0.9, b: 0.2, c: 0.1, d: 1, tx: 0, ty: 0)),
    ("squeezed", CGAffineTransform(a: 1.3, b: 0.1, c: 0.1, d: 0.3, tx: 0, ty: 0)),
  ]

  @Test(arguments: PathCase.fills + PathCase.strokes)
  func `a path's coverage is the exact area`(_ example: PathCase) {
    for (name, transform) in Self.transforms {
      let errors = Self.errors(example, CoverageTests.placed(transform))
      #expect(errors.mean <= 0.9, "\(name), of 255, over \(errors.count) edge pixels")
      #expect(errors.worst <= 4, "\(name)")
    }
  }

  @Test(arguments: PathCase.fills + PathCase.strokes)
  func `hit testing of a path agrees with its reference`(_ example: PathCase) {
    var random = Randomness(seed: 5)
    for _ in 0..<300 {
      let point = CGPoint(x: random.number(-40...40), y: random.number(-40...40))
      guard example.outline.contains(point, example.rule) != example.contains(point) else {
        continue
      }
      // The reference is flattened, so they may differ near an edge.
      let near = [(0.03, 0.0), (-0.03, 0), (0, 0.03), (0, -0.03)].map {
        example.contains(CGPoint(x: point.x + $0.0, y: point.y + $0.1))
      }
      #expect(near.contains(true) && near.contains(false), "\(point)")
    }
  }

  /// Differences from the reference in units of 1/255, over the pixels that are not completely covered or
  /// clear in both.
  static func errors(_ example: PathCase, _ transform: CGAffineTransform)
    -> (mean: Double, worst: Double, count: Int)
  {
    var list = DisplayList(size: CGSize(width: 120, height: 120), background: .black)
    list.transforms.append(transform)
    list.items = [.path(example.outline, example.rule, .color(.white), 1)]
    let picture = Rendering(list)
    let inverse = transform.inverted()
    func coverage(_ x: Int, _ y: Int, _ samples: [SIMD2<Double>]) -> Double {
      var inside = 0
      for sample in samples {
        let point = CGPoint(x: Double(x) + sample.x, y: Double(y) + sample.y)
        if example.contains(point.applying(inverse)) { inside += 1 }
      }
      return Double(inside) / Double(samples.count)
    }
    var (sum, worst, count) = (0.0, 0.0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let drawn = Double(picture.channel(1, x, y))
        let samples = picture.isUniform(around: x, y) ? [[0.5, 0.5]] : CoverageReference.scattered
        let expected = coverage(x, y, samples) * 255
        guard drawn != expected || (expected > 0 && expected < 255) else { continue }
        sum += abs(drawn - expected)
        worst = max(worst, abs(drawn - expected))
        count += 1
      }
    }
    return (count > 0 ? sum / Double(count) : 0, worst, count)
  }
}
