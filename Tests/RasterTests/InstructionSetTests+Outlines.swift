// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Raster
import Testing

extension InstructionSetTests {
  /// A convex outline of two random chains, left and right of a middle, and rows to fill.
  private struct Outline {
    let top: Int32
    let left: [craster_edge]
    let right: [craster_edge]

    init(_ input: inout Input, top: Int32) {
      self.top = top
      func chain(_ range: ClosedRange<Double>) -> [craster_edge] {
        var edges: [craster_edge] = []
        var (y, x) = (Float(top) + 2.3, input.real(range))
        while y < Float(top) + 40 {
          let (bottom, to) = (y + input.real(0.1...9), input.real(range))
          edges.append(craster_edge(top: y, bottom: bottom, x: x, slope: (to - x) / (bottom - y)))
          (y, x) = (bottom, to)
        }
        return edges
      }
      (left, right) = (chain(-3...30), chain(28...66))
    }

    func draw(
      _ pixels: inout [UInt32], columns: ClosedRange<Int32> = 1...63,
      _ fill: (
        UnsafePointer<craster_convex>, UnsafePointer<craster_rows>, UnsafeMutablePointer<UInt16>
      ) -> Void
    ) {
      var coverage = [UInt16](repeating: 0, count: 136)
      left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { right in
          pixels.withUnsafeMutableBufferPointer { pixels in
            var shape = craster_convex(
              edges: (left.baseAddress, right.baseAddress),
              count: (Int32(left.count), Int32(right.count)), sign: (1, -1), width: 64)
            var rows = craster_rows(
              first: pixels.baseAddress, stride: 64, top: top, bottom: top + 48,
              left: columns.lowerBound, right: columns.upperBound)
            fill(&shape, &rows, &coverage)
          }
        }
      }
    }
  }

  @Test(arguments: 0..<200) func `filled convex outlines are the same, also in parts`(
    seed: UInt64
  ) {
    var input = Input(seed: seed)
    let outline = Outline(&input, top: seed % 2 == 0 ? 0 : -30)
    var ink = Self.ink(input.above[3])
    let whole = InstructionSet.compare(input.below, "fill_convex") { kernels, pixels in
      outline.draw(&pixels) { kernels.fill_convex($0, $1, $2, &ink) }
    }
    // The partly covered pixels and the covered columns make up the whole outline.
    let columns = InstructionSet.compare(
      [Int32](repeating: -1, count: 96), "find_covered_columns"
    ) { kernels, columns in
      var unused = input.below
      outline.draw(&unused) { shape, rows, _ in
        kernels.find_covered_columns(shape, rows, &columns)
      }
    }
    let parts = InstructionSet.compare(input.below, "fill_convex_edges") { kernels, pixels in
      outline.draw(&pixels) { kernels.fill_convex_edges($0, $1, $2, &ink) }
      for row in 0..<48 {
        let (from, to) = (Int(columns[2 * row]), Int(columns[2 * row + 1]))
        for index in (row * 64 + from)..<(row * 64 + max(from, to)) {
          if ink.alpha == 65535 {
            pixels[index] = ink.pixel
          } else {
            kernels.blend_color(&pixels[index], 1, ink.addend, ink.keep)
          }
        }
      }
    }
    #expect(parts == whole)
    // Clipping changes no pixel that it leaves.
    let all = InstructionSet.compare(input.below, "all columns") { kernels, pixels in
      outline.draw(&pixels, columns: 0...64) { kernels.fill_convex($0, $1, $2, &ink) }
    }
    let clipped = InstructionSet.compare(input.below, "clipped columns") { kernels, pixels in
      for columns: ClosedRange<Int32> in [0...17, 17...40, 40...64] {
        outline.draw(&pixels, columns: columns) { kernels.fill_convex($0, $1, $2, &ink) }
      }
    }
    #expect(clipped == all)
    for stride in [0, 64] {
      input.above.withUnsafeBufferPointer { above in
        var background = craster_background(
          pixels: stride > 0 ? above.baseAddress : nil, stride: stride, color: 7)
        InstructionSet.compare(input.below, "fill_background") { kernels, pixels in
          outline.draw(&pixels, columns: 3...61) { _, rows, _ in
            kernels.fill_background(rows, &background, columns)
          }
        }
      }
    }
  }

  @Test(arguments: 0..<200) func `images in convex outlines are the same`(seed: UInt64) {
    var input = Input(seed: seed)
    let outline = Outline(&input, top: seed % 2 == 0 ? 0 : -30)
    var limits = craster_octagon(min: (1, 2, 3, -40), max: (60, 44, 90, 50))
    let opacity = seed % 3 == 0 ? Blend.fullCoverage : input.coverage[5]
    let texels = input.above
    texels.withUnsafeBufferPointer { texels in
      guard let base = texels.baseAddress else { return }
      var image = Self.image(&input, base)
      InstructionSet.compare(input.below, "fill_convex_image") { kernels, pixels in
        var colors = [UInt32](repeating: 0, count: 64)
        outline.draw(&pixels) {
          kernels.fill_convex_image($0, $1, $2, &image, &limits, opacity, &colors)
        }
      }
    }
  }

  /// Gradients of all kinds, whose colors lie close together on the ramp and far apart.
  @Test(arguments: 0..<200) func `gradients in convex outlines are the same, also in parts`(
    seed: UInt64
  ) {
    var input = Input(seed: seed)
    let outline = Outline(&input, top: seed % 2 == 0 ? 0 : -30)
    let isOpaque = Bool.random(using: &input.random)
    let ramp = input.above.prefix(2 * Int(craster_ramp_row)).map {
      isOpaque ? $0 | 0xff00_0000 : $0
    }
    let step = [0.001, 0.003, 0.02][Int.random(in: 0...2, using: &input.random)]
    let numbers = [step, step, step, step, 0.5, 0.5].map { Double(input.real(-$0...$0)) }
    let opacity = Bool.random(using: &input.random) ? Blend.fullCoverage : input.coverage[5]
    for kind in [craster_linear, craster_radial, craster_angular] {
      ramp.withUnsafeBufferPointer { ramp in
        var gradient = craster_gradient(
          kind: kind, left: 7, a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
          e: numbers[4], f: numbers[5], scale: 1.2, offset: -0.1, ramp: ramp.baseAddress,
          is_opaque: isOpaque ? 1 : 0)
        func fill(_ parts: [ClosedRange<Int32>]) -> [UInt32] {
          InstructionSet.compare(input.below, "\(kind), \(parts)") { kernels, pixels in
            var colors = [UInt32](repeating: 0, count: 64)
            for columns in parts {
              outline.draw(&pixels, columns: columns) {
                kernels.fill_convex_gradient($0, $1, $2, &gradient, opacity, &colors)
              }
            }
          }
        }
        #expect(fill([1...63]) == fill([1...30, 30...63]))
      }
    }
  }

  /// A color with its terms of the source-over formula.
  static func ink(_ pixel: UInt32) -> craster_ink {
    ink(lanes: Blend.lanes(of: pixel), alpha: UInt16(pixel >> 24) * 257)
  }

  static func ink(lanes: UInt64, alpha: UInt16) -> craster_ink {
    let terms = Blend.terms(lanes: lanes, alpha: alpha, coverage: Blend.fullCoverage)
    return craster_ink(
      color: lanes, addend: terms.addend, pixel: Blend.over(0, terms), alpha: alpha,
      keep: terms.keep, replaces: alpha == 65535 ? 1 : 0)
  }
}
