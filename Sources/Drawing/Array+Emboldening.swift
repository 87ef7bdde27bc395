// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension [PathElement] {
  /// Returns a glyph outline with all stems thicker by a length, and unchanged left and bottom
  /// edges. A negative length makes them thinner.
  ///
  /// The algorithm is that of FreeType's `FT_Outline_Embolden`: every point is moved outwards along
  /// the bisector of its corner.
  package func emboldened(by strength: Double) -> [PathElement] {
    let contours = split(separator: .closeSubpath).map(Array.init)
    // The direction of outer contours is clockwise in TrueType and counter-clockwise in PostScript.
    let area = contours.reduce(0) { $0 + Self.area($1.points) }
    guard area != 0 else { return self }
    let half = (area > 0 ? strength : -strength) / 2
    return contours.flatMap { contour -> [PathElement] in
      var points = contour.points
      guard points.count > 2 else { return contour + [.closeSubpath] }
      Self.shift(&points, by: half)
      for index in points.indices {
        points[index].x += strength / 2
        points[index].y -= strength / 2
      }
      return contour.with(points) + [.closeSubpath]
    }
  }

  /// All points in order, including control points.
  private var points: [CGPoint] {
    flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .closeSubpath: []
      }
    }
  }

  /// The same elements with other points, in the order of `points`.
  private func with(_ points: [CGPoint]) -> [PathElement] {
    var rest = points[...]
    func next() -> CGPoint { rest.popFirst() ?? .zero }
    return map { element in
      switch element {
      case .move: return .move(to: next())
      case .line: return .line(to: next())
      case .quadCurve:
        let control = next()
        return .quadCurve(to: next(), control: control)
      case .curve:
        let (control1, control2) = (next(), next())
        return .curve(to: next(), control1: control1, control2: control2)
      case .closeSubpath: return .closeSubpath
      }
    }
  }

  /// Twice the signed area of a polygon; positive if it is clockwise, with y down.
  private static func area(_ points: [CGPoint]) -> Double {
    points.indices.reduce(0) { sum, index in
      let (here, next) = (points[index], points[(index + 1) % points.count])
      return sum + here.x * next.y - next.x * here.y
    }
  }

  /// Moves every corner outwards by a distance; coincident points stay coincident.
  private static func shift(_ points: inout [CGPoint], by distance: Double) {
    let old = points
    let count = old.count
    func direction(from index: Int, step: Int) -> CGPoint? {
      for steps in 1..<count {
        let other = old[((index + step * steps) % count + count) % count]
        let (x, y) = (other.x - old[index].x, other.y - old[index].y)
        let length = (x * x + y * y).squareRoot()
        if length > 1e-6 {
          return CGPoint(x: Double(step) * x / length, y: Double(step) * y / length)
        }
      }
      return nil
    }
    for index in old.indices {
      guard let into = direction(from: index, step: -1), let out = direction(from: index, step: 1)
      else { continue }
      // The sum of the two sides' normals, scaled so that both sides move by the distance. The
      // scale is limited at sharp corners, where the point would move by more than twice the
      // distance.
      let (x, y) = (into.y + out.y, -(into.x + out.x))
      let scale = distance * 2 / Swift.max(x * x + y * y, 1)
      points[index].x += x * scale
      points[index].y += y * scale
    }
  }
}
