// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct IncrementalDrawingTests {
  @Test(arguments: 0..<60) func `an incremental update equals a full redraw`(seed: UInt64) {
    var random = Randomness(seed: seed)
    var list = random.list()
    let surface = Surface(width: 200, height: 150)
    let renderer = Renderer()
    #expect(
      renderer.update(list, scale: 1, into: surface.buffer)
        == [PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 150)])
    for _ in 0..<12 {
      let before = surface.picture()
      list = random.changed(list)
      let rects = renderer.update(list, scale: 1, into: surface.buffer)
      let after = surface.picture()
      let isSame = after == Rendering(list)
      #expect(isSame, "\(list)")
      for y in 0..<150 {
        for x in 0..<200 where before.pixels[y * 200 + x] != after.pixels[y * 200 + x] {
          #expect(
            rects.contains { ($0.minX..<$0.maxX).contains(x) && ($0.minY..<$0.maxY).contains(y) })
        }
      }
      for (index, rect) in rects.enumerated() {
        #expect(!rects[..<index].contains { $0.intersects(rect) })
      }
    }
  }

  @Test(arguments: 0..<20) func `moving items over a cached backdrop equal a full redraw`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    var list = random.list()
    for _ in 0..<20 where !list.items.isEmpty { list.items.append(.endLayer) }
    let still = list
    let surface = Surface(width: 200, height: 150)
    let renderer = Renderer(threads: seed % 3 == 0 ? 2 : 1)
    for step in 0..<16 {
      // From step 9 on an item below is another one, which invalidates the backdrop.
      list = still
      if step >= 9 { list.items[Int(seed) % 12] = .endLayer }
      list.transforms.append(
        CGAffineTransform(rotationAngle: Double(step))
          .concatenating(CGAffineTransform(translationX: 20 + 9 * CGFloat(step), y: 70)))
      let index = UInt32(list.transforms.count - 1)
      list.items.append(.beginLayer(random.effect(), index))
      list.items.append(.fill(random.shape(), random.paint(), index))
      list.items.append(.fill(random.shape(), random.paint(), index))
      list.items.append(.endLayer)
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list)
      #expect(isSame, "step \(step): \(list)")
    }
  }

  @Test(arguments: 0..<20) func `lines of text that overlap are drawn alike in every part`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let size = random.number(2...40)
    // From lines that overlap by half to lines with gaps; glyphs of different heights, in any order.
    let pitch = size * random.number(0.3...1.3)
    let glyphs = (0..<40).map { index in
      GlyphRun.Glyph(
        TestGlyphs.all[Int.random(in: 0..<5, using: &random)],
        x: Float(random.number(-20...100)), y: Float(Double(index / 8) * pitch),
        size: Float(size * random.number(0.5...2)))
    }
    var list = DisplayList(size: CGSize(width: 200, height: 150), background: .black)
    let angle = seed % 4 == 0 ? random.number(0...6) : 0
    list.transforms = [
      .identity,
      CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: 60, y: 40)),
    ]
    let white = Paint.color(ResolvedColor(red: 0.9, green: 0.9, blue: 1, opacity: 0.6))
    list.items = [.glyphs(GlyphRun(text: "text", glyphs: glyphs), white, 1), .endLayer]
    let surface = Surface(width: 200, height: 150)
    let renderer = Renderer()
    for _ in 0..<8 {
      let rect = CGRect(
        x: random.number(0...150), y: random.number(0...120), width: random.number(1...40),
        height: random.number(1...30))
      list.items[1] = .fill(RoundedRect(rect), white, 0)
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list)
      #expect(isSame)
    }
  }

  @Test func `an update without changes draws nothing`() {
    var random = Randomness(seed: 3)
    let list = random.list()
    let surface = Surface(width: 200, height: 150)
    let renderer = Renderer()
    _ = renderer.update(list, scale: 1, into: surface.buffer)
    #expect(renderer.update(list, scale: 1, into: surface.buffer).isEmpty)
  }

  @Test(arguments: [2, 3, 5]) func `several threads draw the same pixels as one`(threads: Int) {
    let renderer = Renderer(threads: threads)
    for seed in 0..<12 {
      var random = Randomness(seed: UInt64(seed))
      let list = random.list(CGSize(width: 300, height: 260))
      #expect(Rendering(list, by: renderer) == Rendering(list))
    }
  }

  /// Enough items to be compiled on all threads: cards, some of them in layers, of which one is in the
  /// middle of the list.
  @Test(arguments: [2, 3, 5]) func `several threads draw the same pixels of 500 items as one`(
    threads: Int
  ) {
    var list = DisplayList(size: CGSize(width: 300, height: 260), background: .white)
    var random = Randomness(seed: 4)
    for index in 0..<500 {
      let isInLayer = (100..<110).contains(index) || (240..<260).contains(index)
      if index == 100 { list.items.append(.beginLayer(.opacity(0.4), 0)) }
      if index == 240 { list.items.append(.beginLayer(.blur(radius: 2), 0)) }
      list.transforms.append(
        CGAffineTransform(rotationAngle: random.number(-1...1)).concatenating(
          CGAffineTransform(translationX: random.number(0...300), y: random.number(0...260))))
      list.items.append(
        .fill(
          RoundedRect(CGRect(x: -12, y: -9, width: 24, height: 18), radius: 5),
          .color(
            ResolvedColor(
              red: Float(random.number(0...1)), green: isInLayer ? 0 : 0.6, blue: 0.5,
              opacity: Float(random.number(0.3...1)))), TransformIndex(list.transforms.count - 1)))
      if index == 109 || index == 259 { list.items.append(.endLayer) }
    }
    #expect(Rendering(list, by: Renderer(threads: threads)) == Rendering(list))
  }

  @Test func `a larger buffer contains the same pixels`() {
    for seed in 0..<12 {
      var random = Randomness(seed: UInt64(seed))
      let list = random.list()
      let small = Rendering(list)
      let large = Rendering(list, width: 333, height: 222)
      for y in 0..<small.height {
        #expect(
          small.pixels[(y * 200)..<(y * 200 + 200)] == large.pixels[(y * 333)..<(y * 333 + 200)])
      }
    }
  }

  @Test func `coordinates in points are multiplied by the scale`() {
    var list = DisplayList(size: CGSize(width: 40, height: 30), background: .black)
    list.items = [
      .fill(RoundedRect(CGRect(x: 10, y: 5, width: 20, height: 10), radius: 3), .color(.white), 0)
    ]
    var larger = list
    larger.items = [
      .fill(
        RoundedRect(CGRect(x: 15, y: 7.5, width: 30, height: 15), radius: 4.5), .color(.white), 0)
    ]
    #expect(
      Rendering(list, scale: 1.5, width: 60, height: 45) == Rendering(larger, width: 60, height: 45)
    )
  }
}
