// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Raster
import Testing

@Suite struct BlendingTests {
  /// A list that fills the whole picture with each color, one over the other.
  static func covered(_ colors: [ResolvedColor], width: Int) -> DisplayList {
    var list = DisplayList(size: CGSize(width: width, height: 1), background: colors[0].opaque)
    for color in colors.dropFirst() {
      list.items.append(
        .fill(RoundedRect(CGRect(x: 0, y: 0, width: width, height: 1)), .color(color), 0))
    }
    return list
  }

  @Test(arguments: [1, 3, 7, 8, 9, 16, 31])
  func `source-over of two colors is exact to 0.53 of 255`(width: Int) {
    var random = Randomness(seed: 7)
    for _ in 0..<2000 {
      let below = random.color().opaque
      let above = random.color()
      let background = Rendering(Self.covered([below], width: width))
      let picture = Rendering(Self.covered([below, above], width: width))
      for (channel, over) in [above.blue, above.green, above.red, 1].enumerated() {
        let under = Double(background.channel(UInt32(channel), 0, 0))
        let exact =
          Double(over * above.opacity) * 255 + under * (1 - Double(above.opacity))
        for x in 0..<width {
          let drawn = Double(picture.channel(UInt32(channel), x, 0))
          #expect(abs(drawn - exact) <= 0.53, "\(above) over \(below)")
        }
      }
    }
  }

  @Test func `an opaque color is drawn unchanged, and a clear one not at all`() {
    for value in 0...255 {
      let grey = ResolvedColor(
        red: Float(value) / 255, green: Float(255 - value) / 255, blue: Float(value) / 255)
      var clear = grey
      clear.opacity = 0
      let picture = Rendering(Self.covered([.white, grey, clear], width: 9))
      let expected =
        0xff00_0000 | UInt32(value) << 16 | UInt32(255 - value) << 8 | UInt32(value)
      #expect(picture.pixels == Array(repeating: expected, count: 9))
    }
  }

  @Test func `white over white stays white, at every opacity`() {
    for step in 0...1000 {
      var white = ResolvedColor.white
      white.opacity = Float(step) / 1000
      let picture = Rendering(Self.covered([.white, white], width: 11))
      #expect(picture.pixels.allSatisfy { $0 == 0xffff_ffff })
    }
  }

  @Test func `a layer's opacity applies once where its shapes overlap`() {
    var list = DisplayList(size: CGSize(width: 20, height: 1), background: .black)
    list.items = [
      .beginLayer(.opacity(0.5), 0),
      .fill(RoundedRect(CGRect(x: 0, y: 0, width: 12, height: 1)), .color(.white), 0),
      .fill(RoundedRect(CGRect(x: 6, y: 0, width: 12, height: 1)), .color(.white), 0),
      .endLayer,
    ]
    let picture = Rendering(list)
    #expect((0..<18).allSatisfy { (127...128).contains(picture.channel(1, $0, 0)) })
    #expect(picture.channel(1, 18, 0) == 0)
  }

  @Test func `color components that are NaN or out of range are clamped`() {
    let odd = ResolvedColor(red: .nan, green: 7, blue: -.infinity, opacity: .infinity)
    #expect(Rendering(Self.covered([.white, odd], width: 1)).pixels == [0xff00_ff00])
  }
}
