// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct CoverageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var shape: RoundedRect
    var stroke: Double?
    var transform: CGAffineTransform
    var testDescription: String { name }
  }

  @Test func `a card rotated by 8 degrees equals 16 x 16 supersampling`() {
    let shape = RoundedRect(CGRect(x: -30, y: -50, width: 60, height: 100), radius: 12)
    let errors = Self.errors(
      Case(name: "", shape: shape, transform: Self.placed(.init(rotationAngle: 8 * .pi / 180))),
      samples: CoverageReference.grid)
    #expect(errors.mean <= 1, "of 255, over \(errors.count) edge pixels")
    #expect(errors.worst <= 6)
  }

  @Test(arguments: cases) func `coverage is the exact area`(_ example: Case) {
    let errors = Self.errors(example, samples: CoverageReference.scattered)
    #expect(errors.mean <= 0.7, "of 255, over \(errors.count) edge pixels")
    #expect(errors.worst <= 3)
  }

  static let cases: [Case] = {
    let shapes: [(String, RoundedRect, Double?)] = [
      ("rectangle", RoundedRect(CGRect(x: -20, y: -14, width: 40, height: 28)), nil),
      ("card", RoundedRect(CGRect(x: -20, y: -30, width: 40, height: 60), radius: 9), nil),
      ("tiny radius", RoundedRect(CGRect(x: -20, y: -14, width: 40, height: 28), radius: 0.6), nil),
      ("circle", RoundedRect(CGRect(x: -25, y: -25, width: 50, height: 50), radius: 25), nil),
      ("dot", RoundedRect(CGRect(x: -0.7, y: -0.7, width: 1.4, height: 1.4), radius: 0.7), nil),
      ("capsule", RoundedRect(CGRect(x: -30, y: -9, width: 60, height: 18), radius: 99), nil),
      ("hairline", RoundedRect(CGRect(x: -30, y: -0.2, width: 60, height: 0.4)), nil),
      (
        "continuous",
        RoundedRect(
          CGRect(x: -30, y: -25, width: 60, height: 50), radius: 14, corners: .continuous), nil
      ),
      ("border", RoundedRect(CGRect(x: -25, y: -20, width: 50, height: 40), radius: 8), 3),
      ("thin border", RoundedRect(CGRect(x: -25, y: -20, width: 50, height: 40), radius: 8), 0.5),
      ("fat border", RoundedRect(CGRect(x: -15, y: -10, width: 30, height: 20), radius: 5), 14),
      ("sharp border", RoundedRect(CGRect(x: -25, y: -20, width: 50, height: 40)), 2),
    ]
    let transforms: [(String, CGAffineTransform)] = [
      ("upright", .identity),
      ("at whole pixels", CGAffineTransform(translationX: -0.3125, y: -0.6875)),
      ("rotated 8", CGAffineTransform(rotationAngle: 8 * .pi / 180)),
      ("rotated 45", CGAffineTransform(rotationAngle: .pi / 4)),
      ("rotated -137", CGAffineTransform(rotationAngle: -137 * .pi / 180)),
      ("mirrored", CGAffineTransform(a: -0.9, b: 0.2, c: 0.1, d: 1, tx: 0, ty: 0)),
      ("sheared", CGAffineTransform(a: 1, b: 0.3, c: -0.7, d: 0.8, tx: 0, ty: 0)),
      ("squeezed", CGAffineTransform(a: 1.3, b: 0, c: 0, d: 0.25, tx: 0, ty: 0)),
      ("almost upright", CGAffineTransform(rotationAngle: 1e-4)),
    ]
    return transforms.flatMap { transform in
      shapes.map { shape in
        Case(
          name: "\(shape.0), \(transform.0)", shape: shape.1, stroke: shape.2,
          transform: placed(transform.1))
      }
    }
  }()

  static func placed(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: 60.3125, y: 60.6875))
  }

  /// Differences from the reference in units of 1/255, over the pixels that are not completely covered or
  /// clear in both.
  static func errors(_ example: Case, samples: [SIMD2<Double>])
    -> (mean: Double, worst: Double, count: Int)
  {
    var list = DisplayList(size: CGSize(width: 120, height: 120), background: .black)
    list.transforms.append(example.transform)
    let paint = Paint.color(.white)
    list.items.append(
      example.stroke.map { .stroke(example.shape, width: Float($0), paint, 1) }
        ?? .fill(example.shape, paint, 1))
    let picture = Rendering(list)
    let reference = CoverageReference(
      example.shape, strokeWidth: example.stroke, example.transform, samples: samples)
    // Far from any edge one sample is enough.
    let center = CoverageReference(
      example.shape, strokeWidth: example.stroke, example.transform, samples: [[0.5, 0.5]])
    var (sum, worst, count) = (0.0, 0.0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let drawn = Double(picture.channel(1, x, y))
        let isUniform = picture.isUniform(around: x, y)
        let expected = (isUniform ? center : reference).coverage(x, y) * 255
        guard drawn != expected || (expected > 0 && expected < 255) else { continue }
        sum += abs(drawn - expected)
        worst = max(worst, abs(drawn - expected))
        count += 1
      }
    }
    return (count > 0 ? sum / Double(count) : 0, worst, count)
  }
}
