// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Foundation
import Testing

/// The edges of rounded rectangles, found all at once, against those found point by point.
@Suite struct RoundedRectTests {
  /// A shape, its polygon, and its edges, found by the kernel and point by point.
  private struct Shape {
    var round: craster_rounded_rect
    var corner: [SIMD2<Double>]
    var limits = craster_limits(
      min: craster_point(x: -2000, y: -2000), max: craster_point(x: 5000, y: 4000), left: -512)

    var points: [craster_point] {
      let (origin, right) = (SIMD2(round.origin), SIMD2(round.right))
      let (bottom, x, y) = (SIMD2(round.bottom), SIMD2(round.radius_x), SIMD2(round.radius_y))
      let corners = [
        (origin, -y, x), (origin + right, x, y), (origin + right + bottom, y, -x),
        (origin + bottom, -x, -y),
      ]
      return corners.flatMap { vertex, from, to in
        corner.map { craster_point(vertex - from * $0.x + to * $0.y) }
      }
    }

    var extent: craster_extent {
      var extent = craster_extent()
      InstructionSet.portable.kernels.measure_points(points, points.count, &extent)
      return extent
    }

    /// The edges of one direction, point by point, and the number of chains.
    func descend(_ step: Int32) -> (edges: [craster_edge], chains: Int) {
      let points = self.points
      var edges = [craster_edge](repeating: craster_edge(), count: points.count)
      var starts = [Int32](repeating: 0, count: points.count)
      var (chains, extent) = (0, self.extent)
      let count = craster_descend(
        points, points.count, &extent, step, limits.left, &edges, &starts, &chains)
      return (Array(edges[..<count]), chains)
    }

    /// The edges of both directions at once; nil if the kernel refuses the shape.
    func trace(_ kernels: craster_kernel_table) -> (edges: [craster_edge], found: craster_traced)? {
      let padding = Int(craster_corner_padding)
      var before = corner.map(\.x) + Array(repeating: corner.last?.x ?? 0, count: padding)
      var after = corner.map(\.y) + Array(repeating: corner.last?.y ?? 0, count: padding)
      let mark = craster_edge(top: 7, bottom: 7, x: 7, slope: 7)
      let capacity = 4 * corner.count + 7
      var edges = [craster_edge](repeating: mark, count: capacity + 8)
      var (found, round, limits) = (craster_traced(), self.round, self.limits)
      let isFound = before.withUnsafeMutableBufferPointer { before in
        after.withUnsafeMutableBufferPointer { after in
          var corner = craster_corner(
            before: before.baseAddress, after: after.baseAddress, count: Int32(corner.count))
          return kernels.trace_rounded_rect(&round, &corner, &limits, &edges, &found) != 0
        }
      }
      #expect(edges[capacity...].allSatisfy { $0.isSame(mark) }, "written beyond the capacity")
      return isFound ? (Array(edges[..<Int(found.down_count + found.up_count)]), found) : nil
    }
  }

  /// The given number of points of a quarter circle, or of a curve that comes nearer to the vertex; one
  /// point makes a sharp corner.
  private static func corner(
    _ count: Int, reach: Double = 1, power: Double = 0, early: Double = 0.4
  ) -> [SIMD2<Double>] {
    guard count > 1 else { return [.zero] }
    return (0..<count).map { index in
      let t = Double(index) / Double(count - 1)
      if power == 0 {
        let step = Double.pi / 2 / (Double(count - 1) + 2 * early)
        let angle = step * (Double(index) + early)
        return [1 - sin(angle), 1 - sin(.pi / 2 - angle)]
      }
      return [reach * pow(1 - t, power), reach * pow(t, power)]
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
      round: craster_rounded_rect(
        origin: craster_point(origin), right: craster_point(across * width),
        bottom: craster_point(down * height), radius_x: craster_point(across * radius),
        radius_y: craster_point(down * radius)),
      corner: corner)
  }

  @Test(arguments: Kind.allCases)
  func `edges found at once are those found point by point`(kind: Kind) {
    var random = Randomness(seed: 5)
    var found = 0
    for number in 0..<400 {
      let shape = Self.shape(kind, &random)
      let (falling, rising) = (shape.descend(1), shape.descend(-1))
      let expected = falling.edges + rising.edges
      let extent = shape.extent
      for set in InstructionSet.available {
        let name = set.name
        guard let traced = shape.trace(set.kernels) else {
          #expect(shape.trace(InstructionSet.portable.kernels) == nil, "\(kind) \(number) \(name)")
          continue
        }
        found += 1
        #expect(falling.chains == 1 && rising.chains == 1, "\(kind) \(number) \(name)")
        #expect(Int(traced.found.down_count) == falling.edges.count)
        #expect(
          traced.edges.elementsEqual(expected) { $0.isSame($1) }, "\(kind) \(number) \(name)")
        let bounds = traced.found
        #expect(Float(bounds.min_x) == Float(extent.min.x).rounded(.down))
        #expect(Float(bounds.min_y) == Float(extent.min.y).rounded(.down))
        #expect(Float(bounds.max_x) == Float(extent.max.x).rounded(.up))
        #expect(Float(bounds.max_y) == Float(extent.max.y).rounded(.up))
      }
    }
    // Some points coincide, or lie closer than floats can distinguish.
    let isDegenerate = [.tiny, .thin, .meeting].contains(kind)
    #expect(found > (isDegenerate ? 0 : 383 * InstructionSet.available.count), "of 400 each")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -4000, 6000])
  func `vertices outside of the limits are refused`(odd: Double) {
    var random = Randomness(seed: 6)
    let shape = Self.shape(.turned, &random)
    let coordinates: [WritableKeyPath<craster_rounded_rect, Double>] = [
      \.origin.x, \.origin.y, \.right.x, \.right.y, \.bottom.x, \.bottom.y,
    ]
    for coordinate in coordinates {
      var shape = shape
      shape.round[keyPath: coordinate] += odd
      for set in InstructionSet.available {
        #expect(shape.trace(set.kernels) == nil, "\(set.name)")
      }
    }
  }
}

extension craster_edge {
  fileprivate func isSame(_ other: craster_edge) -> Bool {
    top == other.top && bottom == other.bottom && x == other.x && slope == other.slope
  }
}

extension craster_point {
  fileprivate init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}

extension SIMD2<Double> {
  fileprivate init(_ point: craster_point) { self.init(point.x, point.y) }
}
