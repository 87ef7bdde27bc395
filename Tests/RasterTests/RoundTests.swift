// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import CSpanPortable
import Foundation
import Testing

/// Rounded rectangles, cut into edges all at once: against the points one after the other.
@Suite struct RoundTests {
  /// A shape, the polygon it stands for, and how its edges are found one after the other.
  private struct Shape {
    var round: cspan_round
    var corner: [SIMD2<Double>]
    var limits = cspan_limits(
      least: cspan_point(x: -2000, y: -2000), most: cspan_point(x: 5000, y: 4000), left: -512)

    var points: [cspan_point] {
      let (origin, right) = (SIMD2(round.origin), SIMD2(round.right))
      let (bottom, x, y) = (SIMD2(round.bottom), SIMD2(round.x), SIMD2(round.y))
      let corners = [
        (origin, -y, x), (origin + right, x, y), (origin + right + bottom, y, -x),
        (origin + bottom, -x, -y),
      ]
      return corners.flatMap { vertex, from, to in
        corner.map { cspan_point(vertex - from * $0.x + to * $0.y) }
      }
    }

    var extent: cspan_extent {
      var extent = cspan_extent()
      cspan_measure(points, points.count, &extent)
      return extent
    }

    /// Edges of one direction, and how many chains they are.
    func descend(_ step: Int32) -> (edges: [cspan_edge], chains: Int) {
      let points = self.points
      var edges = [cspan_edge](repeating: cspan_edge(), count: points.count)
      var starts = [Int32](repeating: 0, count: points.count)
      var (chains, extent) = (0, self.extent)
      let count = cspan_descend(
        points, points.count, &extent, step, limits.left, &edges, &starts, &chains)
      return (Array(edges[..<count]), chains)
    }

    /// The edges of both directions at once; nil if they are to be found one after the other.
    func trace(_ loop: Loop) -> (edges: [cspan_edge], found: cspan_traced)? {
      let beyond = Int(cspan_corner_beyond)
      var before = corner.map(\.x) + Array(repeating: corner.last?.x ?? 0, count: beyond)
      var after = corner.map(\.y) + Array(repeating: corner.last?.y ?? 0, count: beyond)
      let mark = cspan_edge(top: 7, bottom: 7, x: 7, slope: 7)
      let room = 4 * corner.count + 7
      var edges = [cspan_edge](repeating: mark, count: room + 8)
      var (found, round, limits) = (cspan_traced(), self.round, self.limits)
      let isFound = before.withUnsafeMutableBufferPointer { before in
        after.withUnsafeMutableBufferPointer { after in
          var corner = cspan_corner(
            before: before.baseAddress, after: after.baseAddress, count: Int32(corner.count))
          return loop(&round, &corner, &limits, &edges, &found) != 0
        }
      }
      #expect(edges[room...].allSatisfy { $0.isSame(mark) }, "written beyond the room")
      return isFound ? (Array(edges[..<Int(found.down + found.up)]), found) : nil
    }
  }

  private typealias Loop = (
    UnsafePointer<cspan_round>, UnsafePointer<cspan_corner>, UnsafePointer<cspan_limits>,
    UnsafeMutablePointer<cspan_edge>, UnsafeMutablePointer<cspan_traced>
  ) -> Int32

  private static var loops: [(name: String, loop: Loop)] {
    [
      ("own", { cspan_trace_round($0, $1, $2, $3, $4) }),
      ("portable", { portable_trace_round($0, $1, $2, $3, $4) }),
      ("AVX2", { avx2_trace_round($0, $1, $2, $3, $4) }),
    ]
  }

  /// So many points of a quarter circle, or of a curve that comes nearer to the vertex; one is sharp.
  private static func corner(
    _ count: Int, reach: Double = 1, power: Double = 0, early: Double = 0.4
  ) -> [SIMD2<Double>] {
    guard count > 1 else { return [.zero] }
    return (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      if power == 0 {
        let step = Double.pi / 2 / (Double(count - 1) + 2 * early)
        let angle = step * (Double(index) + early)
        return [1 - sin(angle), 1 - sin(.pi / 2 - angle)]
      }
      return [reach * pow(1 - share, power), reach * pow(share, power)]
    }
  }

  enum Kind: CaseIterable {
    case turned, mirrored, slanted, upright, whole, tiny, thin, huge, capsule, meeting, sharp
    case continuous
  }

  private static func shape(_ kind: Kind, _ random: inout Randomness) -> Shape {
    var (width, height) = (random.number(1...300), random.number(1...300))
    var radius = random.number(0...1) * min(width, height) / 2
    var count = Int.random(in: 4...30, using: &random)
    if random.next() % 4 == 0 { count = Int.random(in: 31...511, using: &random) }
    var origin = SIMD2(random.number(0...900), random.number(0...900))
    let angle = random.number(-4...4)
    var across = SIMD2(sin(angle + .pi / 2), sin(angle))
    var down = SIMD2(-across.y, across.x)
    var corner = Self.corner(count)
    switch kind {
    case .turned: break
    case .mirrored: down = -down
    case .slanted:
      across *= random.number(0.1...2)
      down = [random.number(-1...1), random.number(-1...1)]
    case .upright, .whole:
      let isAcross = Bool.random(using: &random)
      across = isAcross ? [1, 0] : [0, -1]
      down = isAcross ? [0, 1] : [1, 0]
      if kind == .whole {
        origin = [origin.x.rounded(), origin.y.rounded()]
        (width, height) = (width.rounded(), height.rounded())
      }
    case .tiny: (width, height, radius) = (width / 1e5, height / 1e5, radius / 1e5)
    case .thin: (width, radius) = (1e-3, 4e-4)
    case .huge: (width, height, radius) = (width * 5, height * 5, radius * 5)
    case .capsule: radius = min(width, height) / 2
    case .meeting:
      radius = min(width, height) / 2
      corner = Self.corner(count, early: 0)
    case .sharp: (corner, radius) = (Self.corner(1), 0)
    case .continuous:
      radius /= 1.6
      corner = Self.corner(count, reach: 1.528, power: 2.3)
    }
    return Shape(
      round: cspan_round(
        origin: cspan_point(origin), right: cspan_point(across * width),
        bottom: cspan_point(down * height), x: cspan_point(across * radius),
        y: cspan_point(down * radius)),
      corner: corner)
  }

  @Test(arguments: Kind.allCases)
  func `edges found at once are those found one after the other`(kind: Kind) {
    var random = Randomness(seed: 5)
    var found = 0
    for number in 0..<400 {
      let shape = Self.shape(kind, &random)
      let (falling, rising) = (shape.descend(1), shape.descend(-1))
      let expected = falling.edges + rising.edges
      let extent = shape.extent
      for (name, loop) in Self.loops {
        guard let traced = shape.trace(loop) else {
          #expect(name == "own" || found == 0 || shape.trace(Self.loops[0].loop) == nil)
          continue
        }
        found += 1
        #expect(falling.chains == 1 && rising.chains == 1, "\(kind) \(number) \(name)")
        #expect(Int(traced.found.down) == falling.edges.count)
        #expect(
          traced.edges.elementsEqual(expected) { $0.isSame($1) }, "\(kind) \(number) \(name)")
        let own = traced.found
        #expect(Float(own.min_x) == Float(extent.low.x).rounded(.down))
        #expect(Float(own.min_y) == Float(extent.low.y).rounded(.down))
        #expect(Float(own.max_x) == Float(extent.high.x).rounded(.up))
        #expect(Float(own.max_y) == Float(extent.high.y).rounded(.up))
      }
    }
    // Some points fall together, or lie closer than numbers can tell.
    let isOdd = [.tiny, .thin, .meeting].contains(kind)
    #expect(found > (isOdd ? 0 : 1150), "of 1200")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -4000, 6000])
  func `vertices that are not within limits are left alone`(odd: Double) {
    var random = Randomness(seed: 6)
    let shape = Self.shape(.turned, &random)
    let places: [WritableKeyPath<cspan_round, Double>] = [
      \.origin.x, \.origin.y, \.right.x, \.right.y, \.bottom.x, \.bottom.y,
    ]
    for place in places {
      var shape = shape
      shape.round[keyPath: place] += odd
      for (name, loop) in Self.loops { #expect(shape.trace(loop) == nil, "\(name)") }
    }
  }
}

extension cspan_edge {
  fileprivate func isSame(_ other: cspan_edge) -> Bool {
    top == other.top && bottom == other.bottom && x == other.x && slope == other.slope
  }
}

extension cspan_point {
  fileprivate init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}

extension SIMD2<Double> {
  fileprivate init(_ point: cspan_point) { self.init(point.x, point.y) }
}
