// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Fills that come first, whose color over the background is computed once.
@Suite struct FlatBackgroundTests {
  private static let size = CGSize(width: 300, height: 220)
  private static let color = ResolvedColor(red: 0.85, green: 0.7, blue: 0.35)

  /// A random shape in a random position, often clipped by the edges.
  private static func fill(_ random: inout Randomness) -> (DisplayItem, CGAffineTransform) {
    let (width, height) = (random.number(1...700), random.number(1...500))
    let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    let shape = RoundedRect(
      rect, radius: random.number(0...60),
      corners: Bool.random(using: &random) ? .continuous : .circular)
    let turned = CGAffineTransform(
      rotationAngle: Bool.random(using: &random) ? 0 : random.number(-4...4)
    ).concatenating(
      CGAffineTransform(translationX: random.number(-60...360), y: random.number(-60...280)))
    return (.fill(shape, .color(random.color()), 1), turned)
  }

  @Test(arguments: 0..<150)
  func `a first fill gives the same pixels as one over a fill of the background`(seed: Int) {
    var random = Randomness(seed: UInt64(seed))
    let (item, transform) = Self.fill(&random)
    var list = DisplayList(size: Self.size, background: Self.color)
    list.transforms.append(transform)
    list.items = [item, item]
    var over = list
    over.items.insert(
      .fill(RoundedRect(CGRect(origin: .zero, size: Self.size)), .color(Self.color), 0), at: 0)
    let isSame = Rendering(list) == Rendering(over)
    #expect(isSame)
  }

  @Test(arguments: 0..<150)
  func `a first fill of a layer gives the same pixels as a second one`(seed: Int) {
    var random = Randomness(seed: UInt64(seed))
    let (item, transform) = Self.fill(&random)
    let effects: [LayerEffect] = [
      .opacity(0.6), .blend(.multiply), .filter(.saturation(0.4)), .blur(radius: 3),
      .shadow(.black, radius: 4, x: 2, y: 3),
      .clip(RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 180), radius: 40)),
    ]
    let effect = effects[seed % effects.count]
    var list = DisplayList(size: Self.size, background: Self.color)
    list.transforms.append(transform)
    // A line longer than the shape, so that the shadow is not that of a single shape.
    let line = DisplayItem.fill(
      RoundedRect(CGRect(x: -1000, y: 100, width: 3000, height: 1)), .color(.black), 0)
    list.items = [.beginLayer(effect, 0), item, line, .endLayer]
    var second = list
    second.items.insert(Self.invisible, at: 1)
    // The renderer's layers have other pixels at first.
    let renderer = Renderer()
    var opaque = list
    opaque.items = [.beginLayer(effect, 0), Self.cover, line, .endLayer]
    _ = Rendering(opaque, by: renderer)
    let isSame = Rendering(list, by: renderer) == Rendering(second)
    #expect(isSame)
  }

  private static let cover = DisplayItem.fill(
    RoundedRect(CGRect(x: -500, y: -500, width: 1300, height: 1300)), .color(.black), 0)

  /// An item that touches all pixels and changes none.
  private static let invisible = DisplayItem.fill(
    RoundedRect(CGRect(origin: .zero, size: size)),
    .gradient(
      ColorGradient(
        .linear(start: .zero, end: CGPoint(x: 300, y: 0)),
        stops: [.init(.clear, at: 0), .init(.clear, at: 1)])), 0)
}
