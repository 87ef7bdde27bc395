// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import CSpanPortable
import Foundation
import Raster
import Testing

/// Every loop as this machine runs it against the same as any x86-64 does.
@Suite struct PortableTests {
  /// Random pixels, coverages and numbers for a run of a loop.
  struct Material {
    var random: Randomness
    let below: [UInt32]
    let above: [UInt32]
    let covers: [UInt16]
    let count: Int

    init(seed: UInt64) {
      random = Randomness(seed: seed)
      count = Int.random(in: 1...150, using: &random)
      let spans = LoopTests.Spans(seed: seed, count: 64 * 64)
      (below, above, covers) = (spans.below, spans.above, spans.covers)
    }

    mutating func real(_ range: ClosedRange<Double>) -> Float { Float(random.number(range)) }

    mutating func row(_ steps: ClosedRange<Double>) -> cspan_row {
      cspan_row(
        u: real(-20...60), v: real(-20...60), u_step: real(steps), v_step: real(steps))
    }
  }

  static func same<Element: Equatable>(
    _ start: [Element], _ one: (inout [Element]) -> Void, _ other: (inout [Element]) -> Void,
    _ name: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var (first, second) = (start, start)
    one(&first)
    other(&second)
    #expect(first == second, name, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<200) func `pixels laid over pixels are the same`(seed: UInt64) {
    let m = Material(seed: seed)
    let (n, color) = (m.count, Blend.lanes(of: m.above[0]))
    let alpha = UInt16(m.above[0] >> 24) * 257
    let terms = Blend.terms(lanes: color, alpha: alpha, cover: m.covers[1])
    Self.same(
      m.below, { cspan_store(&$0, n, 7) }, { portable_store(&$0, n, 7) }, "store")
    Self.same(
      m.below, { cspan_blend(&$0, n, terms.addend, terms.keep) },
      { portable_blend(&$0, n, terms.addend, terms.keep) }, "blend")
    Self.same(
      m.below, { cspan_cover(&$0, m.covers, n, color, alpha) },
      { portable_cover(&$0, m.covers, n, color, alpha) }, "cover")
    Self.same(
      m.below, { cspan_pixels(&$0, m.above, n, m.covers[2]) },
      { portable_pixels(&$0, m.above, n, m.covers[2]) }, "pixels")
    Self.same(
      m.below, { cspan_pixels_cover(&$0, m.above, m.covers, n) },
      { portable_pixels_cover(&$0, m.above, m.covers, n) }, "pixels through coverage")
    for mode in 0..<UInt32(16) {
      Self.same(
        m.below, { cspan_composite(&$0, m.above, n, cspan_mode(rawValue: mode)) },
        { portable_composite(&$0, m.above, n, cspan_mode(rawValue: mode)) }, "mode \(mode)")
      Self.same(
        m.below, { cspan_composite(&$0, m.above, n, cspan_mode(rawValue: mode)) },
        { avx2_composite(&$0, m.above, n, cspan_mode(rawValue: mode)) }, "AVX2, mode \(mode)")
    }
    var matrix = cspan_matrix(
      red: (0.5, 0.3, 0.2, 0, 0), green: (0.1, 0.9, 0, 0, 0.1), blue: (0, 0, 1.3, 0, -0.1),
      alpha: (0, 0, 0, 0.8, 0))
    Self.same(
      m.below, { cspan_filter(&$0, m.above, n, &matrix) },
      { portable_filter(&$0, m.above, n, &matrix) }, "filter")
    Self.same(
      m.below, { cspan_filter(&$0, m.above, n, &matrix) },
      { avx2_filter(&$0, m.above, n, &matrix) }, "AVX2, filter")
  }

  @Test(arguments: 0..<200) func `gradients, sprites and masks are the same`(seed: UInt64) {
    var m = Material(seed: seed)
    let n = m.count
    let ramp = Array(m.above.prefix(Int(cspan_ramp_last) + 1))
    var row = m.row(-0.02...0.02)
    Self.same(
      m.below, { cspan_linear(&$0, n, 3, &row, ramp) },
      { portable_linear(&$0, n, 3, &row, ramp) }, "linear")
    Self.same(
      m.below, { cspan_radial(&$0, n, 3, &row, 0.02, 0.1, ramp) },
      { portable_radial(&$0, n, 3, &row, 0.02, 0.1, ramp) }, "radial")
    Self.same(
      m.below, { cspan_angular(&$0, n, 3, &row, 1.3, ramp) },
      { portable_angular(&$0, n, 3, &row, 1.3, ramp) }, "angular")
    let mask = m.above.map { UInt8($0 >> 24) }
    Self.same(
      m.covers, { cspan_mask(&$0, n, -9, &row, mask, 64, 64) },
      { portable_mask(&$0, n, -9, &row, mask, 64, 64) }, "mask")
    var ray = cspan_ray(
      u: 3, v: 2, q: 1, u_step: m.real(0.2...1), v_step: m.real(-0.3...0.3), q_step: 0.001,
      u_down: 0.1, v_down: 0.9, q_down: 0.002)
    m.above.withUnsafeBufferPointer { pixels in
      var texels = cspan_texels(
        pixels: pixels.baseAddress, min_x: 0, min_y: 0, width: 64, height: 64)
      for samples in [Int32(1), 2, 4] {
        Self.same(
          m.below, { cspan_project(&$0, n, 1, &ray, &texels, samples) },
          { portable_project(&$0, n, 1, &ray, &texels, samples) }, "perspective")
        Self.same(
          m.below, { cspan_project(&$0, n, 1, &ray, &texels, samples) },
          { avx2_project(&$0, n, 1, &ray, &texels, samples) }, "AVX2, perspective")
      }
    }
    let glyphs = [
      cspan_glyph(x: 3, y: 0, width: 16, height: 9, first: 5),
      cspan_glyph(x: 9, y: 0, width: 8, height: 9, first: 700),
    ]
    Self.same(
      m.covers, { cspan_glyphs(&$0, glyphs, 2, mask, 1, 7) },
      { portable_glyphs(&$0, glyphs, 2, mask, 1, 7) }, "glyphs")
  }

  /// A turned picture, or one that is level, nearly so, or straight.
  static func picture(_ m: inout Material, _ texels: UnsafePointer<UInt32>) -> cspan_picture {
    var picture = cspan_picture(
      texels: texels, width: 64, height: 48, x: 20, y: 7, u: Double(m.real(-20...60)),
      v: Double(m.real(-20...60)), u_step: Double(m.real(-1.5...1.5)),
      v_step: Double(m.real(-1.5...1.5)), u_down: Double(m.real(-1...1)),
      v_down: Double(m.real(-1...1)))
    switch Int.random(in: 0...3, using: &m.random) {
    case 0: (picture.u_step, picture.v_step) = (1, 0)
    case 1:
      picture.u_step = Double(m.real(0.2...2))
      picture.v_step = Double(m.real(-0.34...0.34))
      picture.v = Double(m.real(0...47))
    default: break
    }
    return picture
  }

  @Test(arguments: 0..<600) func `pictures are the same`(seed: UInt64) {
    var m = Material(seed: seed)
    let (n, texels) = (m.count, m.above)
    texels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      var picture = Self.picture(&m, base)
      Self.same(
        m.below, { cspan_sprite(&$0, n, -9, 11, &picture) },
        { portable_sprite(&$0, n, -9, 11, &picture) }, "\(picture)")
      Self.same(
        m.below, { cspan_sprite(&$0, n, -9, 11, &picture) },
        { avx2_sprite(&$0, n, -9, 11, &picture) }, "AVX2, \(picture)")
      // Wherever a run begins, a pixel sees the same.
      var (whole, part) = (m.below, m.below)
      cspan_sprite(&whole, n, -9, 11, &picture)
      let skipped = min(n - 1, 13)
      cspan_sprite(&part, n - skipped, -9 + Int32(skipped), 11, &picture)
      #expect(whole[skipped..<n] == part[..<(n - skipped)])
    }
  }

  @Test(arguments: 0..<60) func `clear pixels are found at either end`(seed: UInt64) {
    var m = Material(seed: seed)
    let (before, after) = (
      Int.random(in: 0...200, using: &m.random), Int.random(in: 0...200, using: &m.random)
    )
    var pixels = [UInt32](repeating: 0, count: before + after + 1)
    pixels[before] = 0x0100_0000
    for (end, clear) in [(Int32(0), before), (1, after)] {
      let found = Int(cspan_clear(pixels, pixels.count, end))
      #expect(found <= clear && found > clear - 64)
      #expect(found == Int(portable_clear(pixels, pixels.count, end)))
    }
  }

  @Test(arguments: 0..<60) func `blurs are the same`(seed: UInt64) {
    let m = Material(seed: seed)
    let (n, shift) = (m.count, Int32(seed % 3))
    let boxes = [(3, 2), (2, 3), (4, 4)].map { cspan_box(before: $0.0, after: $0.1) }
    var room = [UInt16](repeating: 0, count: 48 * 64)
    for channels in [Int32(1), 4] {
      Self.same(
        m.covers.map { $0 >> 6 }, { cspan_gather(&$0, m.above, n, channels) },
        { portable_gather(&$0, m.above, n, channels) }, "gather")
      let sums = m.covers.map { $0 >> 6 }
      Self.same(
        m.covers, { cspan_means(&$0, sums, n, shift, channels) },
        { portable_means(&$0, sums, n, shift, channels) }, "means")
      Self.same(
        m.covers, { cspan_box_across(&$0, 12, 16, 64, channels, boxes, 3, &room) },
        { portable_box_across(&$0, 12, 16, 64, channels, boxes, 3, &room) }, "across")
      Self.same(
        m.covers, { cspan_box_across(&$0, 12, 16, 64, channels, boxes, 3, &room) },
        { avx2_box_across(&$0, 12, 16, 64, channels, boxes, 3, &room) }, "AVX2, across")
    }
    Self.same(
      m.covers, { cspan_box_down(&$0, 64, 32, 64, boxes, 3, &room) },
      { portable_box_down(&$0, 64, 32, 64, boxes, 3, &room) }, "down")
    Self.same(
      m.covers, { cspan_box_down(&$0, 64, 32, 64, boxes, 3, &room) },
      { avx2_box_down(&$0, 64, 32, 64, boxes, 3, &room) }, "AVX2, down")
    Self.same(
      m.covers, { cspan_mix_rows(&$0, m.covers, Array(m.covers.dropFirst(99)), n, 77) },
      { portable_mix_rows(&$0, m.covers, Array(m.covers.dropFirst(99)), n, 77) }, "rows")
    Self.same(
      m.below, { cspan_widen_pixels(&$0, m.covers, n, 1, shift) },
      { portable_widen_pixels(&$0, m.covers, n, 1, shift) }, "pixels")
    Self.same(
      m.covers, { cspan_widen_covers(&$0, Array(m.covers.dropFirst(9)), n, 1, shift) },
      { portable_widen_covers(&$0, Array(m.covers.dropFirst(9)), n, 1, shift) }, "covers")
  }
}
