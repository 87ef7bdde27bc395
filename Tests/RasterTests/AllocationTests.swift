// Part of Snapback, under the MIT licence; see LICENSE.

import CAllocationCounter
import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct AllocationTests {
  /// The given number of cards with sprites, gradients, borders and shadows, and a line of text each.
  static func list(_ count: Int, step: Int) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 200, height: 150), background: .white)
    let card = RoundedRect(CGRect(x: -12, y: -9, width: 24, height: 18), radius: 4)
    let gradient = ColorGradient(
      .linear(start: .zero, end: CGPoint(x: 9, y: 9)),
      stops: [.init(.black, at: 0), .init(.white, at: 1)])
    for index in 0..<count {
      let position = CGAffineTransform(
        translationX: Double(index * 37 % 190) + 0.1 * Double(step), y: Double(index * 53 % 140))
      list.transforms.append(
        CGAffineTransform(rotationAngle: Double(index % 2) * 0.2).concatenating(position))
      let transform = UInt32(index + 1)
      list.items += [
        .beginLayer(.shadow(.black, radius: 2, x: 0, y: 1), transform),
        .fill(card, .color(.white), transform), .endLayer,
        .fill(card, .gradient(gradient), transform),
        .fill(card, .image(SpritePaint(Randomness.sprite, in: card.rect)), transform),
        .stroke(card, width: 1, .color(.black), transform),
        .glyphs(Self.run, .color(.black), transform),
        .beginLayer(.opacity(0.5), transform), .fill(card, .color(.white), transform),
        .fill(card, .color(.black), transform), .endLayer,
        .beginLayer(.clip(card), transform), .fill(card, .color(.white), transform), .endLayer,
      ]
    }
    return list
  }

  static let run = TestGlyphs.run(4, at: CGPoint(x: -9, y: 3), size: 9)

  /// The number of allocations per frame after similar frames.
  static func allocations(_ count: Int) -> Int {
    let renderer = Renderer()
    let surface = Surface(width: 200, height: 150)
    let lists = (0..<12).map { list(count, step: $0) }
    for list in lists { renderer.draw(list, scale: 1, into: surface.buffer) }
    let before = allocation_count()
    for list in lists { renderer.draw(list, scale: 1, into: surface.buffer) }
    return (Int(allocation_count()) - Int(before)) / lists.count
  }

  @Test func `a frame allocates no memory per item`() {
    let before = allocation_count()
    let surfaces = (0..<9).map { Surface(width: $0, height: 1) }
    #expect(allocation_count() > before + surfaces.count, "allocations are not counted")
    let (few, many) = (Self.allocations(10), Self.allocations(100))
    #expect(many - few < 10, "\(few) for 10 cards, \(many) for 100")
    #expect(few < 30)
  }
}
