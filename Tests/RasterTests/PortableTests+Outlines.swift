// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import CSpanPortable
import Raster
import Testing

extension PortableTests {
  private typealias Fill = (
    UnsafePointer<cspan_convex>, UnsafePointer<cspan_rows>, UnsafeMutablePointer<UInt16>
  ) -> Void

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
    Self.same(
      m.below, { draw(&$0, columns: 1...63) { cspan_fill_convex($0, $1, $2, &color) } },
      { draw(&$0, columns: 1...63) { avx2_fill_convex($0, $1, $2, &color) } }, "fill, AVX2")
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
        var ground = cspan_ground(
          below: stride > 0 ? above.baseAddress : nil, stride: stride, pixel: 7)
        Self.same(
          m.below,
          { pixels in
            draw(&pixels, columns: 3...61) { _, rows, _ in
              cspan_lay_ground(rows, &ground, found)
            }
          },
          { pixels in
            draw(&pixels, columns: 3...61) { _, rows, _ in
              portable_lay_ground(rows, &ground, found)
            }
          }, "ground")
      }
    }
    // The edges and the columns between them are the whole.
    func inParts(_ pixels: inout [UInt32], _ edges: Fill) {
      draw(&pixels, columns: 1...63, edges)
      for row in 0..<48 {
        let (from, to) = (Int(found[2 * row]), Int(found[2 * row + 1]))
        for x in from..<max(from, to) {
          let at = row * 64 + x
          if color.alpha == 65535 {
            pixels[at] = color.pixel
          } else {
            cspan_blend(&pixels[at], 1, color.addend, color.keep)
          }
        }
      }
    }
    for edges in [cspan_fill_edges, portable_fill_edges, avx2_fill_edges] {
      Self.same(
        m.below, { draw(&$0, columns: 1...63) { cspan_fill_convex($0, $1, $2, &color) } },
        { pixels in inParts(&pixels) { edges($0, $1, $2, &color) } }, "edges")
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
      Self.same(
        m.below, { fill(&$0, cspan_fill_sprite) }, { fill(&$0, avx2_fill_sprite) },
        "picture, AVX2")
    }
    Self.checkGradients(&m) { draw(&$0, columns: $1, $2) }
  }

  /// Gradients of all kinds, whose colours lie close together on the ramp and far apart, and the
  /// same drawn in two parts.
  private static func checkGradients(
    _ m: inout Material, _ draw: (inout [UInt32], ClosedRange<Int32>, Fill) -> Void
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
          _ pixels: inout [UInt32], columns: ClosedRange<Int32> = 1...63,
          _ loop:
            @escaping (
              UnsafePointer<cspan_convex>?, UnsafePointer<cspan_rows>?,
              UnsafeMutablePointer<UInt16>?, UnsafePointer<cspan_gradient>?, UInt16,
              UnsafeMutablePointer<UInt32>?
            ) -> Void
        ) {
          var colors = [UInt32](repeating: 0, count: 64)
          draw(&pixels, columns) { loop($0, $1, $2, &gradient, cover, &colors) }
        }
        same(
          m.below, { fill(&$0, cspan_fill_gradient) }, { fill(&$0, portable_fill_gradient) },
          "gradient \(kind)")
        same(
          m.below, { fill(&$0, cspan_fill_gradient) }, { fill(&$0, avx2_fill_gradient) },
          "gradient \(kind), AVX2")
        same(
          m.below, { fill(&$0, cspan_fill_gradient) },
          { pixels in
            fill(&pixels, columns: 1...30, cspan_fill_gradient)
            fill(&pixels, columns: 30...63, cspan_fill_gradient)
          }, "gradient \(kind), parts")
      }
    }
  }

  /// A colour with its terms.
  struct Ink {
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
