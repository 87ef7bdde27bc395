// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Segments that are split wherever they meet, so that two of them have at most ends in common.
struct OutlineArrangement {
  /// A part of a segment between two vertices.
  struct Piece {
    var segment: Segment
    /// The indices of the vertices at the ends.
    var from: Int
    var to: Int
  }

  /// The pieces of each segment, in order.
  private(set) var pieces: [[Piece]] = []
  private(set) var vertices: [Vector] = []
  /// The vertices by the cells of a grid.
  private var grid: [SIMD2<Int64>: [Int]] = [:]

  /// Points that are nearer to each other are one vertex, in points of outlines that are about a
  /// thousand points large.
  static let tolerance = 2e-4

  init(_ segments: [Segment]) {
    let cuts = Self.cuts(of: segments)
    for (segment, cuts) in zip(segments, cuts) {
      var segmentPieces: [Piece] = []
      var (parameter, start) = (0.0, vertex(at: segment.start))
      let end = vertex(at: segment.end)
      let stops = cuts.sorted { $0.parameter < $1.parameter }.map {
        ($0.parameter, vertex(at: $0.point))
      }
      for (next, vertex) in stops + [(1, end)] {
        if next > parameter {
          let part = segment.part(parameter, next)
          let piece = part.withEnds(vertices[start], vertices[vertex])
          if vertex != start || (piece.point(0.5) - vertices[start]).length > Self.tolerance {
            segmentPieces.append(Piece(segment: piece, from: start, to: vertex))
          }
        }
        (parameter, start) = (next, vertex)
      }
      pieces.append(segmentPieces)
    }
  }

  /// The parameters and points at which each segment meets others.
  private static func cuts(
    of segments: [Segment]
  ) -> [[(parameter: Double, point: Vector)]] {
    var cuts = segments.map { _ in [(parameter: Double, point: Vector)]() }
    func addEnds(of index: Int, to other: Int) {
      for end in [segments[index].start, segments[index].end] {
        let nearest = segments[other].nearest(to: end)
        guard nearest.distance < tolerance else { continue }
        let isAtEnd =
          (segments[other].start - end).length < tolerance
          || (segments[other].end - end).length < tolerance
        if !isAtEnd { cuts[other].append((nearest.parameter, end)) }
      }
    }
    for first in segments.indices {
      for second in segments.indices where second > first {
        guard segments[first].boxIntersects(segments[second], margin: tolerance) else { continue }
        addEnds(of: first, to: second)
        addEnds(of: second, to: first)
        let crossings = segments[first].intersections(
          with: segments[second], tolerance: tolerance)
        for crossing in crossings {
          cuts[first].append((crossing.here, crossing.point))
          cuts[second].append((crossing.there, crossing.point))
        }
      }
    }
    return cuts
  }

  /// The index of the vertex at a point: a known one nearby, or else a new one.
  private mutating func vertex(at point: Vector) -> Int {
    let size = Self.tolerance * 4
    func cell(_ value: Double) -> Int64 {
      Int64(min(max((value / size).rounded(.down), -0x1p60), 0x1p60))
    }
    let home = SIMD2(cell(point.x), cell(point.y))
    for dx in -1...1 {
      for dy in -1...1 {
        let near = grid[SIMD2(home.x &+ Int64(dx), home.y &+ Int64(dy))] ?? []
        for index in near where (vertices[index] - point).length < Self.tolerance * 2 {
          return index
        }
      }
    }
    vertices.append(point)
    grid[home, default: []].append(vertices.count - 1)
    return vertices.count - 1
  }
}
