// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Views

/// Places along a path at equal speed.
struct PathFollower {
  private var points: [CGPoint] = []
  private var lengths: [Double] = [0]
  /// The indices of the points at which the path's elements end.
  private(set) var corners: [Int] = []

  init(_ path: CGPath) {
    var last = CGPoint.zero
    var start = CGPoint.zero
    var points: [CGPoint] = []
    let steps = 24
    for element in Path(path).outlineElements {
      switch element {
      case .move(let p):
        (last, start) = (p, p)
        points.append(p)
      case .line(let p):
        points.append(p)
        last = p
      case .quadCurve(let p, let c):
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          points.append(
            CGPoint(x: a * last.x + b * c.x + d * p.x, y: a * last.y + b * c.y + d * p.y))
        }
        last = p
      case .curve(let p, let c1, let c2):
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let r = 1 - t
          let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
          points.append(
            CGPoint(
              x: a * last.x + b * c1.x + c * c2.x + d * p.x,
              y: a * last.y + b * c1.y + c * c2.y + d * p.y))
        }
        last = p
      case .closeSubpath:
        points.append(start)
        last = start
      }
      corners.append(points.count - 1)
    }
    self.points = points
    for index in points.indices.dropFirst() {
      let (a, b) = (points[index - 1], points[index])
      lengths.append(lengths[index - 1] + hypot(b.x - a.x, b.y - a.y))
    }
  }

  /// The point and the direction, in radians, at a fraction of the length.
  func position(at fraction: Double) -> (point: CGPoint, angle: Double) {
    guard points.count > 1, let total = lengths.last, total > 0 else {
      return (points.first ?? .zero, 0)
    }
    let target = min(max(fraction, 0), 1) * total
    let next = min(max(lengths.firstIndex { $0 >= target } ?? 1, 1), points.count - 1)
    let (a, b) = (points[next - 1], points[next])
    let length = lengths[next] - lengths[next - 1]
    let t = length > 0 ? (target - lengths[next - 1]) / length : 0
    return (
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t), atan2(b.y - a.y, b.x - a.x)
    )
  }

  /// The point and the direction, in radians, at a part of the element after a corner.
  func position(after corner: Int, part: Double) -> (point: CGPoint, angle: Double) {
    guard let first = corners.first, let last = corners.last, points.count > 1 else {
      return (points.first ?? .zero, 0)
    }
    let start = corner < 0 ? first : corners[min(corner, corners.count - 1)]
    let end = corner + 1 < corners.count ? corners[max(corner + 1, 0)] : last
    let position = Double(start) + Double(end - start) * part
    let index = min(max(Int(position), 0), points.count - 2)
    let (a, b, t) = (points[index], points[index + 1], position - Double(index))
    return (
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t), atan2(b.y - a.y, b.x - a.x)
    )
  }
}
