// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Foundation
import Raster
import Testing

/// The region between two convex outlines, with every instruction set, and as a sweep fills it.
@Suite struct RingTests {
  static let width: Int32 = 120
  static let height: Int32 = 90

  /// Two polygons whose corners have the same directions, one inside the other.
  struct Ring {
    var edges: [craster_edge] = []
    var chains: [craster_chain] = []

    init(_ random: inout Randomness) {
      let corners = Int.random(in: 3...40, using: &random)
      let turn = corners == 4 && random.next() % 2 == 0 ? 0.25 * .pi : random.number(0...6)
      let (x, y) = (random.number(-10...130), random.number(-10...100))
      let (a, b) = (random.number(3...70), random.number(3...60))
      let innerScale =
        random.next() % 2 == 0 ? 1 - random.number(0.5...6) / 70 : random.number(0...1)
      for scale in [1, innerScale] {
        var points = (0..<corners).map { index in
          let angle = turn + Double(index) / Double(corners) * 2 * .pi
          return craster_point(x: x + a * scale * cos(angle), y: y + b * scale * sin(angle))
        }
        var extent = craster_extent()
        InstructionSet.portable.kernels.snap_points(&points, corners, 2048, &extent)
        var newEdges = [craster_edge](repeating: craster_edge(), count: corners + 3)
        var newChains = [craster_chain](repeating: craster_chain(), count: corners)
        var count = 0
        let edgeCount = InstructionSet.portable.kernels.build_chains(
          points, corners, extent.top_index, 0, &newEdges, edges.count, &newChains, &count)
        edges += newEdges[..<edgeCount]
        chains += newChains[..<count]
      }
    }

    var hasTwoChainsEach: Bool {
      chains.count == 4 && craster_left_chain(edges, chains) != 0
        && craster_left_chain(edges, [chains[2], chains[3]]) != 0
    }

    func draw(
      _ pixels: inout [UInt32], _ columns: Range<Int32>, from top: Int32 = 0,
      _ ink: UnsafePointer<craster_ink>, _ kernels: craster_kernel_table, isRing: Bool = true
    ) {
      var coverage = [UInt16](repeating: 0, count: Int(width) + 16)
      withShapes { outer, inner in
        pixels.withUnsafeMutableBufferPointer { pixels in
          var rows = craster_rows(
            first: pixels.baseAddress.map { $0 + Int(top * width) }, stride: Int(width), top: top,
            bottom: height, left: columns.lowerBound, right: columns.upperBound)
          if isRing {
            kernels.fill_ring(outer, inner, &rows, &coverage, ink)
          } else {
            kernels.fill_convex(outer, &rows, &coverage, ink)
          }
        }
      }
    }

    /// The coverage of each pixel of the ring, or of its outer outline.
    func coverage(isRing: Bool, _ kernels: craster_kernel_table) -> [UInt16] {
      var all = [UInt16](repeating: 0, count: Int(width * height))
      var row = [UInt16](repeating: 0, count: Int(width) + 16)
      var spans = [craster_span](repeating: craster_span(), count: Int(craster_max_row_spans))
      withShapes { outer, inner in
        for y in 0..<height {
          let count = kernels.find_row_spans(outer, isRing ? inner : nil, y, &row, &spans)
          for span in spans.prefix(Int(count)) {
            for x in span.begin..<span.end {
              all[Int(y * width + x)] = span.is_full != 0 ? 65535 : row[Int(x)]
            }
          }
        }
      }
      return all
    }

    private func withShapes(
      _ body: (UnsafePointer<craster_convex>, UnsafePointer<craster_convex>) -> Void
    ) {
      edges.withUnsafeBufferPointer { edges in
        guard let base = edges.baseAddress else { return }
        func shape(_ at: Int) -> craster_convex {
          let (one, other) = (chains[at], chains[at + 1])
          let left = Float(craster_left_chain(base, [one, other]))
          return craster_convex(
            edges: (base + one.first, base + other.first),
            count: (Int32(one.end - one.first), Int32(other.end - other.first)),
            sign: (left, -left), width: width)
        }
        var (outer, inner) = (shape(0), shape(2))
        body(&outer, &inner)
      }
    }

    /// Both outlines filled by the even-odd rule.
    func sweep(_ pixels: inout [UInt32], _ ink: UnsafePointer<craster_ink>) {
      guard let sweep = craster_sweep_new(width, 4) else { return }
      defer { craster_sweep_free(sweep) }
      var rows = craster_rows(
        first: nil, stride: Int(width), top: 0, bottom: height, left: 0, right: width)
      pixels.withUnsafeMutableBufferPointer { pixels in
        rows.first = pixels.baseAddress
        chains.withUnsafeBufferPointer { chains in
          edges.withUnsafeBufferPointer { edges in
            craster_sweep_begin(sweep, chains.baseAddress, 4, edges.baseAddress, 1)
            InstructionSet.portable.kernels.fill_path(sweep, &rows, ink)
          }
        }
      }
    }
  }

  @Test(arguments: 0..<600) func `a ring is the same, also in parts, and what a sweep fills`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let ring = Ring(&random)
    guard ring.hasTwoChainsEach else { return }
    let alpha: UInt16 = seed % 2 == 0 ? 65535 : 40000
    let lanes = Blend.lanes(of: UInt32(alpha >> 8) << 24 | UInt32(alpha >> 9) << 8)
    var ink = InstructionSetTests.ink(lanes: lanes, alpha: alpha)
    let below = (0..<Int(Self.width * Self.height)).map { _ in
      0xff00_0000 | UInt32(truncatingIfNeeded: random.next() & 0xff_ffff)
    }
    let all = 0..<Self.width
    let whole = InstructionSet.compare(below, "whole") { ring.draw(&$1, all, &ink, $0) }
    let parts = InstructionSet.compare(below, "parts") { kernels, pixels in
      for columns in [0..<13, 13..<40, 40..<77, 77..<Self.width] {
        ring.draw(&pixels, columns, &ink, kernels)
      }
    }
    #expect(parts == whole)
    let top = Int32.random(in: 0..<Self.height, using: &random)
    let lower = InstructionSet.compare(below, "lower rows") {
      ring.draw(&$1, all, from: top, &ink, $0)
    }
    #expect(lower[Int(top * Self.width)...] == whole[Int(top * Self.width)...])
    var swept = below
    ring.sweep(&swept, &ink)
    #expect(ShadowBlendTests.maxDifference(swept, whole) <= 1, "from a sweep")
  }

  @Test(arguments: 0..<600) func `what is recorded of a shape is what its kernel blends`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let ring = Ring(&random)
    guard ring.hasTwoChainsEach else { return }
    var ink = InstructionSetTests.ink(lanes: Blend.lanes(of: 0xffff_ffff), alpha: 65535)
    for isRing in [true, false] {
      let black = [UInt32](repeating: 0xff00_0000, count: Int(Self.width * Self.height))
      let drawn = InstructionSet.compare(black, "drawn") {
        ring.draw(&$1, 0..<Self.width, &ink, $0, isRing: isRing)
      }
      let recorded = InstructionSet.compare(black, "recorded") { kernels, pixels in
        let coverage = ring.coverage(isRing: isRing, kernels)
        kernels.blend_color_coverage(
          &pixels, coverage, coverage.count, ink.color, ink.alpha)
      }
      #expect(recorded == drawn)
    }
  }
}
