// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The presented position and velocity of a view in a frame.
nonisolated package struct MotionSample: Equatable, Sendable {
  /// In seconds, on the stage's clock.
  let time: Double
  /// The view's center, in points.
  let position: CGPoint
  /// In points per second, from the difference to an earlier frame.
  let velocity: CGSize
  let isHeld: Bool
  /// Identifies the view; a curve has a gap where it changes.
  var view: ObjectIdentifier?
  /// The number of the stage's size; a curve has a gap where it changes, as layout moves views.
  var layout = 0
  /// The position at which the view rested when it was touched; nil if it is not known.
  var rest: CGPoint?
  /// The view's corners, in points.
  var corners = Quadrilateral()
}

/// The corners of a transformed rectangle, in points.
nonisolated struct Quadrilateral: Equatable, Sendable {
  var a = CGPoint.zero
  var b = CGPoint.zero
  var c = CGPoint.zero
  var d = CGPoint.zero

  init() {}

  /// The first four points; all are zero if there are fewer.
  init(_ points: [CGPoint]) {
    guard points.count >= 4 else { return }
    (a, b, c, d) = (points[0], points[1], points[2], points[3])
  }

  var path: Path {
    Path { path in
      path.move(to: a)
      for point in [b, c, d] { path.addLine(to: point) }
      path.closeSubpath()
    }
  }

  /// The highest point.
  var top: CGPoint { [a, b, c, d].min { $0.y < $1.y } ?? a }
}
