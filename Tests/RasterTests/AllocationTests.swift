// Part of Snapback, under the MIT licence; see LICENSE.

import CSpanPortable
import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct AllocationTests {
  /// So many cards with sprites, gradients, borders and shadows, and a line of text each.
  static func list(_ count: Int, step: Int) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 200, height: 150), background: .white)
    let card = RoundedRect(CGRect(x: -12, y: -9, width: 24, height: 18), radius: 4)
    let gradient = ColorGradient(
      .linear(start: .zero, end: CGPoint(x: 9, y: 9)),
      stops: [.init(.black, at: 0), .init(.white, at: 1)])
    for index in 0..<count {
      let place = CGAffineTransform(
        translationX: Double(index * 37 % 190) + 0.1 * Double(step), y: Double(index * 53 % 140))
      list.transforms.append(
        CGAffineTransform(rotationAngle: Double(index % 2) * 0.2).concatenating(place))
      let own = UInt32(index + 1)
      list.items += [
        .beginLayer(.shadow(.black, radius: 2, x: 0, y: 1), own),
        .fill(card, .color(.white), own), .endLayer,
        .fill(card, .gradient(gradient), own),
        .fill(card, .image(ImagePaint(Randomness.sprite, in: card.rect)), own),
        .stroke(card, width: 1, .color(.black), own),
        .glyphs(Self.run, .color(.black), own),
        .beginLayer(.opacity(0.5), own), .fill(card, .color(.white), own),
        .fill(card, .color(.black), own), .endLayer,
        .beginLayer(.clip(card), own), .fill(card, .color(.white), own), .endLayer,
      ]
    }
    return list
  }

  static let run = Letters.run(4, at: CGPoint(x: -9, y: 3), size: 9)

  /// How often a frame asks for memory, when those before it were like it.
  static func allocations(_ count: Int) -> Int {
    let renderer = Renderer()
    let surface = Surface(width: 200, height: 150)
    let lists = (0..<12).map { list(count, step: $0) }
    for list in lists { renderer.draw(list, scale: 1, into: surface.buffer) }
    let before = portable_allocations()
    for list in lists { renderer.draw(list, scale: 1, into: surface.buffer) }
    return (Int(portable_allocations()) - Int(before)) / lists.count
  }

  @Test func `a frame asks for no memory for any of its items`() {
    let before = portable_allocations()
    let surfaces = (0..<9).map { Surface(width: $0, height: 1) }
    #expect(portable_allocations() > before + surfaces.count, "allocations are not counted")
    let (few, many) = (Self.allocations(10), Self.allocations(100))
    #expect(many - few < 10, "\(few) for 10 cards, \(many) for 100")
    #expect(few < 30)
  }
}
