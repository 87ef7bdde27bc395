// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Translucent cards over their own shadow, which are drawn in one pass.
@Suite struct ShadowBlendTests {
  static let size = CGSize(width: 300, height: 200)

  /// A card of random size with a random shadow, whose blur may be wide and whose offset large.
  static func card(_ random: inout Randomness, opacity: Float) -> [DisplayItem] {
    let isTiny = Int.random(in: 0..<4, using: &random) == 0
    let isFar = Int.random(in: 0..<4, using: &random) == 0
    let (width, height) =
      isTiny
      ? (random.number(0.3...9), random.number(0.3...9))
      : (random.number(20...160), random.number(20...160))
    let shape = RoundedRect(
      CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
      radius: random.number(0...40),
      corners: Bool.random(using: &random) ? .circular : .continuous)
    let away = isFar ? 200.0 : 9
    var color = random.color()
    color.opacity = opacity
    return [
      .beginLayer(
        .shadow(
          Bool.random(using: &random) ? .black : random.color(),
          radius: Float(random.number(0.2...24)), x: Float(random.number(-away...away)),
          y: Float(random.number(-away...away))), 1), .fill(shape, .color(color), 1), .endLayer,
    ]
  }

  static func list(
    _ seed: UInt64, opacity: Float = 0.8, width: CGFloat = size.width
  ) -> DisplayList {
    var random = Randomness(seed: seed)
    var list = DisplayList(
      size: CGSize(width: width, height: size.height), background: random.color().opaque)
    let turn = CGAffineTransform(rotationAngle: seed % 3 == 0 ? 0 : random.number(-4...4))
    let scale = seed % 2 == 0 ? 1 : random.number(0.4...2)
    list.transforms.append(
      turn.concatenating(CGAffineTransform(scaleX: scale, y: seed % 5 == 0 ? -scale : scale))
        .concatenating(
          CGAffineTransform(
            translationX: random.number(-20...width + 20),
            y: random.number(-20...size.height + 20))))
    list.items = card(&random, opacity: opacity)
    return list
  }

  /// The list with a gradient of the same color, which is not drawn in one pass with the shadow.
  static func separate(_ list: DisplayList) -> DisplayList {
    var list = list
    guard case .fill(let shape, .color(let color), let index) = list.items[1] else { return list }
    let stops = [ColorGradient.Stop(color, at: 0), ColorGradient.Stop(color, at: 1)]
    let gradient = ColorGradient(
      .linear(start: .zero, end: CGPoint(x: 100, y: 0)), stops: stops)
    list.items[1] = .fill(shape, .gradient(gradient), index)
    return list
  }

  /// The largest difference of any channel.
  static func maxDifference(_ some: [UInt32], _ others: [UInt32]) -> Int {
    var most = 0
    for (one, other) in zip(some, others) where one != other {
      for shift: UInt32 in [0, 8, 16, 24] {
        let (first, second) = (Int(one >> shift & 255), Int(other >> shift & 255))
        most = max(most, abs(first - second))
      }
    }
    return most
  }

  @Test(arguments: 0..<200) func `a card and its shadow in one pass equal two passes`(seed: UInt64)
  {
    let list = Self.list(seed, opacity: seed % 4 == 0 ? 1 : 0.7)
    // The gradient's colors are rounded to 255 steps.
    #expect(Self.maxDifference(Rendering(list).pixels, Rendering(Self.separate(list)).pixels) <= 2)
  }

  @Test(arguments: 0..<60)
  func `a shadow is the same on the background and on a fill of its color`(
    seed: UInt64
  ) {
    let list = Self.list(seed, opacity: seed % 4 == 0 ? 1 : 0.7, width: 1300)
    var covered = list
    covered.background = list.background == .black ? .white : .black
    covered.items.insert(
      .fill(
        RoundedRect(CGRect(x: -9, y: -9, width: 1318, height: 218)), .color(list.background), 0),
      at: 0)
    #expect(Rendering(covered) == Rendering(list))
  }

  @Test(arguments: 0..<60) func `a shadow is the same on one thread and on several`(seed: UInt64) {
    let list = Self.list(seed, opacity: seed % 4 == 0 ? 1 : 0.7)
    for threads in [2, 3, 7] {
      #expect(Rendering(list, by: Renderer(threads: threads)) == Rendering(list))
    }
  }

  @Test(arguments: 0..<60) func `an incremental update over a shadow equals a full redraw`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let list = Self.list(seed, opacity: seed % 4 == 0 ? 1 : 0.7)
    let surface = Surface(width: 300, height: 200)
    let renderer = Renderer(threads: seed % 2 == 0 ? 1 : 2)
    for _ in 0..<6 {
      var changed = list
      changed.items.append(
        .fill(
          RoundedRect(
            CGRect(
              x: random.number(0...250), y: random.number(0...180), width: 50,
              height: random.number(1...150))), .color(random.color()), 0))
      _ = renderer.update(changed, scale: 1, into: surface.buffer)
      #expect(surface.picture() == Rendering(changed))
    }
  }

  /// Over six items that do not change, which become the backdrop.
  @Test(arguments: 0..<40) func `a shadow over a cached backdrop equals a full redraw`(seed: UInt64)
  {
    var random = Randomness(seed: seed)
    var list = Self.list(seed, opacity: seed % 4 == 0 ? 1 : 0.7)
    let still = (0..<6).map { _ in DisplayItem.fill(random.shape(), .color(random.color()), 2) }
    list.transforms.append(CGAffineTransform(translationX: 150, y: 100))
    list.items.insert(contentsOf: still, at: 0)
    let surface = Surface(width: 300, height: 200)
    let renderer = Renderer()
    for step in 0..<8 {
      list.transforms[1].tx += 3.3
      list.transforms[1].ty -= CGFloat(step)
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      #expect(surface.picture() == Rendering(list))
    }
  }
}
