// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct RobustnessTests {
  static let odd: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e-30, -1e-30, 1e5, -1e5, 1e9, 1e18, -1e18, 1e30, 1e300, .nan, .infinity,
    -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  @Test(arguments: 0..<300) func `extreme and invalid numbers neither crash nor write outside`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    func odd() -> Double {
      Bool.random(using: &random)
        ? random.number(-50...50) : (Self.odd.randomElement(using: &random) ?? 0)
    }
    var list = DisplayList(size: CGSize(width: 30, height: 20), background: .black)
    for _ in 0..<4 {
      list.transforms.append(
        CGAffineTransform(a: odd(), b: odd(), c: odd(), d: odd(), tx: odd(), ty: odd()))
    }
    for _ in 0..<12 {
      var shape = RoundedRect(
        CGRect(x: odd(), y: odd(), width: odd(), height: odd()), radius: odd(),
        corners: Bool.random(using: &random) ? .circular : .continuous)
      (shape.x, shape.y) = (Float(odd()), Float(odd()))
      (shape.width, shape.height, shape.radius) = (Float(odd()), Float(odd()), Float(odd()))
      let transform = UInt32.random(in: 0...6, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 5:
        list.items.append(
          .beginLayer(
            .projection(
              Projection([odd(), odd(), odd()], [odd(), odd(), odd()], [odd(), odd(), odd()])),
            transform))
      case 6, 7:
        let outline = oddOutline(odd)
        list.items.append(.path(outline, random.rule(), random.paint(), transform))
        _ = outline.trimmed(from: odd(), to: odd())
        _ = outline.contains(CGPoint(x: odd(), y: odd()))
        list.items.append(.beginLayer(.clipPath(oddOutline(odd), random.rule()), transform))
        list.items.append(.path(oddLine(odd), .nonZero, .color(.white), transform))
      case 0: list.items.append(.stroke(shape, width: Float(odd()), random.paint(), transform))
      case 1:
        list.items.append(
          .beginLayer(
            .shadow(random.color(), radius: Float(odd()), x: Float(odd()), y: Float(odd())),
            transform))
      case 2: list.items.append(.beginLayer(.clip(shape), transform))
      case 3: list.items.append(.endLayer)
      case 4: list.items.append(.beginLayer(.opacity(Float(odd())), transform))
      default: list.items.append(.fill(shape, random.paint(), transform))
      }
    }
    _ = Rendering(list, scale: odd(), width: 30, height: 20)
  }

  @Test func `an image on glyphs under an almost flat transform does not crash`() {
    var list = DisplayList(size: CGSize(width: 60, height: 60), background: .black)
    for tiny in [1e-300, 1e-200, 1e-160] {
      // Its inverse is finite, but the inverse of the map to texels is not.
      list.transforms = [CGAffineTransform(a: tiny, b: -0.5, c: tiny, d: 0.9, tx: 20, ty: 30)]
      let image = SpritePaint(Randomness.sprite, in: CGRect(x: -20, y: -20, width: 70, height: 90))
      list.items = [
        .glyphs(TestGlyphs.run(5, at: CGPoint(x: 3, y: 3), size: 11), .image(image), 0),
        .stroke(
          RoundedRect(CGRect(x: -9, y: -9, width: 30, height: 20)), width: 4, .image(image), 0),
      ]
      _ = Rendering(list)
    }
  }

  /// Elements of all kinds in random order, with extreme and invalid coordinates.
  private func oddOutline(_ odd: () -> Double) -> Outline {
    func point() -> CGPoint { CGPoint(x: odd(), y: odd()) }
    return Outline(
      (0..<8).map { _ -> PathElement in
        switch abs(odd()) {
        case ..<4: .move(to: point())
        case ..<9: .closeSubpath
        case ..<20: .line(to: point())
        case ..<35: .quadCurve(to: point(), control: point())
        default: .curve(to: point(), control1: point(), control2: point())
        }
      })
  }

  private func oddLine(_ odd: () -> Double) -> Outline {
    oddOutline(odd).stroked(
      StrokeStyle(
        lineWidth: odd(), lineCap: .round, lineJoin: .miter, miterLimit: odd(),
        dash: [odd(), odd()], dashPhase: odd()))
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func `a path of 100 000 elements that cross each other is drawn`(rule: FillRule) {
    var random = Randomness(seed: 1)
    var builder = OutlineBuilder()
    for _ in 0..<100_000 {
      builder.addLine(to: CGPoint(x: random.number(0...40), y: random.number(0...40)))
    }
    var list = DisplayList(size: CGSize(width: 40, height: 40), background: .black)
    list.items = [.path(builder.outline, rule, .color(.white), 0)]
    let total = Rendering(list).total()
    // Nearly everything is inside, or half of it.
    #expect(rule == .nonZero ? total > 1500 : abs(total - 800) < 60, "\(total)")
  }

  @Test func `drawing into buffers without pixels does nothing`() {
    let list = StabilityTests.card(.identity)
    for (width, height) in [(0, 0), (0, 7), (7, 0), (1, 1)] {
      _ = Rendering(list, width: width, height: height)
    }
  }

  @Test(arguments: [1e3, 1e5, 1e7, 1e9]) func `the edge of a very large card is exact`(
    size: Double
  ) {
    var list = DisplayList(size: CGSize(width: 64, height: 64), background: .black)
    list.transforms.append(
      CGAffineTransform(rotationAngle: .pi / 6)
        .concatenating(CGAffineTransform(translationX: 32, y: 32)))
    list.items.append(
      .fill(
        RoundedRect(CGRect(x: 0, y: -size / 2, width: size, height: size)), .color(.white), 1))
    let half = Rendering(list).total()
    #expect(abs(half - 64 * 64 / 2) < 4)
  }

  @Test
  func `an end without a layer is ignored, and a layer without an end extends to the last item`() {
    var list = StabilityTests.card(.identity)
    let plain = Rendering(list)
    list.items.insert(.endLayer, at: 0)
    list.items.append(.endLayer)
    #expect(Rendering(list) == plain)
    list.items.insert(.beginLayer(.opacity(0), 0), at: 1)
    list.items.removeLast()
    #expect(Rendering(list).total() == 0)
  }
}
