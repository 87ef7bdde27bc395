// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import SDLBackend
import Testing

/// Pictures of the mouse pointer that programs draw.
@Suite struct PointerImageTests {
  private func image(
    _ rect: CGRect, of size: CGSize, hotSpot: CGPoint = .zero, scale: Double = 1
  ) -> CursorImage? {
    var list = DisplayList(size: .zero, background: .white)
    list.items = [
      .fill(
        RoundedRect(rect), .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1)), 0)
    ]
    return CursorImage(PointerImage(list: list, size: size, hotSpot: hotSpot), scale: scale)
  }

  @Test func `the picture is clear where nothing is drawn, and premultiplied at edges`() throws {
    let picture = try #require(
      image(CGRect(x: 1, y: 0, width: 1.5, height: 1), of: CGSize(width: 4, height: 1)))
    #expect(picture.width == 4 && picture.height == 1)
    #expect(picture.pixels[0] == 0 && picture.pixels[3] == 0)
    #expect(picture.pixels[1] == 0xFFFF_0000)
    let edge = picture.pixels[2]
    let (opacity, red) = (Int(edge >> 24), Int(edge >> 16 & 0xFF))
    #expect(abs(opacity - red) <= 1 && (120...136).contains(opacity))
  }

  @Test func `the picture has the pixels of its scale, and its hot spot is one of them`() throws {
    let rect = CGRect(x: 0, y: 0, width: 3, height: 3)
    let size = CGSize(width: 3, height: 3)
    let picture = try #require(image(rect, of: size, hotSpot: CGPoint(x: 3, y: 1), scale: 1.5))
    #expect(picture.width == 5 && picture.height == 5)
    #expect(picture.hotSpot == (4, 1))
    #expect(image(rect, of: .zero) == nil)
    #expect(image(rect, of: CGSize(width: CGFloat.nan, height: 3)) == nil)
    #expect(image(rect, of: CGSize(width: 1e9, height: 3))?.width == 512)
  }
}
