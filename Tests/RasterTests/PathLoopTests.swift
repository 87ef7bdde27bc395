// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import CSpanPortable
import Raster
import Testing

/// The loops that paths and glyphs go through: as this machine runs them and as any x86-64 does.
@Suite struct PathLoopTests {
  /// A random outline of some polygons.
  private struct Shape {
    var edges: [cspan_edge] = []
    var chains: [cspan_chain] = []

    static let width: Int32 = 90
    static let height: Int32 = 60

    init(_ random: inout Randomness) {
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        // Some of them small, so that they begin and end within a row.
        let size = random.number(1...60)
        let (x, y) = (random.number(-20...80), random.number(-20...60))
        if random.next() % 3 == 0 {
          addStrip(x, y, &random)
          continue
        }
        var points = (0..<Int.random(in: 3...9, using: &random)).map { _ in
          cspan_point(x: x + random.number(0...size), y: y + random.number(0...size))
        }
        add(&points)
      }
      cspan_order(&chains, chains.count, edges)
    }

    /// As a line's stroke is: often nothing but straight rows, a few pixels wide.
    private mutating func addStrip(_ x: Double, _ y: Double, _ random: inout Randomness) {
      let (along, down) = (random.number(-15...15), random.number(10...50))
      let width = random.number(0.2...5)
      var points = [(x, y), (x + along, y + down), (x + along + width, y + down), (x + width, y)]
        .map { cspan_point(x: $0.0, y: $0.1) }
      add(&points)
    }

    private mutating func add(_ points: inout [cspan_point]) {
      var extent = cspan_extent()
      cspan_snap(&points, points.count, 2048, &extent)
      var own = [cspan_edge](repeating: cspan_edge(), count: points.count)
      var ownChains = [cspan_chain](repeating: cspan_chain(), count: points.count)
      var chainCount = 0
      let count = cspan_trace(
        points, points.count, extent.highest, 0, &own, edges.count, &ownChains, &chainCount)
      edges += own[..<count]
      chains += ownChains[..<chainCount]
    }

    /// Coverage, row after row, out of spans.
    func coverage(
      evenOdd: Int32,
      _ row: (OpaquePointer, Int32, UnsafeMutablePointer<UnsafePointer<cspan_span>?>) -> Int32
    ) -> [UInt16] {
      var coverage = [UInt16](repeating: 0, count: Int(Self.width * Self.height))
      guard let sweep = cspan_sweep_new(Self.width, Int32(chains.count)) else { return [] }
      defer { cspan_sweep_free(sweep) }
      chains.withUnsafeBufferPointer { chains in
        edges.withUnsafeBufferPointer { edges in
          cspan_sweep_begin(
            sweep, chains.baseAddress, Int32(chains.count), edges.baseAddress, evenOdd)
          for y in 0..<Self.height {
            var spans: UnsafePointer<cspan_span>?
            let count = Int(row(sweep, y, &spans))
            for span in UnsafeBufferPointer(start: spans, count: count) {
              for x in span.begin..<span.end {
                coverage[Int(y * Self.width + x)] =
                  span.is_whole != 0 ? 65535 : cspan_sweep_covers(sweep)[Int(x)]
              }
            }
          }
        }
      }
      return coverage
    }

    /// Pixels of some columns after the outline is filled.
    func filled(
      _ columns: Range<Int32>, from top: Int32 = 0, _ ink: cspan_ink, _ evenOdd: Int32,
      _ below: [UInt32],
      _ fill: (OpaquePointer, UnsafePointer<cspan_rows>, UnsafePointer<cspan_ink>) -> Void
    ) -> [UInt32] {
      var pixels = below
      guard let sweep = cspan_sweep_new(Self.width, Int32(chains.count)) else { return [] }
      defer { cspan_sweep_free(sweep) }
      pixels.withUnsafeMutableBufferPointer { pixels in
        chains.withUnsafeBufferPointer { chains in
          edges.withUnsafeBufferPointer { edges in
            cspan_sweep_begin(
              sweep, chains.baseAddress, Int32(chains.count), edges.baseAddress, evenOdd)
            var rows = cspan_rows(
              first: pixels.baseAddress.map { $0 + Int(top * Self.width) },
              stride: Int(Self.width), top: top, bottom: Self.height, left: columns.lowerBound,
              right: columns.upperBound)
            var ink = ink
            fill(sweep, &rows, &ink)
          }
        }
      }
      return pixels
    }
  }

  @Test(arguments: 0..<400) func `what an outline covers is the same`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let shape = Shape(&random)
    for evenOdd in [Int32(0), 1] {
      let one = shape.coverage(evenOdd: evenOdd) { cspan_sweep_row($0, $1, $2) }
      let other = shape.coverage(evenOdd: evenOdd) { portable_sweep_row($0, $1, $2) }
      #expect(one == other)
      #expect(one.contains { $0 > 0 } || shape.chains.isEmpty || seed > 0)
    }
  }

  @Test(arguments: 0..<400) func `a filled outline is its coverage, however it is cut off`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let shape = Shape(&random)
    let (width, height) = (Int(Shape.width), Int(Shape.height))
    let below = (0..<(width * height)).map { _ in
      0xff00_0000 | UInt32(truncatingIfNeeded: random.next() & 0xff_ffff)
    }
    let alpha: UInt16 = seed % 2 == 0 ? 65535 : 40000
    let lanes = Blend.lanes(of: UInt32(alpha >> 8) << 24 | UInt32(alpha >> 9) << 8)
    let full = Blend.terms(lanes: lanes, alpha: alpha, cover: 65535)
    let ink = cspan_ink(
      lanes: lanes, addend: full.addend, pixel: Blend.over(0, full), alpha: alpha, keep: full.keep)
    let coverage = shape.coverage(evenOdd: 0) { cspan_sweep_row($0, $1, $2) }
    var expected = below
    for index in expected.indices {
      let terms = Blend.terms(lanes: lanes, alpha: alpha, cover: coverage[index])
      expected[index] = Blend.over(expected[index], terms)
    }
    let all = 0..<Shape.width
    #expect(shape.filled(all, ink, 0, below) { cspan_fill_path($0, $1, $2) } == expected)
    #expect(shape.filled(all, ink, 0, below) { portable_fill_path($0, $1, $2) } == expected)
    let left = Int32.random(in: 0..<Shape.width, using: &random)
    let columns = left..<Int32.random(in: (left + 1)...Shape.width, using: &random)
    let top = Int32.random(in: 0..<Shape.height, using: &random)
    let part = shape.filled(columns, from: top, ink, 0, below) { cspan_fill_path($0, $1, $2) }
    for index in below.indices {
      let isSeen = columns.contains(Int32(index % width)) && index / width >= Int(top)
      #expect(part[index] == (isSeen ? expected[index] : below[index]))
    }
  }

  @Test(arguments: 0..<100) func `the ends of a curve's edges are the same`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let scale = random.number(1...400)
    func point() -> cspan_point {
      cspan_point(x: random.number(0...1) * scale, y: random.number(0...1) * scale)
    }
    let (p0, p1, p2, p3) = (point(), point(), point(), point())
    let (least, most) = (cspan_point(x: -9, y: -9), cspan_point(x: 999, y: 999))
    let room = Int(cspan_curve_room) + 1
    var one = [cspan_point](repeating: p0, count: room)
    var other = one
    let count = one.withUnsafeMutableBufferPointer {
      cspan_flatten($0.baseAddress.map { $0 + 1 }, p1, p2, p3, least, most, 0.015, 1)
    }
    let otherCount = other.withUnsafeMutableBufferPointer {
      portable_flatten($0.baseAddress.map { $0 + 1 }, p1, p2, p3, least, most, 0.015, 1)
    }
    #expect(count == otherCount && count > 0)
    var extent = cspan_extent()
    cspan_snap(&one, count, 2048, &extent)
    portable_snap(&other, count, 2048, &extent)
    for index in 0..<count {
      #expect(one[index].x == other[index].x && one[index].y == other[index].y)
    }
  }

  @Test(arguments: [1, 8, 9, 40, 41, 120, 240, 840, 9240])
  func `edges are spread out and none is lost`(count: Int) {
    var edges = [cspan_edges](repeating: cspan_edges(), count: (count + 7) / 8)
    for index in 0..<count {
      withUnsafeMutableBytes(of: &edges[index / 8].x0) {
        $0.bindMemory(to: Float.self)[index % 8] = Float(index + 1)
      }
    }
    var spread = edges
    cspan_spread(&spread, edges, count)
    var found = spread.flatMap { eight in
      withUnsafeBytes(of: eight.x0) { Array($0.bindMemory(to: Float.self)) }
    }
    found.removeAll { $0 == 0 }
    #expect(found.sorted() == (1...count).map { Float($0) })
    #expect(count < 64 || spread[0].x0.0 + 1 != spread[1].x0.0)
  }

  @Test(arguments: 0..<100) func `edges added up are a polygon's area, and the same`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let (columns, rows) = (Int32(32), Int32(20))
    let points = (0..<3).map { _ in
      cspan_point(x: random.number(0...30), y: random.number(0...18))
    }
    var edges = [cspan_edges](repeating: cspan_edges(), count: 40)
    let count = cspan_cut_short(&edges, 0, 8 * edges.count, points, points.count)
    var spread = edges
    cspan_spread(&spread, edges, count)
    let clear = [Float](
      repeating: 0, count: Int(columns + Int32(cspan_cells_beyond)) * Int(rows + 2))
    var (one, other) = (clear, clear)
    cspan_add_edges(&one, columns, rows, spread, count, 0.6, 0.3)
    portable_add_edges(&other, columns, rows, spread, count, 0.6, 0.3)
    #expect(one == other)
    var (coverage, second) = (
      [UInt8](repeating: 9, count: Int(columns * rows)),
      [UInt8](repeating: 9, count: Int(columns * rows))
    )
    cspan_sum_cells(&coverage, &one, columns, rows)
    portable_sum_cells(&second, &other, columns, rows)
    #expect(coverage == second)
    #expect(one.allSatisfy { $0 == 0 })
    let (a, b, c) = (points[0], points[1], points[2])
    let area = abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
    let sum = coverage.reduce(0.0) { $0 + Double($1) } / 255
    #expect(abs(sum - area) < 0.3)
  }
}
