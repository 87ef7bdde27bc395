// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A closed contour of an icon.
struct Contour {
  var curves: [Curve]

  var reversed: Contour { Contour(curves: curves.reversed().map(\.reversed)) }

  func append(to builder: inout OutlineBuilder) {
    guard let first = curves.first else { return }
    func point(_ vector: SIMD2<Double>) -> CGPoint { CGPoint(x: vector.x, y: vector.y) }
    builder.move(to: point(first.start))
    for curve in curves {
      if curve.isLine {
        builder.addLine(to: point(curve.end))
      } else {
        builder.addCurve(
          to: point(curve.end), control1: point(curve.control1),
          control2: point(curve.control2))
      }
    }
    builder.closeSubpath()
  }
}

extension Outline {
  /// The subpaths as closed contours; single points are skipped.
  var contours: [Contour] {
    var done: [Contour] = []
    var curves: [Curve] = []
    var start = SIMD2<Double>.zero
    var pen = SIMD2<Double>.zero

    func vector(_ point: CGPoint) -> SIMD2<Double> { [Double(point.x), Double(point.y)] }
    func finish() {
      if !curves.isEmpty {
        if pen != start { curves.append(Curve(line: pen, start)) }
        done.append(Contour(curves: curves))
      }
      curves = []
      pen = start
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish()
        start = vector(end)
        pen = start
      case .line(let end):
        let end = vector(end)
        if end != pen { curves.append(Curve(line: pen, end)) }
        pen = end
      case .quadCurve(let end, let control):
        let (end, control) = (vector(end), vector(control))
        curves.append(
          Curve(pen, pen + (control - pen) * (2 / 3), end + (control - end) * (2 / 3), end))
        pen = end
      case .curve(let end, let control1, let control2):
        let end = vector(end)
        curves.append(Curve(pen, vector(control1), vector(control2), end))
        pen = end
      case .closeSubpath: finish()
      }
    }
    finish()
    return done
  }

  convenience init(_ contours: [Contour]) {
    var builder = OutlineBuilder()
    for contour in contours { contour.append(to: &builder) }
    self.init(builder.elements)
  }
}
