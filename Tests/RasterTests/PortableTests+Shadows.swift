// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import CSpanPortable
import Foundation
import Raster
import Testing

extension PortableTests {
  private typealias Loop = (
    UnsafePointer<cspan_quarter>, UnsafePointer<cspan_rows>, UnsafePointer<cspan_cast>
  ) -> Void

  /// A shadow of random values, sizes and colours, with holes, or something in them, or nothing; over
  /// the pixels there are, or a ground.
  private struct Sample {
    let entries: [UInt64]
    let holes: [Int32]
    let hasHoles: Bool
    let caster: Ink?
    let backdrop: [UInt32]
    let color: UInt32
    let ground: UInt32
    let top: Int32
    var quarter = cspan_quarter()
    var hasGround = false
    var isOverBackdrop = false
    /// How many columns of ground lie on either side besides.
    var margin: Int32 = 0
    static let (width, height) = (150, 27)

    init(_ m: inout Material, seed: UInt64) {
      color = seed % 5 < 2 ? m.above[5] & 0xff00_0000 : m.above[5]
      ground = seed % 7 < 2 ? 0x8040_2010 : 0xff80_4020
      top = Int32(seed % 11) - 5
      backdrop = m.above
      // Values that fall to the right and down, as those of a shadow do.
      let (columns, rows) = (24, 20)
      let values = (0..<(columns * (rows + 2))).map { index in
        let (x, y) = (min(index % columns, columns - 2), min(index / columns, rows))
        return UInt64(65535 * (columns - 2 - x) / (columns - 2) * (rows - y) / rows)
      }
      entries = values.indices.map { index in
        let four = [0, 1, columns, columns + 1].map { values[min(index + $0, values.count - 1)] }
        return four[0] | four[1] << 16 | four[2] << 32 | four[3] << 48
      }
      var random = m.random
      let (left, right) = (Int32.random(in: 0...149, using: &random), m.real(0...70))
      let slope = m.real(-3...3)
      let isWild = seed % 4 == 0
      holes = (0..<Int32(Self.height)).flatMap { row in
        let lean = Int32(slope * Float(row))
        let from = isWild ? Int32.random(in: 0...149, using: &random) : left + lean
        let hole = min(max(from, 0), 149)
        let to = min(max(from + Int32(right), hole), 150)
        return [hole, isWild && Bool.random(using: &random) ? hole : to]
      }
      hasHoles = seed % 3 != 0
      caster = seed % 3 == 1 ? Ink(m.above[9]) : nil
      let (size, angle) = (Double(m.real(0.02...1.1)), Double(m.real(0...7)))
      let (a, b) = (size * Foundation.cos(angle), size * Foundation.sin(angle))
      let (x, y) = (Double(m.real(0...150)), Double(m.real(0...40)))
      quarter = cspan_quarter(
        entries: nil, stride: Int32(columns), u_count: Float(columns - 2), v_count: Float(rows),
        u_inner: m.real(-3...40), v_inner: m.real(-3...40), u: -a * x + b * y, v: -b * x - a * y,
        u_step: a, v_step: b, u_down: -b, v_down: a)
    }

    func draw(
      _ pixels: inout [UInt32], _ columns: ClosedRange<Int32> = 0...150, from: Int = 0,
      to: Int = Sample.height, casts: Bool = true, keptIn kept: UnsafeMutableRawPointer? = nil,
      by loop: Loop
    ) {
      let width = Self.width
      var ink = (caster ?? Ink(0)).color
      let pixel = ground
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        var rows = cspan_rows(
          first: base + from * width, stride: width, top: top + Int32(from),
          bottom: top + Int32(to), left: columns.lowerBound, right: columns.upperBound)
        holes.withUnsafeBufferPointer { holes in
          entries.withUnsafeBufferPointer { entries in
            backdrop.withUnsafeBufferPointer { backdrop in
              withUnsafePointer(to: &ink) { ink in
                let below = isOverBackdrop ? backdrop.baseAddress.map { $0 + from * width } : nil
                var ground = cspan_ground(below: below, stride: width, pixel: pixel)
                withUnsafePointer(to: &ground) { ground in
                  var quarter = quarter
                  quarter.entries = entries.baseAddress
                  var cast = cspan_cast(
                    color: Blend.lanes(of: color), alpha: UInt16(color >> 24) * 257,
                    holes: hasHoles && casts ? holes.baseAddress.map { $0 + 2 * from } : nil,
                    caster: caster == nil || !casts ? nil : ink,
                    ground: hasGround ? ground : nil, ground_left: columns.lowerBound - margin,
                    ground_right: columns.upperBound + margin, kept: kept)
                  loop(&quarter, &rows, &cast)
                }
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<400) func `shadows are the same, whole or in parts`(seed: UInt64) {
    var m = Material(seed: seed)
    var sample = Sample(&m, seed: seed)
    sample.hasGround = seed % 2 == 0
    sample.isOverBackdrop = seed % 4 == 0
    Self.same(
      m.below, { sample.draw(&$0, by: cspan_shadow) }, { sample.draw(&$0, by: portable_shadow) },
      "portable")
    Self.same(
      m.below, { sample.draw(&$0, by: cspan_shadow) }, { sample.draw(&$0, by: avx2_shadow) }, "AVX2"
    )
    Self.same(
      m.below, { sample.draw(&$0, by: cspan_shadow) },
      { pixels in
        for columns: ClosedRange<Int32> in [0...17, 17...40, 40...103, 103...150] {
          sample.draw(&pixels, columns, from: 0, to: 13, by: cspan_shadow)
          sample.draw(&pixels, columns, from: 13, to: 27, by: cspan_shadow)
        }
      }, "parts")
    // Rows that go on, those that do not, and others of the same shadow.
    let kept = UnsafeMutableRawPointer.allocate(byteCount: Int(cspan_kept), alignment: 64)
    defer { kept.deallocate() }
    cspan_forget(kept)
    let border = (8 - Int(sample.top)) % 8
    Self.same(
      m.below, { sample.draw(&$0, by: cspan_shadow) },
      { pixels in
        for columns: ClosedRange<Int32> in [0...61, 61...150] {
          var top = 0
          for bottom in [border, border + 8, border + 9, border + 16, 27] where bottom > top {
            sample.draw(
              &pixels, columns, from: top, to: min(bottom, 27), keptIn: kept, by: cspan_shadow)
            top = min(bottom, 27)
          }
        }
      }, "going on")
  }

  @Test(arguments: 0..<200) func `a shadow's ground is laid as if it were there before`(
    seed: UInt64
  ) {
    var m = Material(seed: seed)
    var sample = Sample(&m, seed: seed)
    var before = [UInt32](repeating: sample.ground, count: m.below.count)
    if seed % 2 == 0 { before = m.above }
    sample.isOverBackdrop = seed % 2 == 0
    sample.draw(&before, by: cspan_shadow)
    sample.hasGround = true
    var after = m.below
    sample.draw(&after, by: cspan_shadow)
    for row in 0..<Sample.height {
      for x in 0..<Sample.width {
        let isHole = (sample.holes[2 * row]..<sample.holes[2 * row + 1]).contains(Int32(x))
        let at = row * Sample.width + x
        if sample.hasHoles, sample.caster == nil, isHole {
          #expect(after[at] == m.below[at])
        } else {
          #expect(after[at] == before[at], "(\(x), \(row))")
        }
      }
    }
  }

  @Test(arguments: 0..<300) func `what casts a shadow is laid with it as if it were after it`(
    seed: UInt64
  ) {
    var m = Material(seed: seed)
    let sample = Sample(&m, seed: 3 * seed + 1)
    guard let caster = sample.caster?.color else { return }
    // Premultiplied, as pixels are.
    let below = m.below.map { $0 | 0xff00_0000 }
    var (once, twice) = (below, below)
    sample.draw(&once, by: cspan_shadow)
    sample.draw(&twice, casts: false, by: cspan_shadow)
    for row in 0..<Sample.height {
      for x in Int(sample.holes[2 * row])..<Int(sample.holes[2 * row + 1]) {
        let at = row * Sample.width + x
        cspan_blend(&twice[at], 1, caster.addend, caster.keep)
      }
    }
    #expect(CastTests.most(once, twice) <= 1)
  }
}
