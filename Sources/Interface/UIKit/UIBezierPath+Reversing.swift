// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Views

extension UIBezierPath {
  /// Returns a path of the same shape that is drawn in the opposite direction, subpath by subpath.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    var subpath: [PathElement] = []
    var start = CGPoint.zero
    func add(_ element: PathElement) {
      if case .move(let point) = element {
        reversed.appendReversed(subpath, from: start)
        (subpath, start) = ([], point)
      } else {
        subpath.append(element)
      }
      if case .closeSubpath = element {
        // Further elements continue from the start.
        reversed.appendReversed(subpath, from: start)
        subpath = []
      }
    }
    Path(cgPath).forEach(add)
    reversed.appendReversed(subpath, from: start)
    return reversed
  }

  private func appendReversed(_ subpath: [PathElement], from start: CGPoint) {
    let segments = subpath.filter { $0 != .closeSubpath }
    guard !subpath.isEmpty else { return }
    let ends = segments.compactMap(\.end)
    move(to: ends.last ?? start)
    for (index, segment) in segments.enumerated().reversed() {
      let end = index == 0 ? start : ends[index - 1]
      switch segment {
      case .line: addLine(to: end)
      case .quadCurve(_, let control): addQuadCurve(to: end, controlPoint: control)
      case .curve(_, let control1, let control2):
        addCurve(to: end, controlPoint1: control2, controlPoint2: control1)
      case .move, .closeSubpath: break
      }
    }
    if segments.count < subpath.count { close() }
  }
}
