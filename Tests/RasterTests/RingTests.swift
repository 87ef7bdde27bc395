// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import CSpanPortable
import Foundation
import Raster
import Testing

/// What lies between two convex outlines, as every machine fills it, and as a sweep does.
@Suite struct RingTests {
  static let width: Int32 = 120
  static let height: Int32 = 90

  /// Two polygons with the same corners' directions, one inside the other.
  struct Ring {
    var edges: [cspan_edge] = []
    var chains: [cspan_chain] = []

    init(_ random: inout Randomness) {
      let corners = Int.random(in: 3...40, using: &random)
      let turn = corners == 4 && random.next() % 2 == 0 ? 0.25 * .pi : random.number(0...6)
      let (x, y) = (random.number(-10...130), random.number(-10...100))
      let (a, b) = (random.number(3...70), random.number(3...60))
      let share = random.next() % 2 == 0 ? 1 - random.number(0.5...6) / 70 : random.number(0...1)
      for scale in [1, share] {
        var points = (0..<corners).map { index in
          let angle = turn + Double(index) / Double(corners) * 2 * .pi
          return cspan_point(x: x + a * scale * cos(angle), y: y + b * scale * sin(angle))
        }
        var extent = cspan_extent()
        cspan_snap(&points, corners, 2048, &extent)
        var own = [cspan_edge](repeating: cspan_edge(), count: corners)
        var ownChains = [cspan_chain](repeating: cspan_chain(), count: corners)
        var count = 0
        let edgeCount = cspan_trace(
          points, corners, extent.highest, 0, &own, edges.count, &ownChains, &count)
        edges += own[..<edgeCount]
        chains += ownChains[..<count]
      }
    }

    var hasTwoSidesEach: Bool {
      chains.count == 4 && cspan_find_left(edges, chains) != 0
        && cspan_find_left(edges, [chains[2], chains[3]]) != 0
    }

    typealias Fill = (
      UnsafePointer<cspan_convex>, UnsafePointer<cspan_convex>, UnsafePointer<cspan_rows>,
      UnsafeMutablePointer<UInt16>
    ) -> Void

    func draw(
      _ pixels: inout [UInt32], _ columns: Range<Int32>, from top: Int32 = 0, _ fill: Fill
    ) {
      var covers = [UInt16](repeating: 0, count: Int(width) + 16)
      edges.withUnsafeBufferPointer { edges in
        pixels.withUnsafeMutableBufferPointer { pixels in
          guard let base = edges.baseAddress else { return }
          func shape(_ at: Int) -> cspan_convex {
            let (one, other) = (chains[at], chains[at + 1])
            let left = Float(cspan_find_left(base, [one, other]))
            return cspan_convex(
              edges: (base + one.first, base + other.first),
              count: (Int32(one.end - one.first), Int32(other.end - other.first)),
              sign: (left, -left), width: width)
          }
          var (outer, inner) = (shape(0), shape(2))
          var rows = cspan_rows(
            first: pixels.baseAddress.map { $0 + Int(top * width) }, stride: Int(width), top: top,
            bottom: height, left: columns.lowerBound, right: columns.upperBound)
          fill(&outer, &inner, &rows, &covers)
        }
      }
    }

    /// The same by the even-odd rule.
    func sweep(_ pixels: inout [UInt32], _ ink: UnsafePointer<cspan_ink>) {
      guard let sweep = cspan_sweep_new(width, 4) else { return }
      defer { cspan_sweep_free(sweep) }
      var rows = cspan_rows(
        first: nil, stride: Int(width), top: 0, bottom: height, left: 0, right: width)
      pixels.withUnsafeMutableBufferPointer { pixels in
        rows.first = pixels.baseAddress
        chains.withUnsafeBufferPointer { chains in
          edges.withUnsafeBufferPointer { edges in
            cspan_sweep_begin(sweep, chains.baseAddress, 4, edges.baseAddress, 1)
            cspan_fill_path(sweep, &rows, ink)
          }
        }
      }
    }
  }

  @Test(arguments: 0..<600) func `a ring is the same everywhere, and what a sweep fills`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let ring = Ring(&random)
    guard ring.hasTwoSidesEach else { return }
    let alpha: UInt16 = seed % 2 == 0 ? 65535 : 40000
    let lanes = Blend.lanes(of: UInt32(alpha >> 8) << 24 | UInt32(alpha >> 9) << 8)
    let full = Blend.terms(lanes: lanes, alpha: alpha, cover: 65535)
    var ink = cspan_ink(
      lanes: lanes, addend: full.addend, pixel: Blend.over(0, full), alpha: alpha, keep: full.keep)
    let below = (0..<Int(Self.width * Self.height)).map { _ in
      0xff00_0000 | UInt32(truncatingIfNeeded: random.next() & 0xff_ffff)
    }
    func filled(_ columns: Range<Int32>, from top: Int32 = 0, _ below: [UInt32], _ fill: Ring.Fill)
      -> [UInt32]
    {
      var pixels = below
      ring.draw(&pixels, columns, from: top, fill)
      return pixels
    }
    let all = 0..<Self.width
    let expected = filled(all, below) { cspan_fill_ring($0, $1, $2, $3, &ink) }
    #expect(filled(all, below) { portable_fill_ring($0, $1, $2, $3, &ink) } == expected)
    #expect(filled(all, below) { avx2_fill_ring($0, $1, $2, $3, &ink) } == expected)
    var parts = below
    for columns in [0..<13, 13..<40, 40..<77, 77..<Self.width] {
      parts = filled(columns, parts) { cspan_fill_ring($0, $1, $2, $3, &ink) }
    }
    #expect(parts == expected)
    let top = Int32.random(in: 0..<Self.height, using: &random)
    let lower = filled(all, from: top, below) { cspan_fill_ring($0, $1, $2, $3, &ink) }
    #expect(lower[Int(top * Self.width)...] == expected[Int(top * Self.width)...])
    var swept = below
    ring.sweep(&swept, &ink)
    var most = 0
    for (one, other) in zip(swept, expected) {
      for shift: UInt32 in [0, 8, 16, 24] {
        most = max(most, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      }
    }
    #expect(most <= 1, "from a sweep")
  }
}
