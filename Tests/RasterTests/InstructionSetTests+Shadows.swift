// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Foundation
import Raster
import Testing

extension InstructionSetTests {
  /// A shadow of random values, size and color, with occluded spans, a caster in them, or neither; over
  /// existing pixels or a background.
  private struct ShadowCase {
    let entries: [UInt64]
    let occluded: [Int32]
    let isOccluded: Bool
    let caster: craster_ink?
    let backdrop: [UInt32]
    let color: UInt32
    let backgroundColor: UInt32
    let top: Int32
    var quadrant = craster_quadrant()
    var hasBackground = false
    var usesBackdrop = false
    /// Columns of background on either side besides.
    var margin: Int32 = 0
    static let (width, height) = (150, 27)

    init(_ input: inout Input, seed: UInt64) {
      color = seed % 5 < 2 ? input.above[5] & 0xff00_0000 : input.above[5]
      backgroundColor = seed % 7 < 2 ? 0x8040_2010 : 0xff80_4020
      top = Int32(seed % 11) - 5
      backdrop = input.above
      // Values that fall to the right and down, as those of a shadow.
      let (columns, rows) = (24, 20)
      let values = (0..<(columns * (rows + 2))).map { index in
        let (x, y) = (min(index % columns, columns - 2), min(index / columns, rows))
        return UInt64(65535 * (columns - 2 - x) / (columns - 2) * (rows - y) / rows)
      }
      entries = values.indices.map { index in
        let four = [0, 1, columns, columns + 1].map { values[min(index + $0, values.count - 1)] }
        return four[0] | four[1] << 16 | four[2] << 32 | four[3] << 48
      }
      var random = input.random
      let (left, width) = (Int32.random(in: 0...149, using: &random), input.real(0...70))
      let slope = input.real(-3...3)
      let isIrregular = seed % 4 == 0
      occluded = (0..<Int32(Self.height)).flatMap { row in
        let lean = Int32(slope * Float(row))
        let from = isIrregular ? Int32.random(in: 0...149, using: &random) : left + lean
        let begin = min(max(from, 0), 149)
        let end = min(max(from + Int32(width), begin), 150)
        return [begin, isIrregular && Bool.random(using: &random) ? begin : end]
      }
      isOccluded = seed % 3 != 0
      caster = seed % 3 == 1 ? InstructionSetTests.ink(input.above[9]) : nil
      let (size, angle) = (Double(input.real(0.02...1.1)), Double(input.real(0...7)))
      let (a, b) = (size * Foundation.cos(angle), size * Foundation.sin(angle))
      let (x, y) = (Double(input.real(0...150)), Double(input.real(0...40)))
      quadrant = craster_quadrant(
        entries: nil, stride: Int32(columns), u_count: Float(columns - 2), v_count: Float(rows),
        u_inner: input.real(-3...40), v_inner: input.real(-3...40), u: -a * x + b * y,
        v: -b * x - a * y, u_dx: a, v_dx: b, u_dy: -b, v_dy: a)
    }

    func draw(
      _ pixels: inout [UInt32], _ columns: ClosedRange<Int32> = 0...150, from: Int = 0,
      to: Int = ShadowCase.height, withCaster: Bool = true,
      cache: UnsafeMutableRawPointer? = nil, by kernels: craster_kernel_table
    ) {
      let width = Self.width
      var ink = caster ?? craster_ink()
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        var rows = craster_rows(
          first: base + from * width, stride: width, top: top + Int32(from),
          bottom: top + Int32(to), left: columns.lowerBound, right: columns.upperBound)
        occluded.withUnsafeBufferPointer { occluded in
          entries.withUnsafeBufferPointer { entries in
            backdrop.withUnsafeBufferPointer { backdrop in
              withUnsafePointer(to: &ink) { ink in
                let rowPixels = backdrop.baseAddress.map { $0 + from * width }
                var background = craster_background(
                  pixels: usesBackdrop ? rowPixels : nil, stride: width, color: backgroundColor)
                withUnsafePointer(to: &background) { background in
                  var quadrant = quadrant
                  quadrant.entries = entries.baseAddress
                  let spans = occluded.baseAddress.map { $0 + 2 * from }
                  var shadow = craster_shadow(
                    color: Blend.lanes(of: color), alpha: UInt16(color >> 24) * 257,
                    occluded: isOccluded && withCaster ? spans : nil,
                    caster: caster != nil && withCaster ? ink : nil,
                    background: hasBackground ? background : nil,
                    background_left: columns.lowerBound - margin,
                    background_right: columns.upperBound + margin, cache: cache)
                  kernels.blend_shadow(&quadrant, &rows, &shadow)
                }
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<400) func `shadows are the same, also in parts`(seed: UInt64) {
    var input = Input(seed: seed)
    var shadow = ShadowCase(&input, seed: seed)
    shadow.hasBackground = seed % 2 == 0
    shadow.usesBackdrop = seed % 4 == 0
    let whole = InstructionSet.compare(input.below, "whole") { shadow.draw(&$1, by: $0) }
    let parts = InstructionSet.compare(input.below, "parts") { kernels, pixels in
      for columns: ClosedRange<Int32> in [0...17, 17...40, 40...103, 103...150] {
        shadow.draw(&pixels, columns, from: 0, to: 13, by: kernels)
        shadow.draw(&pixels, columns, from: 13, to: 27, by: kernels)
      }
    }
    #expect(parts == whole)
    // With a cache: rows that continue the last ones, and rows that do not.
    let cache = UnsafeMutableRawPointer.allocate(
      byteCount: Int(craster_shadow_cache_size), alignment: Int(craster_shadow_cache_alignment))
    defer { cache.deallocate() }
    let border = (8 - Int(shadow.top)) % 8
    let continued = InstructionSet.compare(input.below, "continued") { kernels, pixels in
      craster_shadow_cache_reset(cache)
      for columns: ClosedRange<Int32> in [0...61, 61...150] {
        var top = 0
        for bottom in [border, border + 8, border + 9, border + 16, 27] where bottom > top {
          shadow.draw(
            &pixels, columns, from: top, to: min(bottom, 27), cache: cache, by: kernels)
          top = min(bottom, 27)
        }
      }
    }
    #expect(continued == whole)
  }

  @Test(arguments: 0..<200) func `a shadow's background is as if it were filled before`(
    seed: UInt64
  ) {
    var input = Input(seed: seed)
    var shadow = ShadowCase(&input, seed: seed)
    shadow.usesBackdrop = seed % 2 == 0
    let background =
      shadow.usesBackdrop
      ? input.above : [UInt32](repeating: shadow.backgroundColor, count: input.below.count)
    for set in InstructionSet.available {
      shadow.hasBackground = false
      var before = background
      shadow.draw(&before, by: set.kernels)
      shadow.hasBackground = true
      var after = input.below
      shadow.draw(&after, by: set.kernels)
      for row in 0..<ShadowCase.height {
        let span = shadow.occluded[2 * row]..<shadow.occluded[2 * row + 1]
        for x in 0..<ShadowCase.width {
          let at = row * ShadowCase.width + x
          let isLeftOut = shadow.isOccluded && shadow.caster == nil && span.contains(Int32(x))
          #expect(
            after[at] == (isLeftOut ? input.below[at] : before[at]), "(\(x), \(row)), \(set.name)")
        }
      }
    }
  }

  @Test(arguments: 0..<300) func `a shadow's caster is as if it were drawn after it`(
    seed: UInt64
  ) {
    var input = Input(seed: seed)
    let shadow = ShadowCase(&input, seed: 3 * seed + 1)
    guard let caster = shadow.caster else { return }
    // Premultiplied, as pixels are.
    let below = input.below.map { $0 | 0xff00_0000 }
    for set in InstructionSet.available {
      var (once, twice) = (below, below)
      shadow.draw(&once, by: set.kernels)
      shadow.draw(&twice, withCaster: false, by: set.kernels)
      for row in 0..<ShadowCase.height {
        for x in Int(shadow.occluded[2 * row])..<Int(shadow.occluded[2 * row + 1]) {
          let at = row * ShadowCase.width + x
          set.kernels.blend_color(&twice[at], 1, caster.addend, caster.keep)
        }
      }
      #expect(ShadowBlendTests.maxDifference(once, twice) <= 1, "\(set.name)")
    }
  }
}
