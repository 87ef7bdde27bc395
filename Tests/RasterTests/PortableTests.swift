// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import CSpanPortable
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

  private typealias Fill = (
    UnsafePointer<cspan_convex>, UnsafePointer<cspan_rows>, UnsafeMutablePointer<UInt16>
  ) -> Void

  private static func same<Element: Equatable>(
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
    }
    var matrix = cspan_matrix(
      red: (0.5, 0.3, 0.2, 0, 0), green: (0.1, 0.9, 0, 0, 0.1), blue: (0, 0, 1.3, 0, -0.1),
      alpha: (0, 0, 0, 0.8, 0))
    Self.same(
      m.below, { cspan_filter(&$0, m.above, n, &matrix) },
      { portable_filter(&$0, m.above, n, &matrix) }, "filter")
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
      }
    }
    m.above.withUnsafeBufferPointer { entries in
      var quarter = cspan_quarter(
        entries: entries.baseAddress, stride: 32, u_count: 20, v_count: 20, u_inner: 5, v_inner: 4,
        u: m.real(-20...5), v: m.real(-5...5), u_step: m.real(0.05...1), v_step: 0.1)
      Self.same(
        m.covers, { cspan_shadow(&$0, n, 5, &quarter) },
        { portable_shadow(&$0, n, 5, &quarter) }, "shadow")
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
  private static func picture(_ m: inout Material, _ texels: UnsafePointer<UInt32>) -> cspan_picture
  {
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
      if avx2_is_there() != 0 {
        Self.same(
          m.below, { cspan_sprite(&$0, n, -9, 11, &picture) },
          { avx2_sprite(&$0, n, -9, 11, &picture) }, "AVX2, \(picture)")
      }
      // Wherever a run begins, a pixel sees the same.
      var (whole, part) = (m.below, m.below)
      cspan_sprite(&whole, n, -9, 11, &picture)
      let skipped = min(n - 1, 13)
      cspan_sprite(&part, n - skipped, -9 + Int32(skipped), 11, &picture)
      #expect(whole[skipped..<n] == part[..<(n - skipped)])
    }
  }

  @Test(arguments: 0..<60) func `blurs are the same`(seed: UInt64) {
    let m = Material(seed: seed)
    let (n, shift) = (m.count, Int32(seed % 3))
    for channels in [Int32(1), 4] {
      let sums = [UInt32](repeating: 5, count: 4 * (n + 2))
      Self.same(
        sums, { cspan_reduce(&$0, m.above, n, 1, shift, channels) },
        { portable_reduce(&$0, m.above, n, 1, shift, channels) }, "reduce")
      Self.same(
        m.covers, { cspan_box_across(&$0, m.covers, 16, 16, 3, 2, channels) },
        { portable_box_across(&$0, m.covers, 16, 16, 3, 2, channels) }, "across")
    }
    var room = [UInt32](repeating: 0, count: 64)
    Self.same(
      m.covers, { cspan_box_down(&$0, m.covers, 64, 32, 3, 2, &room) },
      { portable_box_down(&$0, m.covers, 64, 32, 3, 2, &room) }, "down")
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

  @Test(arguments: 0..<200) func `filled outlines are the same`(seed: UInt64) {
    var m = Material(seed: seed)
    let top: Int32 = seed % 2 == 0 ? 0 : -30
    // Two chains of straight pieces that lean as they like, left and right of a middle.
    func chain(_ from: ClosedRange<Double>) -> [cspan_edge] {
      var edges: [cspan_edge] = []
      var (y, x) = (Float(top) + 2.3, m.real(from))
      while y < Float(top) + 40 {
        let (bottom, to) = (y + m.real(0.1...9), m.real(from))
        edges.append(cspan_edge(top: y, bottom: bottom, x: x, slope: (to - x) / (bottom - y)))
        (y, x) = (bottom, to)
      }
      return edges
    }
    let (left, right) = (chain(-3...30), chain(28...66))
    let ink = Ink(m.above[3])
    var color = ink.color
    func draw(_ pixels: inout [UInt32], columns: ClosedRange<Int32>, _ loop: Fill) {
      var covers = [UInt16](repeating: 0, count: 136)
      left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { right in
          pixels.withUnsafeMutableBufferPointer { pixels in
            var shape = cspan_convex(
              edges: (left.baseAddress, right.baseAddress),
              count: (Int32(left.count), Int32(right.count)), sign: (1, -1), width: 64)
            var rows = cspan_rows(
              first: pixels.baseAddress, stride: 64, top: top, bottom: top + 48,
              left: columns.lowerBound,
              right: columns.upperBound)
            loop(&shape, &rows, &covers)
          }
        }
      }
    }
    Self.same(
      m.below, { draw(&$0, columns: 1...63) { cspan_fill_convex($0, $1, $2, &color) } },
      { draw(&$0, columns: 1...63) { portable_fill_convex($0, $1, $2, &color) } }, "fill")
    if avx2_is_there() != 0 {
      Self.same(
        m.below, { draw(&$0, columns: 1...63) { cspan_fill_convex($0, $1, $2, &color) } },
        { draw(&$0, columns: 1...63) { avx2_fill_convex($0, $1, $2, &color) } }, "fill, AVX2")
    }
    func holes(
      _ find:
        @escaping (
          UnsafePointer<cspan_convex>, UnsafePointer<cspan_rows>, UnsafeMutablePointer<Int32>
        ) -> Void
    ) -> [Int32] {
      var columns = [Int32](repeating: -1, count: 96)
      var pixels = m.below
      draw(&pixels, columns: 1...63) { shape, rows, _ in find(shape, rows, &columns) }
      return columns
    }
    let found = holes(cspan_find_whole)
    #expect(found == holes(portable_find_whole))
    for stride in [0, 64] {
      m.above.withUnsafeBufferPointer { above in
        let below = stride > 0 ? above.baseAddress : nil
        Self.same(
          m.below,
          { pixels in
            draw(&pixels, columns: 3...61) { _, rows, _ in
              cspan_lay_ground(rows, below, stride, 7, found)
            }
          },
          { pixels in
            draw(&pixels, columns: 3...61) { _, rows, _ in
              portable_lay_ground(rows, below, stride, 7, found)
            }
          }, "ground")
      }
    }
    // What is cut off changes nothing of what is left.
    Self.same(
      m.below, { draw(&$0, columns: 0...64) { cspan_fill_convex($0, $1, $2, &color) } },
      { pixels in
        for columns: ClosedRange<Int32> in [0...17, 17...40, 40...64] {
          draw(&pixels, columns: columns) { cspan_fill_convex($0, $1, $2, &color) }
        }
      }, "parts")
    var limits = cspan_octagon(least: (1, 2, 3, -40), most: (60, 44, 90, 50))
    m.above.withUnsafeBufferPointer { texels in
      guard let base = texels.baseAddress else { return }
      var picture = Self.picture(&m, base)
      func fill(
        _ pixels: inout [UInt32],
        _ loop: (
          UnsafePointer<cspan_convex>?, UnsafePointer<cspan_rows>?, UnsafeMutablePointer<UInt16>?,
          UnsafePointer<cspan_picture>?, UnsafePointer<cspan_octagon>?, UInt16,
          UnsafeMutablePointer<UInt32>?
        ) -> Void
      ) {
        var colors = [UInt32](repeating: 0, count: 64)
        let cover = seed % 3 == 0 ? Blend.fullCover : m.covers[5]
        draw(&pixels, columns: 1...63) { loop($0, $1, $2, &picture, &limits, cover, &colors) }
      }
      Self.same(
        m.below, { fill(&$0, cspan_fill_sprite) }, { fill(&$0, portable_fill_sprite) }, "picture")
      if avx2_is_there() != 0 {
        Self.same(
          m.below, { fill(&$0, cspan_fill_sprite) }, { fill(&$0, avx2_fill_sprite) },
          "picture, AVX2")
      }
    }
    Self.checkGradients(&m) { draw(&$0, columns: 1...63, $1) }
  }

  /// Gradients of all kinds, whose colours lie close together on the ramp and far apart, and the
  /// same drawn in two parts.
  private static func checkGradients(
    _ m: inout Material, _ draw: (inout [UInt32], Fill) -> Void
  ) {
    let isOpaque = Bool.random(using: &m.random)
    let ramp = m.above.prefix(Int(cspan_ramp_last) + 1).map { isOpaque ? $0 | 0xff00_0000 : $0 }
    let step = [0.001, 0.003, 0.02][Int.random(in: 0...2, using: &m.random)]
    func number(_ most: Double) -> Double { Double(m.real(-most...most)) }
    let numbers = [
      number(step), number(step), number(step), number(step), number(0.5), number(0.5),
    ]
    let cover = Bool.random(using: &m.random) ? Blend.fullCover : m.covers[5]
    for kind in [cspan_along, cspan_around, cspan_about] {
      ramp.withUnsafeBufferPointer { ramp in
        var gradient = cspan_gradient(
          kind: kind, left: 7, a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
          e: numbers[4], f: numbers[5], scale: 1.2, offset: -0.1, ramp: ramp.baseAddress,
          is_opaque: isOpaque ? 1 : 0)
        func fill(
          _ pixels: inout [UInt32],
          _ loop:
            @escaping (
              UnsafePointer<cspan_convex>?, UnsafePointer<cspan_rows>?,
              UnsafeMutablePointer<UInt16>?, UnsafePointer<cspan_gradient>?, UInt16,
              UnsafeMutablePointer<UInt32>?
            ) -> Void
        ) {
          var colors = [UInt32](repeating: 0, count: 64)
          draw(&pixels) { loop($0, $1, $2, &gradient, cover, &colors) }
        }
        same(
          m.below, { fill(&$0, cspan_fill_gradient) }, { fill(&$0, portable_fill_gradient) },
          "gradient \(kind)")
        if avx2_is_there() != 0 {
          same(
            m.below, { fill(&$0, cspan_fill_gradient) }, { fill(&$0, avx2_fill_gradient) },
            "gradient \(kind), AVX2")
        }
      }
    }
  }

  /// A colour with its terms.
  private struct Ink {
    var color: cspan_ink

    init(_ pixel: UInt32) {
      let (lanes, alpha) = (Blend.lanes(of: pixel), UInt16(pixel >> 24) * 257)
      let terms = Blend.terms(lanes: lanes, alpha: alpha, cover: Blend.fullCover)
      color = cspan_ink(
        lanes: lanes, addend: terms.addend, pixel: Blend.over(0, terms), alpha: alpha,
        keep: terms.keep)
    }
  }
}
