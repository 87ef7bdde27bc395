// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Testing

@Suite struct DisplayListTests {
  @Test func `an item fits in 64 bytes and is Sendable`() {
    func strideOfSendable<T: Sendable>(_ type: T.Type) -> Int { MemoryLayout<T>.stride }
    #expect(strideOfSendable(DisplayItem.self) <= 64)
    #expect(strideOfSendable(DisplayList.self) > 0)
  }

  @Test func `a list prints one line for each item, indented in layers`() {
    var list = DisplayList(
      size: CGSize(width: 390, height: 844),
      background: ResolvedColor(red: 0.949, green: 0.949, blue: 0.969))
    list.transforms.append(CGAffineTransform(translationX: 12, y: -0.5))
    list.transforms.append(CGAffineTransform(scaleX: 2, y: 1.0 / 3))
    let card = RoundedRect(
      CGRect(x: 45, y: 172, width: 300, height: 500), radius: 25, corners: .continuous)
    let half = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.3)
    let dot = Mask(name: "dot", width: 1, height: 1, coverage: [255])
    let doge = Sprite(name: "doge", width: 1, height: 1, pixels: [0])
    let fade = ColorGradient(
      .linear(start: .zero, end: CGPoint(x: 0, y: 10)),
      stops: [.init(.white, at: 0), .init(half, at: 1)])
    list.items = [
      .beginLayer(.shadow(half, radius: 20, x: 0, y: 8), 1),
      .fill(card, .color(.white), 1),
      .beginLayer(.clip(card), 0),
      .fill(card, .image(SpritePaint(doge, in: card.rect, tint: .black)), 2),
      .endLayer,
      .endLayer,
      .stroke(RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10)), width: 1.5, .color(half), 0),
      .mask(dot, RoundedRect(CGRect(x: 1, y: 2, width: 3, height: 4)), .gradient(fade), 9),
      .endLayer,
      .beginLayer(.opacity(0.25), 0),
    ]
    #expect(
      list.description == """
        list 390 x 844 on #f2f2f7
        layer shadow #000000 @ 0.3 radius 20 offset 0 8  moved 12 -0.5
          fill 45 172 300 500 ~r25 #ffffff  moved 12 -0.5
          layer clip 45 172 300 500 ~r25
            fill 45 172 300 500 ~r25 image doge in 45 172 300 500 tint #000000  by [2 0 0 0.333 0 0]
          end
        end
        stroke 1.5 0 0 10 10 #000000 @ 0.3
        mask dot 1 2 3 4 linear 0 0 to 0 10 [#ffffff at 0, #000000 @ 0.3 at 1]  no transform 9
        end
        layer opacity 0.25
        """)
  }

  @Test func `a material prints its blur, saturation, tint and opacity`() {
    let tint = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    var material = MaterialPaint(radius: 30, saturation: 1.8, tint: tint)
    let shape = RoundedRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      DisplayItem.fill(shape, .material(material), 0).description
        == "fill 1 2 3 4 material blur 30 saturation 1.8 tint #ffffff @ 0.5")
    material.opacity = 0.25
    #expect(
      DisplayItem.fill(shape, .material(material), 0).description.hasSuffix("opacity 0.25"))
  }

  @Test(arguments: [
    (LayerEffect.blur(radius: 3), "layer blur 3"), (.mask, "layer mask"),
    (.blend(.multiply), "layer blend multiply"),
    (
      .filter(.colorInvert),
      "layer filter [-1 0 0 0 1] [0 -1 0 0 1] [0 0 -1 0 1] [0 0 0 1 0]"
    ),
  ])
  func `effects print their name and parameters`(effect: LayerEffect, text: String) {
    #expect(DisplayItem.beginLayer(effect, 0).description == text)
    #expect(DisplayItem.beginLayer(effect, 3).description == text + " @3")
  }

  @Test func `numbers that are not finite are printed as such`() {
    var shape = RoundedRect(CGRect(x: 0, y: 0, width: 1, height: -0.0004))
    (shape.x, shape.y, shape.width, shape.radius) = (.nan, .infinity, .infinity, 2.5)
    #expect(shape.description == "nan inf inf 0 r2.5")
  }

  @Test(arguments: [CGFloat.infinity, 1e300, 1e9])
  func `rectangles and radii are clamped to a billion points`(length: CGFloat) {
    let shape = RoundedRect(
      CGRect(x: -length / 2, y: 3, width: length, height: length), radius: length)
    #expect(shape.isFinite || length == .infinity)
    #expect(shape.y == 3 && shape.height <= 1e9 && shape.radius == 1e9)
    #expect(shape.height > 0.99e9)
    let all = RoundedRect(.infinite)
    #expect(all.x == -1e9 && all.width == 2e9 && all.isFinite)
    #expect(!RoundedRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isFinite)
  }

  @Test func `gradients have finite numbers`() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
    for number in numbers {
      let point = CGPoint(x: number, y: 1)
      let geometries: [ColorGradient.Geometry] = [
        .linear(start: point, end: .zero),
        .radial(center: point, startRadius: number, endRadius: -number),
        .elliptical(
          center: point, radii: CGSize(width: number, height: 1), start: number, end: 1),
        .angular(center: point, startAngle: number, endAngle: 1),
      ]
      for geometry in geometries {
        #expect(Paint.gradient(ColorGradient(geometry, stops: [])).isFinite)
      }
    }
  }

  @Test func `effects that are not finite draw nothing, or without an effect`() {
    let clip = LayerEffect.clip(RoundedRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    #expect(clip.replacingNonFinite == .emptyClip)
    #expect(LayerEffect.blur(radius: .infinity).replacingNonFinite == .opacity(1))
    #expect(
      LayerEffect.shadow(.black, radius: 2, x: .nan, y: 0).replacingNonFinite == .opacity(1))
    #expect(LayerEffect.blur(radius: 3).replacingNonFinite == .blur(radius: 3))
  }

  @Test func `mipmap levels average four pixels down to one`() {
    let sprite = Sprite(
      name: "four", width: 4, height: 2,
      pixels: [0xff00_0000, 0xff00_0004, 0, 0, 0xff00_0008, 0xff00_0004, 0, 0])
    #expect(sprite.levels.map(\.width) == [4, 2])
    #expect(sprite.levels[1].pixels == [0xff00_0004, 0])
  }

  @Test func `two sprites are equal only if they are the same object`() {
    let one = Sprite(name: "a", width: 1, height: 1, pixels: [0])
    #expect(one == one)
    #expect(one != Sprite(name: "a", width: 1, height: 1, pixels: [0]))
  }
}
