// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Closed chains of points, to ask what they hold: the test's own way, by counting crossings.
struct Loops: Sendable {
  private var loops: [[SIMD2<Double>]] = []
  /// The loops in short runs with their boxes, so that most can be passed over; closed and not.
  private var closed: [Run] = []
  private var open: [Run] = []

  private struct Run {
    var points: [SIMD2<Double>]
    var low: SIMD2<Double>
    var high: SIMD2<Double>
  }

  func holds(_ point: CGPoint, _ rule: FillRule) -> Bool {
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

  /// Whether the nearest point of the loops, not closed, is less than so far away.
  func isNear(_ point: CGPoint, _ reach: Double) -> Bool {
    let at = SIMD2(Double(point.x), Double(point.y))
    return open.contains { run in
      let beside = pointwiseMax(pointwiseMax(run.low - at, at - run.high), .zero)
      guard (beside * beside).sum() < reach * reach else { return false }
      return run.points.withUnsafeBufferPointer { points in
        points.indices.dropFirst().contains { index in
          let (from, along) = (points[index - 1], points[index] - points[index - 1])
          let square = (along * along).sum()
          let t = square > 0 ? min(max(((at - from) * along).sum() / square, 0), 1) : 0
          let away = from + along * t - at
          return (away * away).sum() < reach * reach
        }
      }
    }
  }

  /// Every curve as 480 lines.
  init(_ elements: [PathElement]) {
    for element in elements {
      switch element {
      case .move(let end): loops.append([SIMD2(Double(end.x), Double(end.y))])
      case .line(let end): loops[loops.count - 1].append(SIMD2(Double(end.x), Double(end.y)))
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let control1, let control2): add([control1, control2, end])
      case .closeSubpath: loops[loops.count - 1].append(loops[loops.count - 1][0])
      }
    }
    open = loops.flatMap(Self.runs)
    closed = loops.flatMap { Self.runs($0 + [$0[0]]) }
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
    guard let from = loops.last?.last else { return }
    for index in 1...480 {
      var points = [from] + controls.map { SIMD2(Double($0.x), Double($0.y)) }
      let t = Double(index) / 480
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }
      }
      loops[loops.count - 1].append(points[0])
    }
  }
}
