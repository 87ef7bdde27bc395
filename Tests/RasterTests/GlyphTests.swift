// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct GlyphTests {
  /// A line of white glyphs on black under a transform.
  static func list(
    _ transform: CGAffineTransform, size: Double, paint: Paint = .color(.white), count: Int = 12
  ) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 200, height: 60), background: .black)
    list.transforms.append(transform)
    list.items = [
      .glyphs(TestGlyphs.run(count, at: CGPoint(x: 3, y: 30), size: size), paint, 1)
    ]
    return list
  }

  /// The same glyphs as paths, offset by a fraction of a pixel.
  static func outline(_ list: DisplayList, moved: (x: Double, y: Double) = (0, 0)) -> DisplayList {
    var list = list
    guard case .glyphs(let run, let paint, _) = list.items[0] else { return list }
    list.transforms[1] = list.transforms[1]
      .concatenating(CGAffineTransform(translationX: moved.x, y: moved.y))
    list.items = run.glyphs.map {
      .path($0.shape.outline.applying($0.transform), .nonZero, paint, 1)
    }
    return list
  }

  static func meanDifference(_ one: Rendering, _ other: Rendering) -> Double {
    var sum = 0.0
    for (a, b) in zip(one.pixels, other.pixels) { sum += abs(Double(a & 255) - Double(b & 255)) }
    return sum / max(1, Double(one.pixels.count { $0 & 255 > 0 }))
  }

  @Test(arguments: [9.0, 13, 17, 34, 60])
  func `a glyph's position is exact to an eighth of a pixel`(
    size: Double
  ) {
    var random = Randomness(seed: 7)
    var differences: [Double] = []
    for _ in 0..<40 {
      let position = CGAffineTransform(translationX: random.number(0...1), y: random.number(0...1))
      let list = Self.list(position, size: size, count: 5)
      let drawn = Rendering(list)
      let exact = Rendering(Self.outline(list))
      let offset = Rendering(Self.outline(list, moved: (0.125, 0.125)))
      // Of 255, over the pixels that are not black.
      let difference = Self.meanDifference(drawn, exact)
      #expect(difference <= 1.2 * Self.meanDifference(offset, exact) + 0.5)
      #expect(abs(drawn.total() / exact.total() - 1) < 0.01)
      differences.append(difference)
    }
    #expect(differences.reduce(0, +) / 40 <= 15)
  }

  @Test func `a glyph at a quarter of a pixel equals its outline`() {
    var list = Self.list(CGAffineTransform(translationX: 4.25, y: 0.75), size: 17, count: 1)
    list.transforms[1].a = 1
    let drawn = Rendering(list)
    let exact = Rendering(Self.outline(list))
    for (a, b) in zip(drawn.pixels, exact.pixels) {
      #expect(abs(Int(a & 255) - Int(b & 255)) <= 1)
    }
  }

  @Test(arguments: [
    CGAffineTransform(rotationAngle: 0.2),
    CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 9, b: 0, c: 0, d: 9, tx: 0, ty: -220),
  ]) func `rotated, slanted and very large glyphs equal their outlines`(
    transform: CGAffineTransform
  ) {
    let list = Self.list(transform, size: 17, count: 3)
    let drawn = Rendering(list)
    let exact = Rendering(Self.outline(list))
    #expect(drawn.pixels.contains { $0 & 255 > 100 })
    for (a, b) in zip(drawn.pixels, exact.pixels) {
      #expect(abs(Int(a & 255) - Int(b & 255)) <= 2)
    }
  }

  @Test func `the area of rotating text is constant`() {
    // Also upright, where glyphs are rounded to quarters of a pixel.
    let upright = Rendering(Self.list(.identity, size: 15, count: 1)).total()
    for step in 0..<720 {
      let turn = CGAffineTransform(translationX: -10, y: -27)
        .concatenating(CGAffineTransform(rotationAngle: Double(step) * .pi / 360))
        .concatenating(CGAffineTransform(translationX: 100.3, y: 30.2))
      let area = Rendering(Self.list(turn, size: 15, count: 1)).total()
      #expect(abs(area / upright - 1) < 0.01, "at \(Double(step) / 2) degrees")
    }
  }

  @Test func `overlapping glyphs of a run are composited once`() {
    let color = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    var list = Self.list(.identity, size: 20, paint: .color(color), count: 1)
    list.items = [
      .glyphs(
        GlyphRun(
          text: "nn",
          glyphs: [
            .init(TestGlyphs.n, x: 10, y: 30, size: 40),
            .init(TestGlyphs.n, x: 12, y: 30, size: 40),
          ]), .color(color), 1)
    ]
    #expect(Rendering(list).pixels.allSatisfy { $0 & 255 <= 128 })
    list.transforms[1] = CGAffineTransform(rotationAngle: 0.1)
    #expect(Rendering(list).pixels.allSatisfy { $0 & 255 <= 128 })
  }

  @Test func `a gradient spans the whole run`() {
    let gradient = ColorGradient(
      .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 120, y: 0)),
      stops: [.init(.black, at: 0), .init(.white, at: 1)])
    let picture = Rendering(Self.list(.identity, size: 20, paint: .gradient(gradient)))
    func brightest(_ columns: Range<Int>) -> Int {
      columns.flatMap { x in (0..<60).map { picture.channel(0, x, $0) } }.max() ?? 0
    }
    #expect(brightest(0..<20) < 60)
    #expect(brightest(90..<120) > 190)
  }

  @Test(arguments: 0..<30) func `the mask cache's contents change no pixel`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let surface = Surface(width: 200, height: 150)
    let renderer = Renderer(threads: seed % 2 == 0 ? 1 : 2)
    var list = random.list()
    for _ in 0..<8 {
      list = random.changed(list)
      let run = TestGlyphs.run(
        random.next() % 2 == 0 ? 5 : 30,
        at: CGPoint(x: random.number(-90...30), y: random.number(-40...40)),
        size: random.number(2...40))
      let index = Int.random(in: 0...list.items.count, using: &random)
      list.items.insert(.glyphs(run, random.paint(), UInt32(index % 9)), at: index)
      list.transforms[2] = CGAffineTransform(
        a: random.number(0.5...2), b: 0, c: 0, d: random.number(-2...2), tx: random.number(0...200),
        ty: random.number(0...150))
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list)
      #expect(isSame, "\(list)")
    }
  }

  @Test(arguments: [false, true])
  func `the mask cache stays small while text is scaled or turns`(turns: Bool) {
    func list(_ step: Int) -> DisplayList {
      let scale = 1 + Double(step) / 1500
      let transform =
        turns
        ? CGAffineTransform(rotationAngle: Double(step + 1) / 9000)
        : CGAffineTransform(scaleX: scale, y: scale)
      return Self.list(transform, size: 17)
    }
    let renderer = Renderer()
    let surface = Surface(width: 200, height: 60)
    var most = 0
    for step in 0..<3000 {
      renderer.draw(list(step), scale: 1, into: surface.buffer)
      most = max(most, renderer.maskCacheUsage.bytes)
      #expect(renderer.maskCacheUsage.masks <= 2 * 8192 + 200)
    }
    #expect(most < 1_200_000)
    #expect(surface.picture() == Rendering(list(2999)))
  }

  @Test func `text that rests at an angle is drawn from the same masks`() {
    let renderer = Renderer()
    let surface = Surface(width: 200, height: 60)
    let list = Self.list(CGAffineTransform(rotationAngle: 0.2), size: 17)
    renderer.draw(list, scale: 1, into: surface.buffer)
    let (first, picture) = (renderer.maskCacheUsage, surface.picture())
    #expect(first.masks > 5)
    renderer.draw(list, scale: 1, into: surface.buffer)
    #expect(renderer.maskCacheUsage == first)
    #expect(surface.picture() == picture)
  }

  @Test(arguments: InstructionSet.available)
  func `the coverage of overlapping masks is their sum, at most full`(set: InstructionSet) {
    let stride = 24 + Int(craster_glyph_padding)
    var covers = [UInt8](repeating: 0, count: 4 * stride)
    let masks = (0..<32).map { UInt8($0 * 8) }
    let glyphs = [
      craster_glyph(x: 5, y: 2, width: 16, height: 2, first: 0),
      craster_glyph(x: 7, y: 3, width: 8, height: 1, first: 24),
    ]
    var spans = craster_glyph_spans()
    set.kernels.add_glyphs(&covers, stride, &spans, glyphs, 2, masks, 4, 1, 4)
    for row in 0..<4 {
      for x in 0..<24 {
        var sum = 0
        if row == 1, (1..<17).contains(x) { sum += Int(masks[x - 1]) }
        if row == 2, (1..<17).contains(x) { sum += Int(masks[16 + x - 1]) }
        if row == 2, (3..<11).contains(x) { sum += Int(masks[24 + x - 3]) }
        #expect(Int(covers[row * stride + x]) == min(sum, 255), "(\(x), \(row))")
      }
    }
    withUnsafeBytes(of: spans) {
      let columns = $0.bindMemory(to: Int32.self)
      for row in 0..<4 {
        let isEmpty = columns[row] >= columns[row + Int(craster_max_glyph_rows)]
        #expect(isEmpty == (row == 0 || row == 3))
      }
      #expect(columns[2] == 1 && columns[2 + Int(craster_max_glyph_rows)] == 17)
    }
  }

  @Test func `a line of glyphs that is higher than the rows drawn at a time is drawn whole`() {
    let run = TestGlyphs.run(60, at: CGPoint(x: 5, y: 15), size: 14)
    let gradient = ColorGradient(
      .linear(start: .zero, end: CGPoint(x: 400, y: 0)),
      stops: [.init(.white, at: 0), .init(ResolvedColor(red: 0, green: 0, blue: 0.6), at: 1)])
    for paint in [Paint.color(.white), .gradient(gradient)] {
      var list = DisplayList(size: CGSize(width: 330, height: 330), background: .black)
      list.transforms.append(CGAffineTransform(rotationAngle: 0.7))
      list.items.append(.glyphs(run, paint, 1))
      let drawn = Rendering(list, width: 330, height: 330)
      #expect(drawn.pixels.count { $0 & 255 > 100 } > 1000)
      let exact = Rendering(Self.outline(list), width: 330, height: 330)
      #expect(Self.meanDifference(drawn, exact) < 1)
    }
  }
}
