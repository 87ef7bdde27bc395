// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Outlines filled by the loops in C, which know convex ones alone, against the sums that know any.
@Suite struct ConvexTests {
  /// The layers that the shape is drawn on: none, or one that extends beyond the picture.
  static let layers: [LayerEffect?] = [
    nil, .projection(Projection([0.8, 0, 0.0006], [0, 1, 0], [0, 0, 1])), .blur(radius: 3),
  ]

  static func list(_ shape: RoundedRect, _ paint: Paint, _ transform: CGAffineTransform, layer: Int)
    -> DisplayList
  {
    var list = DisplayList(size: CGSize(width: 200, height: 150), background: .black)
    list.transforms.append(transform)
    list.items = [.fill(shape, paint, 1)]
    if let effect = layers[layer] {
      list.transforms.append(CGAffineTransform(translationX: 100, y: 75))
      list.items = [.beginLayer(effect, 2)] + list.items + [.endLayer]
    }
    return list
  }

  @Test(arguments: 0..<120) func `a color covers what a gradient of it covers`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let size = CGSize(width: random.number(1...260), height: random.number(1...260))
    let shape = RoundedRect(
      CGRect(origin: CGPoint(x: size.width / -2, y: size.height / -2), size: size),
      radius: CGFloat(random.number(0...60)), corners: seed % 4 == 0 ? .continuous : .circular)
    expectSameCoverage(shape, &random, seed: seed)
  }

  /// Lines whose rows have at most eight pixels, or a few more.
  @Test(arguments: 0..<120) func `a thin line of a color covers what a gradient of it covers`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let line = RoundedRect(
      CGRect(x: 0, y: -100, width: random.number(0.1...(seed % 2 == 0 ? 3 : 16)), height: 200))
    expectSameCoverage(line, &random, seed: seed)
  }

  private func expectSameCoverage(
    _ shape: RoundedRect, _ random: inout Randomness, seed: UInt64
  ) {
    let transform = CGAffineTransform(rotationAngle: seed % 5 == 0 ? 0 : random.number(-4...4))
      .concatenating(CGAffineTransform(scaleX: random.number(0.3...2), y: random.number(0.3...2)))
      .concatenating(
        CGAffineTransform(translationX: random.number(-60...260), y: random.number(-80...230)))
    let gradient = ColorGradient(
      .linear(start: .zero, end: CGPoint(x: 1, y: 1)),
      stops: [.init(.white, at: 0), .init(.white, at: 1)])
    for layer in Self.layers.indices {
      let one = Rendering(Self.list(shape, .color(.white), transform, layer: layer))
      let other = Rendering(Self.list(shape, .gradient(gradient), transform, layer: layer))
      var most = 0
      for (a, b) in zip(one.pixels, other.pixels) {
        most = max(most, abs(Int(a & 255) - Int(b & 255)))
      }
      #expect(most <= 1, "layer \(layer)")
    }
  }
}
