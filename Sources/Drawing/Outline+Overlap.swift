// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Outline {
  /// Whether two of its parts that go round the same way have boxes that meet; where they do not,
  /// no part lies over another, unless one crosses itself.
  package var partsMayOverlap: Bool {
    var parts: [(box: CGRect, isClockwise: Bool)] = []
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    var (area, count) = (0.0, 0)
    var at = CGPoint.zero
    var start = CGPoint.zero
    func pass(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      area += at.x * point.y - at.y * point.x
      at = point
      count += 1
    }
    func finish(next: CGPoint) {
      area += at.x * start.y - at.y * start.x
      if count > 1 {
        let size = CGSize(width: high.x - low.x, height: high.y - low.y)
        parts.append((CGRect(origin: low, size: size), area > 0))
      }
      (low, high, at, start, area, count) = (next, next, next, next, 0, 0)
    }
    for element in elements {
      switch element {
      case .move(let end): finish(next: end)
      case .line(let end): pass(end)
      case .quadCurve(let end, let control):
        pass(control)
        pass(end)
      case .curve(let end, let control1, let control2):
        pass(control1)
        pass(control2)
        pass(end)
      case .closeSubpath: finish(next: start)
      }
    }
    finish(next: .zero)
    for (index, one) in parts.enumerated() {
      for other in parts[..<index] where one.isClockwise == other.isClockwise {
        if one.box.intersects(other.box) { return true }
      }
    }
    return false
  }
}
