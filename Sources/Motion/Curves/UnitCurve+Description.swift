// Part of Snapback, under the MIT licence; see LICENSE.

extension UnitCurve: CustomStringConvertible {
  /// The curve as it is written in source code.
  public var description: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    default:
      if case .bezier(let curve) = shape {
        "bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
      } else {
        "circularEaseInOut.inverse"
      }
    }
  }

  /// An animation along the curve, as it is written in source code.
  func description(duration: Double) -> String {
    switch self {
    case .linear, .easeIn, .easeOut, .easeInOut: "\(self)(duration: \(duration))"
    default: "timingCurve(\(self), duration: \(duration))"
    }
  }
}
