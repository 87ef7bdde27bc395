// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension Outline {
  /// Whether the bounding boxes of two subpaths with the same direction intersect. If not, no
  /// subpath overlaps another, although one may cross itself.
  package var subpathsMayOverlap: Bool {
    var subpaths: [(box: CGRect, isClockwise: Bool)] = []
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    var (area, count) = (0.0, 0)
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      area += current.x * point.y - current.y * point.x
      current = point
      count += 1
    }
    func finish(next: CGPoint) {
      area += current.x * start.y - current.y * start.x
      if count > 1 {
        let size = CGSize(width: high.x - low.x, height: high.y - low.y)
        subpaths.append((CGRect(origin: low, size: size), area > 0))
      }
      (low, high, current, start, area, count) = (next, next, next, next, 0, 0)
    }
    for element in elements {
      switch element {
      case .move(let end): finish(next: end)
      case .line(let end): add(end)
      case .quadCurve(let end, let control):
        add(control)
        add(end)
      case .curve(let end, let control1, let control2):
        add(control1)
        add(control2)
        add(end)
      case .closeSubpath: finish(next: start)
      }
    }
    finish(next: .zero)
    for (index, one) in subpaths.enumerated() {
      for other in subpaths[..<index] where one.isClockwise == other.isClockwise {
        if one.box.overlaps(other.box) { return true }
      }
    }
    return false
  }
}
