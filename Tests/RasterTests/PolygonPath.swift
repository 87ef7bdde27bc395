// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// The polygons of a path, to determine which points are inside: an implementation of the tests' own, by
/// winding numbers.
struct PolygonPath: Sendable {
  private var polygons: [[SIMD2<Double>]] = []
  /// The polygons in short runs with their bounding boxes, so that most can be skipped; closed and open.
  private var closed: [Run] = []
  private var open: [Run] = []

  private struct Run {
    var points: [SIMD2<Double>]
    var low: SIMD2<Double>
    var high: SIMD2<Double>
  }

  func contains(_ point: CGPoint, _ rule: FillRule) -> Bool {
    let at = SIMD2(Double(point.x), Double(point.y))
    var winding = 0
    for run in closed where run.low.y <= at.y && run.high.y > at.y && run.low.x < at.x {
      run.points.withUnsafeBufferPointer { points in
        for index in points.indices.dropFirst() {
          let (from, to) = (points[index - 1], points[index])
          guard (from.y <= at.y) != (to.y <= at.y) else { continue }
          let x = from.x + (at.y - from.y) * (to.x - from.x) / (to.y - from.y)
          if x < at.x { winding += to.y > from.y ? 1 : -1 }
        }
      }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// Returns whether the nearest point of the open polygons is less than a distance away.
  func isNear(_ point: CGPoint, _ distance: Double) -> Bool {
    let at = SIMD2(Double(point.x), Double(point.y))
    return open.contains { run in
      let beside = pointwiseMax(pointwiseMax(run.low - at, at - run.high), .zero)
      guard (beside * beside).sum() < distance * distance else { return false }
      return run.points.withUnsafeBufferPointer { points in
        points.indices.dropFirst().contains { index in
          let (from, along) = (points[index - 1], points[index] - points[index - 1])
          let square = (along * along).sum()
          let t = square > 0 ? min(max(((at - from) * along).sum() / square, 0), 1) : 0
          let away = from + along * t - at
          return (away * away).sum() < distance * distance
        }
      }
    }
  }

  /// Every curve becomes 480 lines.
  init(_ elements: [PathElement]) {
    for element in elements {
      switch element {
      case .move(let end): polygons.append([SIMD2(Double(end.x), Double(end.y))])
      case .line(let end): polygons[polygons.count - 1].append(SIMD2(Double(end.x), Double(end.y)))
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let control1, let control2): add([control1, control2, end])
      case .closeSubpath: polygons[polygons.count - 1].append(polygons[polygons.count - 1][0])
      }
    }
    open = polygons.flatMap(Self.runs)
    closed = polygons.flatMap { Self.runs($0 + [$0[0]]) }
  }

  private static func runs(_ points: [SIMD2<Double>]) -> [Run] {
    stride(from: 0, to: max(points.count - 1, 1), by: 24).map { start in
      let points = Array(points[start..<min(start + 25, points.count)])
      return Run(
        points: points, low: points.reduce(points[0], pointwiseMin),
        high: points.reduce(points[0], pointwiseMax))
    }
  }

  private mutating func add(_ controls: [CGPoint]) {
    guard let from = polygons.last?.last else { return }
    for index in 1...480 {
      var points = [from] + controls.map { SIMD2(Double($0.x), Double($0.y)) }
      let t = Double(index) / 480
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }
      }
      polygons[polygons.count - 1].append(points[0])
    }
  }
}
