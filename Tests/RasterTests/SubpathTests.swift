// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Paths of many subpaths, of which some are filled separately, against a sweep of all of them.
@Suite struct SubpathTests {
  static func outline(_ random: inout Randomness) -> Outline {
    var builder = OutlineBuilder()
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let (x, y) = (random.number(-90...90), random.number(-90...90))
      let size = random.number(1...30)
      switch random.next() % 4 {
      case 0: builder.addRect(CGRect(x: x, y: y, width: size, height: random.number(1...30)))
      case 1:
        // Curved: some have two monotone chains, and in some these cross.
        builder.move(to: CGPoint(x: x, y: y))
        for _ in 0..<3 {
          builder.addQuadCurve(
            to: CGPoint(x: x + random.number(0...20), y: y + random.number(0...20)),
            control: CGPoint(x: x + random.number(0...20), y: y + random.number(0...20)))
        }
        builder.closeSubpath()
      default:
        builder.addEllipse(in: CGRect(x: x, y: y, width: size, height: random.number(1...30)))
      }
    }
    return builder.outline
  }

  @Test(arguments: 0..<300) func `a filled path equals a fill clipped to the path`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let outline = Self.outline(&random)
    let rule: FillRule = seed % 2 == 0 ? .nonZero : .evenOdd
    var list = DisplayList(size: CGSize(width: 180, height: 160), background: .black)
    list.transforms.append(
      CGAffineTransform(rotationAngle: random.number(0...6))
        .concatenating(CGAffineTransform(translationX: random.number(60...120), y: 80.3)))
    list.items = [.path(outline, rule, .color(.white), 1)]
    let filled = Rendering(list)
    list.items = [
      .beginLayer(.clipPath(outline, rule), 1),
      .fill(RoundedRect(CGRect(x: -300, y: -300, width: 600, height: 600)), .color(.white), 1),
      .endLayer,
    ]
    let clipped = Rendering(list)
    var most = 0
    for (one, other) in zip(filled.pixels, clipped.pixels) {
      most = max(most, abs(Int(one & 255) - Int(other & 255)))
    }
    #expect(most <= 1)
    #expect(filled.pixels.contains { $0 & 255 == 255 } || seed > 0)
  }
}
