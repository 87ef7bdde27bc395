// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct ShadowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var shape: RoundedRect
    var radius: Double
    var transform: CGAffineTransform
    var testDescription: String { name }
  }

  static let cases: [Case] = {
    let middle = CGAffineTransform(translationX: 80.3, y: 79.6)
    let turned = CGAffineTransform(rotationAngle: 0.3).concatenating(middle)
    let card = RoundedRect(CGRect(x: -40, y: -25, width: 80, height: 50), radius: 10)
    return [
      Case(name: "card", shape: card, radius: 4, transform: middle),
      Case(name: "turned", shape: card, radius: 4, transform: turned),
      Case(name: "radius 5", shape: card, radius: 5, transform: turned),
      Case(name: "radius 10", shape: card, radius: 10, transform: turned),
      Case(name: "radius 20", shape: card, radius: 20, transform: turned),
      Case(name: "wide blur", shape: card, radius: 14, transform: turned),
      Case(
        name: "small", shape: RoundedRect(CGRect(x: -4, y: -3, width: 8, height: 6), radius: 2),
        radius: 9, transform: turned),
      Case(
        name: "circle",
        shape: RoundedRect(CGRect(x: -20, y: -20, width: 40, height: 40), radius: 20), radius: 6,
        transform: turned),
      Case(
        name: "scaled", shape: card, radius: 3,
        transform: CGAffineTransform(scaleX: 1.5, y: 1.5).concatenating(turned)),
    ]
  }()

  /// The shadow alone, white on black: a large offset moves the shape itself out of the picture.
  static func alone(_ example: Case, doubled: Bool) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 160, height: 160), background: .black)
    let away = CGAffineTransform(translationX: 0, y: -300)
    list.transforms.append(example.transform.concatenating(away))
    list.transforms.append(
      CGAffineTransform(
        scaleX: sqrt(example.transform.determinant), y: sqrt(example.transform.determinant)))
    let back = Float(300 / sqrt(example.transform.determinant))
    list.items = [
      .beginLayer(.shadow(.white, radius: Float(example.radius), x: 0, y: back), 2),
      .fill(example.shape, .color(.black), 1),
      .endLayer,
    ]
    // With two shapes the layer's pixels are blurred.
    if doubled { list.items.insert(list.items[1], at: 1) }
    return list
  }

  /// The shape's coverage, blurred by direct convolution with a Gaussian.
  static func reference(_ example: Case) -> [Double] {
    let samples: [SIMD2<Double>] = (0..<100).map { index in
      [(Double(index % 10) + 0.5) / 10, (Double(index / 10) + 0.5) / 10]
    }
    let shape = CoverageReference(example.shape, example.transform, samples: samples)
    let (size, margin, reach) = (160, 50, 70)
    let side = size + 2 * margin
    var values: [Double] = []
    for y in 0..<side {
      for x in 0..<side { values.append(shape.coverage(x - margin, y - margin)) }
    }
    let sigma = example.radius * abs(example.transform.determinant).squareRoot()
    var kernel: [Double] = []
    for offset in -reach...reach {
      let distance = Double(offset) / sigma
      kernel.append(exp(-0.5 * distance * distance))
    }
    let sum = kernel.reduce(0, +)
    for step in [1, side] {
      var blurred = values
      for index in values.indices {
        let position = step == 1 ? index % side : index / side
        var value = 0.0
        for offset in max(-reach, -position)...min(reach, side - 1 - position) {
          value += values[index + offset * step] * kernel[offset + reach]
        }
        blurred[index] = value / sum
      }
      values = blurred
    }
    var inner: [Double] = []
    for y in 0..<size {
      for x in 0..<size { inner.append(values[(y + margin) * side + x + margin]) }
    }
    return inner
  }

  /// Differences from the reference, of 255.
  static func errors(_ example: Case, doubled: Bool) -> (mean: Double, worst: Double) {
    let picture = Rendering(alone(example, doubled: doubled))
    var (sum, worst) = (0.0, 0.0)
    for (index, expected) in reference(example).enumerated() {
      let drawn = Double(picture.channel(1, index % 160, index / 160))
      sum += abs(drawn - expected * 255)
      worst = max(worst, abs(drawn - expected * 255))
    }
    return (sum / Double(160 * 160), worst)
  }

  @Test(arguments: cases) func `a shape's shadow is the shape blurred by a Gaussian`(
    _ example: Case
  ) {
    let errors = Self.errors(example, doubled: false)
    #expect(errors.worst <= 2.3)
    #expect(errors.mean <= 0.3)
  }

  @Test(arguments: cases) func `a layer's shadow approximates the Gaussian blur`(_ example: Case) {
    let errors = Self.errors(example, doubled: true)
    // Box filters only approximate a Gaussian, and the offset is rounded to whole pixels.
    #expect(errors.worst <= 12)
  }

  @Test func `the shadow below an opaque card does not change the card's pixels`() {
    var list = StabilityTests.card(.init(rotationAngle: 0.2))
    list.items.insert(.beginLayer(.shadow(.black, radius: 8, x: 3, y: 5), 1), at: 0)
    list.items.append(.endLayer)
    list.background = .white
    var bare = list
    bare.items = [
      list.items[0],
      .fill(
        RoundedRect(CGRect(x: -30, y: -50, width: 60, height: 100), radius: 12), .color(.white), 1),
      .endLayer,
    ]
    #expect(Rendering(list) == Rendering(bare))
    let picture = Rendering(list)
    #expect(picture.channel(1, 70, 70) == 255)
    #expect(picture.channel(1, 70, 125) < 200)
  }

  /// Sizes so close together that the blurred shapes share a table.
  @Test(arguments: [RoundedRect.Corners.circular, .continuous])
  func `a shadow does not depend on the shapes drawn before`(corners: RoundedRect.Corners) {
    var random = Randomness(seed: 7)
    func shadowed(_ side: Double, _ height: Double) -> DisplayList {
      var list = DisplayList(size: CGSize(width: 200, height: 200), background: .white)
      let frame = CGRect(x: 40, y: 50, width: side, height: height)
      list.items = [
        .beginLayer(.shadow(.black, radius: 20, x: 0, y: 2), 0),
        .fill(RoundedRect(frame, radius: 30, corners: corners), .color(.white), 0), .endLayer,
      ]
      return list
    }
    for _ in 0..<40 {
      let (side, height) = (random.number(62...98), random.number(62...98))
      let renderer = Renderer()
      _ = Rendering(shadowed(side, height), by: renderer)
      let next = shadowed(side + random.number(-0.6...0.6), height + random.number(-0.6...0.6))
      #expect(Rendering(next, by: renderer) == Rendering(next))
    }
  }

  @Test func `a shadow without blur is the shape itself with an offset`() {
    var list = DisplayList(size: CGSize(width: 40, height: 40), background: .white)
    let shape = RoundedRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    list.items = [
      .beginLayer(.shadow(.black, radius: 0, x: 20, y: 15), 0), .fill(shape, .color(.white), 0),
      .endLayer,
    ]
    var moved = list
    moved.items = [
      .fill(RoundedRect(CGRect(x: 25, y: 20, width: 10, height: 10)), .color(.black), 0)
    ]
    #expect(Rendering(list) == Rendering(moved))
  }
}
