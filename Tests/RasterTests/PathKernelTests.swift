// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Raster
import Testing

/// The kernels for paths and glyphs, with every instruction set.
@Suite struct PathKernelTests {
  /// A random outline of several polygons.
  private struct Shape {
    var edges: [craster_edge] = []
    var chains: [craster_chain] = []

    static let width: Int32 = 90
    static let height: Int32 = 60

    init(_ random: inout Randomness) {
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        // Some are small, so that they begin and end within a row.
        let size = random.number(1...60)
        let (x, y) = (random.number(-20...80), random.number(-20...60))
        if random.next() % 3 == 0 {
          addStrip(x, y, &random)
          continue
        }
        var points = (0..<Int.random(in: 3...9, using: &random)).map { _ in
          craster_point(x: x + random.number(0...size), y: y + random.number(0...size))
        }
        if random.next() % 3 == 0 {
          // Edges that begin and end exactly between two rows.
          for index in points.indices { points[index].y.round() }
        }
        add(&points)
      }
      craster_sort_chains(&chains, chains.count, edges)
    }

    /// Like a line's stroke: often only straight rows, a few pixels wide.
    private mutating func addStrip(_ x: Double, _ y: Double, _ random: inout Randomness) {
      let (along, down) = (random.number(-15...15), random.number(10...50))
      let width = random.number(0.2...5)
      var points = [(x, y), (x + along, y + down), (x + along + width, y + down), (x + width, y)]
        .map { craster_point(x: $0.0, y: $0.1) }
      add(&points)
    }

    private mutating func add(_ points: inout [craster_point]) {
      var extent = craster_extent()
      InstructionSet.portable.kernels.snap_points(&points, points.count, 2048, &extent)
      var newEdges = [craster_edge](repeating: craster_edge(), count: points.count + 3)
      var newChains = [craster_chain](repeating: craster_chain(), count: points.count)
      var chainCount = 0
      let count = InstructionSet.portable.kernels.build_chains(
        points, points.count, extent.top_index, 0, &newEdges, edges.count, &newChains, &chainCount)
      edges += newEdges[..<count]
      chains += newChains[..<chainCount]
    }

    /// The coverage of all pixels, from spans.
    func coverage(evenOdd: Int32, _ kernels: craster_kernel_table) -> [UInt16] {
      var coverage = [UInt16](repeating: 0, count: Int(Self.width * Self.height))
      guard let sweep = craster_sweep_new(Self.width, Int32(chains.count)) else { return [] }
      defer { craster_sweep_free(sweep) }
      chains.withUnsafeBufferPointer { chains in
        edges.withUnsafeBufferPointer { edges in
          craster_sweep_begin(
            sweep, chains.baseAddress, Int32(chains.count), edges.baseAddress, evenOdd)
          for y in 0..<Self.height {
            var spans: UnsafePointer<craster_span>?
            let count = Int(kernels.sweep_row(sweep, y, &spans))
            for span in UnsafeBufferPointer(start: spans, count: count) {
              for x in span.begin..<span.end {
                coverage[Int(y * Self.width + x)] =
                  span.is_full != 0 ? 65535 : craster_sweep_coverage(sweep)[Int(x)]
              }
            }
          }
        }
      }
      return coverage
    }

    /// The pixels after the outline is filled in some columns.
    func filled(
      _ columns: Range<Int32>, from top: Int32 = 0, _ ink: craster_ink, _ below: [UInt32],
      _ kernels: craster_kernel_table
    ) -> [UInt32] {
      var pixels = below
      guard let sweep = craster_sweep_new(Self.width, Int32(chains.count)) else { return [] }
      defer { craster_sweep_free(sweep) }
      pixels.withUnsafeMutableBufferPointer { pixels in
        chains.withUnsafeBufferPointer { chains in
          edges.withUnsafeBufferPointer { edges in
            craster_sweep_begin(
              sweep, chains.baseAddress, Int32(chains.count), edges.baseAddress, 0)
            var rows = craster_rows(
              first: pixels.baseAddress.map { $0 + Int(top * Self.width) },
              stride: Int(Self.width), top: top, bottom: Self.height, left: columns.lowerBound,
              right: columns.upperBound)
            var ink = ink
            kernels.fill_path(sweep, &rows, &ink)
          }
        }
      }
      return pixels
    }
  }

  @Test(arguments: 0..<400) func `an outline's coverage is the same`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let shape = Shape(&random)
    for evenOdd in [Int32(0), 1] {
      let expected = shape.coverage(evenOdd: evenOdd, InstructionSet.portable.kernels)
      for set in InstructionSet.available.dropFirst() {
        #expect(shape.coverage(evenOdd: evenOdd, set.kernels) == expected, "\(set.name)")
      }
      #expect(expected.contains { $0 > 0 } || shape.chains.isEmpty || seed > 0)
    }
  }

  @Test(arguments: 0..<400) func `a filled outline is its coverage, also if it is clipped`(
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
    let ink = InstructionSetTests.ink(lanes: lanes, alpha: alpha)
    let coverage = shape.coverage(evenOdd: 0, InstructionSet.portable.kernels)
    var expected = below
    for index in expected.indices {
      let terms = Blend.terms(lanes: lanes, alpha: alpha, coverage: coverage[index])
      expected[index] = Blend.over(expected[index], terms)
    }
    let all = 0..<Shape.width
    let left = Int32.random(in: all, using: &random)
    let columns = left..<Int32.random(in: (left + 1)...Shape.width, using: &random)
    let top = Int32.random(in: 0..<Shape.height, using: &random)
    for set in InstructionSet.available {
      #expect(shape.filled(all, ink, below, set.kernels) == expected, "\(set.name)")
      let part = shape.filled(columns, from: top, ink, below, set.kernels)
      for index in below.indices {
        let isDrawn = columns.contains(Int32(index % width)) && index / width >= Int(top)
        #expect(part[index] == (isDrawn ? expected[index] : below[index]), "\(set.name)")
      }
    }
  }

  @Test(arguments: 0..<100) func `flattened curves are the same`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let scale = random.number(1...400)
    func point() -> craster_point {
      craster_point(x: random.number(0...1) * scale, y: random.number(0...1) * scale)
    }
    let (p0, p1, p2, p3) = (point(), point(), point(), point())
    let (min, max) = (craster_point(x: -9, y: -9), craster_point(x: 999, y: 999))
    func flattened(_ kernels: craster_kernel_table) -> [SIMD2<Double>] {
      var points = [craster_point](repeating: p0, count: Int(craster_max_curve_points) + 1)
      let count = points.withUnsafeMutableBufferPointer {
        kernels.flatten_curve($0.baseAddress.map { $0 + 1 }, p1, p2, p3, min, max, 0.015, 1)
      }
      var extent = craster_extent()
      kernels.snap_points(&points, count, 2048, &extent)
      return points[..<count].map { SIMD2($0.x, $0.y) }
    }
    let expected = flattened(InstructionSet.portable.kernels)
    #expect(!expected.isEmpty)
    for set in InstructionSet.available.dropFirst() {
      #expect(flattened(set.kernels) == expected, "\(set.name)")
    }
  }

  /// Polygons of whole and half coordinates, so that many edges are horizontal and some points are the same.
  @Test(arguments: 0..<300) func `a polygon's chains have all edges that are not horizontal`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let count = Int.random(in: 3...40, using: &random)
    let size = Int.random(in: 2...30, using: &random)
    var points = (0..<count).map { _ in
      craster_point(
        x: Double(Int.random(in: 0...size, using: &random)) / 2,
        y: Double(Int.random(in: 0...size, using: &random)) / 2)
    }
    var extent = craster_extent()
    InstructionSet.portable.kernels.snap_points(&points, count, 2048, &extent)
    let numbers = InstructionSet.compare([Float](), "build_chains") { kernels, numbers in
      var edges = [craster_edge](repeating: craster_edge(), count: count + 3)
      var chains = [craster_chain](repeating: craster_chain(), count: count)
      var chainCount = 0
      let edgeCount = kernels.build_chains(
        points, count, extent.top_index, 1, &edges, 7, &chains, &chainCount)
      for chain in chains[..<chainCount] {
        for edge in edges[(chain.first - 7)..<(chain.end - 7)] {
          numbers += [edge.top, edge.bottom, edge.x, edge.slope, chain.sign]
        }
      }
      #expect(numbers.count == 5 * edgeCount)
    }
    // Chain by chain, each from top to bottom.
    var expected: [[Float]] = []
    var rising = -1
    var from = points[extent.top_index]
    for step in 1...count {
      let to = points[(extent.top_index + step) % count]
      defer { from = to }
      guard to.y != from.y else { continue }
      let (upper, lower) = to.y < from.y ? (to, from) : (from, to)
      let slope = Float((lower.x - upper.x) / (lower.y - upper.y))
      let sign: Float = to.y < from.y ? 1 : -1
      let edge = [Float(upper.y), Float(lower.y), Float(upper.x - 1), slope, sign]
      if sign > 0, rising >= 0 {
        expected.insert(edge, at: rising)
      } else {
        rising = sign > 0 ? expected.count : -1
        expected.append(edge)
      }
    }
    #expect(numbers == expected.flatMap(\.self))
  }

  @Test(arguments: [1, 8, 9, 40, 41, 120, 240, 840, 9240])
  func `interleaved edges are all there`(count: Int) {
    var edges = [craster_edges8](repeating: craster_edges8(), count: (count + 7) / 8)
    for index in 0..<count {
      withUnsafeMutableBytes(of: &edges[index / 8].x0) {
        $0.bindMemory(to: Float.self)[index % 8] = Float(index + 1)
      }
    }
    var interleaved = edges
    craster_interleave_edges(&interleaved, edges, count)
    var found = interleaved.flatMap { eight in
      withUnsafeBytes(of: eight.x0) { Array($0.bindMemory(to: Float.self)) }
    }
    found.removeAll { $0 == 0 }
    #expect(found.sorted() == (1...count).map { Float($0) })
    #expect(count < 64 || interleaved[0].x0.0 + 1 != interleaved[1].x0.0)
  }

  @Test(arguments: 0..<100) func `accumulated edges have a polygon's area`(seed: UInt64) {
    var random = Randomness(seed: seed)
    let (columns, rows) = (Int32(32), Int32(20))
    let points = (0..<3).map { _ in
      craster_point(x: random.number(0...30), y: random.number(0...18))
    }
    var split = [craster_edges8](repeating: craster_edges8(), count: 40)
    let count = craster_split_edges(&split, 0, 8 * split.count, points, points.count)
    var edges = split
    craster_interleave_edges(&edges, split, count)
    let cellCount = Int(columns + Int32(craster_cell_padding)) * Int(rows + 2)
    var cells = InstructionSet.compare([Float](repeating: 0, count: cellCount), "cells") {
      $0.accumulate_edges(&$1, columns, rows, edges, count, 0.6, 0.3)
    }
    let accumulated = cells
    let coverage = InstructionSet.compare(
      [UInt8](repeating: 9, count: Int(columns * rows)), "coverage"
    ) {
      cells = accumulated
      $0.integrate_cells(&$1, &cells, columns, rows)
      #expect(cells.allSatisfy { $0 == 0 })
    }
    let (a, b, c) = (points[0], points[1], points[2])
    let area = abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
    let sum = coverage.reduce(0.0) { $0 + Double($1) } / 255
    #expect(abs(sum - area) < 0.3)
  }

  @Test func `chains that cross where the outline has a horizontal edge are not side by side`() {
    let points = [(0, 0), (20, 5), (0, 5), (0, 10), (10, 10), (10, 0)]
      .map { craster_point(x: Double($0.0), y: Double($0.1)) }
    var edges = [craster_edge](repeating: craster_edge(), count: points.count + 3)
    var chains = [craster_chain](repeating: craster_chain(), count: points.count)
    var chainCount = 0
    for kernels in InstructionSet.available.map(\.kernels) {
      var extent = craster_extent()
      kernels.measure_points(points, points.count, &extent)
      _ = kernels.build_chains(
        points, points.count, extent.top_index, 0, &edges, 0, &chains, &chainCount)
      #expect(chainCount == 2)
      #expect(craster_left_chain(edges, Array(chains[..<2])) == 0)
    }
  }
}
