// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Renderings that must stay the same to the bit, in debug and release builds, with every instruction set.
@Suite struct GoldenTests {
  @Test func `a turned card with a shadow`() throws {
    var list = DisplayList(size: CGSize(width: 44, height: 30), background: .white)
    list.transforms.append(
      CGAffineTransform(rotationAngle: 0.2)
        .concatenating(CGAffineTransform(translationX: 21.5, y: 13.5)))
    list.items = [
      .beginLayer(.shadow(.black, radius: 2.5, x: 0, y: 3), 1),
      .fill(
        RoundedRect(CGRect(x: -14, y: -8, width: 28, height: 16), radius: 4, corners: .continuous),
        .color(ResolvedColor(red: 0.9, green: 0.3, blue: 0.1)), 1),
      .endLayer,
    ]
    let difference = try GoldenImage.difference(Rendering(list), named: "card")
    #expect(difference == nil)
  }

  /// The halves are images of their own, so that none is larger than allowed.
  @Test(arguments: [UInt64(1), 2, 3, 5, 8, 13])
  func `a random list of all items, paints and effects`(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    let rendering = Rendering(random.list())
    let middle = rendering.height / 2
    let top = try GoldenImage.difference(
      rendering.rows(0..<middle), named: "random-\(seed)-top")
    let bottom = try GoldenImage.difference(
      rendering.rows(middle..<rendering.height), named: "random-\(seed)-bottom")
    #expect(top == nil)
    #expect(bottom == nil)
  }
}
