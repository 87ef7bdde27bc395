// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct MaterialTests {
  private static let size = CGSize(width: 240, height: 160)

  /// Stripes and a disc, in the colors of a photo.
  private var scene: DisplayList {
    var list = DisplayList(size: Self.size, background: .white)
    for index in 0..<8 {
      let color = ResolvedColor(
        red: Float(index) / 8, green: index % 2 == 0 ? 0.2 : 0.7, blue: 1 - Float(index) / 8)
      list.items.append(
        .fill(
          RoundedRect(CGRect(x: 30 * index, y: 0, width: 30, height: 160)), .color(color), 0))
    }
    list.items.append(
      .fill(
        RoundedRect(CGRect(x: 70, y: 50, width: 60, height: 60), radius: 30),
        .color(ResolvedColor(red: 1, green: 0.8, blue: 0)), 0))
    return list
  }

  private func material(
    _ rect: CGRect, radius: Float = 20, saturation: Float = 1, tint: ResolvedColor = .clear,
    opacity: Float = 1
  ) -> DisplayItem {
    .fill(
      RoundedRect(rect),
      .material(
        MaterialPaint(radius: radius, saturation: saturation, tint: tint, opacity: opacity)), 0)
  }

  /// The mean difference of a channel between two pictures.
  private func meanDifference(_ one: Rendering, _ other: Rendering) -> Double {
    var sum = 0
    for y in 0..<one.height {
      for x in 0..<one.width {
        for channel in 0..<3 as Range<UInt32> {
          sum += abs(one.channel(channel, x, y) - other.channel(channel, x, y))
        }
      }
    }
    return Double(sum) / Double(3 * one.width * one.height)
  }

  /// The largest difference of a channel between two pictures within a rectangle.
  private func difference(_ one: Rendering, _ other: Rendering, _ rect: PixelRect) -> Int {
    var largest = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        for channel in 0..<3 as Range<UInt32> {
          largest = max(largest, abs(one.channel(channel, x, y) - other.channel(channel, x, y)))
        }
      }
    }
    return largest
  }

  /// A picture blurred by a Gaussian in floating point, where the border's colors continue outside;
  /// then saturated and tinted.
  private func reference(
    _ picture: Rendering, sigma: Double, saturation: Double, tint: ResolvedColor
  ) -> Rendering {
    let (width, height) = (picture.width, picture.height)
    let reach = Int(4 * sigma)
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    var planes = (0..<3).map { channel in
      (0..<(width * height)).map { Double(picture.pixels[$0] >> (8 * UInt32(channel)) & 255) }
    }
    for channel in 0..<3 {
      for isVertical in [false, true] {
        let source = planes[channel]
        for y in 0..<height {
          for x in 0..<width {
            var sum = 0.0
            for step in -reach...reach {
              let column = isVertical ? x : min(max(x + step, 0), width - 1)
              let row = isVertical ? min(max(y + step, 0), height - 1) : y
              sum += source[row * width + column] * weights[step + reach]
            }
            planes[channel][y * width + x] = sum / total
          }
        }
      }
    }
    let share = Double(tint.opacity)
    let tintTerms = [tint.blue, tint.green, tint.red].map { Double($0) * 255 * share }
    return Rendering(
      width: width, height: height,
      pixels: (0..<(width * height)).map { index in
        let luminance =
          0.0722 * planes[0][index] + 0.7152 * planes[1][index] + 0.2126 * planes[2][index]
        var pixel: UInt32 = 0xff00_0000
        for channel in 0..<3 {
          let value = luminance + (planes[channel][index] - luminance) * saturation
          let mixed = min(max(value * (1 - share) + tintTerms[channel], 0), 255)
          pixel |= UInt32(mixed.rounded()) << (8 * UInt32(channel))
        }
        return pixel
      })
  }

  @Test(arguments: [8, 20, 33])
  func `a material is the blurred, saturated and tinted picture below it`(
    radius: Int
  ) {
    let scene = scene
    let tint = ResolvedColor(red: 0.9, green: 0.95, blue: 1, opacity: 0.4)
    var list = scene
    list.items.append(
      material(
        CGRect(origin: .zero, size: Self.size), radius: Float(radius), saturation: 1.5, tint: tint))
    let expected = reference(
      Rendering(scene), sigma: Double(radius), saturation: 1.5, tint: tint)
    let picture = Rendering(list)
    // Three boxes differ from a Gaussian by up to 3 % of an edge's contrast.
    #expect(difference(picture, expected, PixelRect(minX: 0, minY: 0, maxX: 240, maxY: 160)) <= 10)
    #expect(meanDifference(picture, expected) <= 2)
  }

  @Test func `a material blurs by points at any scale`() {
    var list = scene
    list.items.append(material(CGRect(x: 40, y: 30, width: 160, height: 90), radius: 12))
    let (one, two) = (Rendering(list), Rendering(list, scale: 2, width: 480, height: 320))
    for (x, y) in [(60, 40), (120, 80), (180, 100)] {
      for channel in 0..<3 as Range<UInt32> {
        #expect(abs(one.channel(channel, x, y) - two.channel(channel, 2 * x, 2 * y)) <= 4)
      }
    }
  }

  @Test(arguments: [(40, 36), (41, 37), (42, 38), (43, 39)])
  func `a material above one color has one color up to every border`(width: Int, height: Int) {
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    var list = DisplayList(size: area.size, background: .white)
    list.items.append(
      .fill(RoundedRect(area), .color(ResolvedColor(red: 1, green: 0, blue: 0)), 0))
    list.items.append(material(area, radius: 12))
    #expect(Set(Rendering(list).pixels) == [0xffff_0000])
  }

  @Test(arguments: [(40, 36), (41, 35), (42, 38), (43, 37)])
  func `a material in a screen has nothing of what surrounds the screen`(x: Int, y: Int) {
    let screen = RoundedRect(CGRect(x: x, y: y, width: 90, height: 70))
    let red = DisplayItem.fill(screen, .color(ResolvedColor(red: 1, green: 0, blue: 0)), 0)
    let glass = material(screen.rect, radius: 12)
    var list = scene
    list.items += [.beginLayer(.clip(screen), 0), red, glass, .endLayer]
    let picture = Rendering(list)
    let colors = (y..<(y + 70)).map { Set(picture.rows($0..<($0 + 1)).pixels[x..<(x + 90)]) }
    #expect(colors.allSatisfy { $0 == [0xffff_0000] })
    // Without the opaque fill at its beginning it is any layer.
    list.items.remove(at: list.items.count - 3)
    let open = Rendering(list)
    #expect(open.channel(2, x + 45, y + 35) != 255)
  }

  @Test func `a material in a screen is blurred again when the screen becomes another one`() {
    let surface = Surface(width: 240, height: 160)
    let renderer = Renderer()
    for width in [100, 60, 120] {
      let screen = RoundedRect(CGRect(x: 41, y: 30, width: width, height: 90))
      var list = scene
      list.items += [
        .beginLayer(.clip(screen), 0),
        .fill(screen, .color(ResolvedColor(red: 0, green: 0, blue: 1)), 0),
        material(CGRect(x: 50, y: 40, width: 50, height: 50), radius: 12), .endLayer,
      ]
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list)
      #expect(isSame)
    }
  }

  @Test func `outside of the material nothing is blurred`() {
    let scene = scene
    var list = scene
    list.items.append(material(CGRect(x: 40, y: 40, width: 160, height: 80)))
    let (plain, picture) = (Rendering(scene), Rendering(list))
    #expect(picture.rows(0..<40) == plain.rows(0..<40))
    #expect(picture.rows(120..<160) == plain.rows(120..<160))
    #expect(picture.rows(40..<120) != plain.rows(40..<120))
  }

  @Test func `a material without blur, saturation and tint shows what is behind it`() {
    var list = DisplayList(size: Self.size, background: .white)
    list.items.append(
      .fill(RoundedRect(CGRect(x: 0, y: 0, width: 240, height: 160)), .color(.black), 0))
    list.items.append(material(CGRect(x: 0, y: 0, width: 240, height: 160), radius: 0))
    #expect(Set(Rendering(list).pixels) == [0xff00_0000])
  }

  @Test func `opacity fades a material into the sharp picture`() {
    let area = CGRect(origin: .zero, size: Self.size)
    var (sharp, half, full) = (scene, scene, scene)
    half.items.append(material(area, opacity: 0.5))
    full.items.append(material(area))
    sharp.items.append(material(area, opacity: 0))
    let (none, middle, all) = (Rendering(sharp), Rendering(half), Rendering(full))
    #expect(none == Rendering(scene))
    for (x, y) in [(15, 20), (100, 80), (200, 140)] {
      for channel in 0..<3 as Range<UInt32> {
        let expected = (none.channel(channel, x, y) + all.channel(channel, x, y)) / 2
        #expect(abs(middle.channel(channel, x, y) - expected) <= 2)
      }
    }
  }

  @Test(arguments: [
    LayerEffect.opacity(0.999), .clip(RoundedRect(CGRect(x: 0, y: 0, width: 240, height: 160))),
    .filter(.saturation(1)), .blend(.normal),
  ]) func `a material in a layer shows what is below it in the layer and around`(
    effect: LayerEffect
  ) {
    var list = scene
    let disc = list.items.removeLast()
    var layered = list
    let area = CGRect(x: 0, y: 0, width: 240, height: 160)
    list.items += [disc, material(area)]
    layered.items += [.beginLayer(effect, 0), disc, material(area), .endLayer]
    #expect(
      difference(
        Rendering(list), Rendering(layered), PixelRect(minX: 0, minY: 0, maxX: 240, maxY: 160))
        <= 2)
  }

  @Test func `a material over a material blurs it too`() {
    var list = DisplayList(size: Self.size, background: .white)
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    list.items.append(material(CGRect(x: 0, y: 0, width: 120, height: 160), tint: black))
    list.items.append(material(CGRect(x: 0, y: 0, width: 240, height: 160), radius: 10))
    let picture = Rendering(list)
    #expect(picture.channel(1, 5, 80) <= 2)
    #expect(abs(picture.channel(1, 120, 80) - 127) <= 8)
    #expect(picture.channel(1, 235, 80) >= 253)
  }

  @Test func `a material shows the background also where something opaque covers it later`() {
    var list = DisplayList(size: Self.size, background: .white)
    list.items.append(material(CGRect(x: 0, y: 0, width: 240, height: 160), radius: 20))
    list.items.append(
      .fill(RoundedRect(CGRect(x: 80, y: 0, width: 160, height: 160)), .color(.black), 0))
    let picture = Rendering(list)
    #expect(picture.channel(1, 78, 80) == 255)
    #expect(picture.channel(1, 90, 80) == 0)
  }

  @Test func `materials that take each other's place in the list are blurred again`() {
    let tint = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    let glass = material(CGRect(x: 0, y: 0, width: 60, height: 60), radius: 4, tint: tint)
    var list = DisplayList(size: Self.size, background: .white)
    list.items = [
      .fill(RoundedRect(CGRect(x: 230, y: 150, width: 5, height: 5)), .color(.black), 0), glass,
      glass,
    ]
    let surface = Surface(width: 240, height: 160)
    let renderer = Renderer()
    _ = renderer.update(list, scale: 1, into: surface.buffer)
    list.items.removeFirst()
    _ = renderer.update(list, scale: 1, into: surface.buffer)
    // Something above shows what the blurs are.
    list.items.append(
      .fill(RoundedRect(CGRect(x: 10, y: 10, width: 20, height: 20)), .color(.white), 0))
    _ = renderer.update(list, scale: 1, into: surface.buffer)
    let isSame = surface.picture() == Rendering(list)
    #expect(isSame)
  }

  @Test func `a material under a perspective draws its tint`() {
    var list = DisplayList(size: Self.size, background: .white)
    let tint = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)
    list.items.append(
      .beginLayer(
        .projection(Projection([1, 0, 0.0001], [0, 1, 0], [0, 0, 1])), 0))
    list.items.append(material(CGRect(x: 0, y: 0, width: 240, height: 160), tint: tint))
    list.items.append(.endLayer)
    #expect(abs(Rendering(list).channel(1, 60, 80) - 128) <= 1)
  }

  // MARK: Incremental drawing

  @Test(arguments: 0..<80) func `an incremental update with materials equals a full redraw`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed &+ 1000)
    var list = random.addingMaterials(random.list())
    let surface = Surface(width: 200, height: 150)
    let renderer = Renderer(threads: seed % 4 == 0 ? 3 : 1)
    _ = renderer.update(list, scale: 1, into: surface.buffer)
    for step in 0..<12 {
      if step % 3 == 2 { list = random.addingMaterials(list) }
      list = random.changed(list)
      let before = surface.picture()
      let rects = renderer.update(list, scale: 1, into: surface.buffer)
      let after = surface.picture()
      let isSame = after == Rendering(list)
      #expect(isSame, "step \(step): \(list)")
      for y in 0..<150 {
        for x in 0..<200 where before.pixels[y * 200 + x] != after.pixels[y * 200 + x] {
          #expect(
            rects.contains { ($0.minX..<$0.maxX).contains(x) && ($0.minY..<$0.maxY).contains(y) })
        }
      }
    }
  }

  @Test(arguments: 0..<12) func `several threads draw the same materials as one`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let list = random.addingMaterials(random.list(CGSize(width: 300, height: 260)))
    #expect(
      Rendering(list, width: 300, height: 260, by: Renderer(threads: 3))
        == Rendering(list, width: 300, height: 260))
  }

  /// A disc that moves with the step, below or above a material in the middle.
  private func moving(_ step: Int, isBelow: Bool, y: CGFloat = 80) -> DisplayList {
    var list = scene
    let disc = DisplayItem.fill(
      RoundedRect(CGRect(x: 5 * step, y: Int(y), width: 12, height: 12), radius: 6),
      .color(.black), 0)
    let glass = material(CGRect(x: 0, y: 60, width: 240, height: 100), radius: 4)
    list.items += isBelow ? [disc, glass] : [glass, disc]
    return list
  }

  @Test func `nothing is blurred again while nothing moves behind a material`() {
    let surface = Surface(width: 240, height: 160)
    let renderer = Renderer()
    for step in 0..<6 {
      let list = moving(step, isBelow: false)
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list)
      #expect(isSame)
    }
    #expect(renderer.backdropUpdates == 1)
  }

  @Test func `what moves behind a material far away from it blurs nothing again`() {
    let surface = Surface(width: 240, height: 160)
    let renderer = Renderer()
    for step in 0..<6 {
      _ = renderer.update(moving(step, isBelow: true, y: 10), scale: 1, into: surface.buffer)
    }
    #expect(renderer.backdropUpdates == 1)
  }

  @Test func `what moves behind a material blurs it again, and redraws no more than it reaches`() {
    let surface = Surface(width: 240, height: 160)
    let renderer = Renderer()
    for step in 0..<6 {
      let list = moving(step, isBelow: true, y: 100)
      let rects = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list)
      #expect(isSame)
      if step > 0 { #expect(rects.allSatisfy { $0.maxX <= 5 * step + 12 + 44 && $0.minY >= 60 }) }
    }
    #expect(renderer.backdropUpdates == 6)
  }

  @Test func `odd numbers in a material draw something finite`() {
    for number in [Float.nan, .infinity, -.infinity, -1] {
      var list = scene
      list.items.append(
        material(
          CGRect(x: 0, y: 0, width: 240, height: 160), radius: number, saturation: number,
          tint: ResolvedColor(red: number, green: 0, blue: 0, opacity: number)))
      #expect(Rendering(list) == Rendering(list))
    }
  }
}
