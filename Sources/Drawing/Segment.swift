// Part of Snapback, under the MIT licence; see LICENSE.

/// A straight line or a cubic Bézier curve.
struct Segment {
  var start: Vector
  var control1: Vector
  var control2: Vector
  var end: Vector
  let isLine: Bool

  init(line start: Vector, _ end: Vector) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
  }

  init(_ start: Vector, _ control1: Vector, _ control2: Vector, _ end: Vector) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  /// Creates the cubic curve that equals a quadratic one.
  init(quad start: Vector, _ control: Vector, _ end: Vector) {
    self.init(start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
  }

  /// Whether all its points coincide, within 10⁻⁹ points.
  var isPoint: Bool {
    (end - start).length <= 1e-9
      && (isLine || ((control1 - start).length <= 1e-9 && (control2 - start).length <= 1e-9))
  }

  func point(_ t: Double) -> Vector {
    let s = 1 - t
    if isLine { return start * s + end * t }
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  func derivative(_ t: Double) -> Vector {
    if isLine { return end - start }
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  func secondDerivative(_ t: Double) -> Vector {
    if isLine { return .zero }
    return (control2 - 2 * control1 + start) * (6 * (1 - t)) + (end - 2 * control2 + control1)
      * (6 * t)
  }

  /// The unit tangent at the start; nil for a point.
  var startTangent: Vector? {
    (control1 - start).unit ?? (control2 - start).unit ?? (end - start).unit
  }

  /// The unit tangent at the end; nil for a point.
  var endTangent: Vector? {
    (end - control2).unit ?? (end - control1).unit ?? (end - start).unit
  }

  /// Returns the parts before and after a parameter from 0 to 1 (de Casteljau).
  func split(_ t: Double) -> (Segment, Segment) {
    if isLine {
      let middle = point(t)
      return (Segment(line: start, middle), Segment(line: middle, end))
    }
    func mix(_ one: Vector, _ other: Vector) -> Vector { one + (other - one) * t }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (Segment(start, a, d, middle), Segment(middle, e, c, end))
  }

  /// Returns the part between two parameters from 0 to 1, in increasing order.
  func part(_ from: Double, _ to: Double) -> Segment {
    if from <= 0 && to >= 1 { return self }
    if isLine { return Segment(line: point(from), point(to)) }
    let before = to < 1 ? split(to).0 : self
    return from > 0 && to > 0 ? before.split(min(from / to, 1)).1 : before
  }
}

extension Segment {
  var length: Double { length(to: 1) }

  /// Returns the arc length from the start to a parameter.
  ///
  /// Curves are integrated by Gauss-Legendre quadrature with five nodes in each of four parts. The
  /// error is far below 0.1 percent, except for curves with a cusp.
  func length(to t: Double) -> Double {
    if isLine { return (end - start).length * t }
    var sum = 0.0
    let part = t / 4
    for index in 0..<4 {
      let middle = (Double(index) + 0.5) * part
      for (node, weight) in Self.quadrature {
        sum += weight * derivative(middle + node * part / 2).length
      }
    }
    return sum * part / 2
  }

  /// The nodes and weights of five-point Gauss-Legendre quadrature on -1...1.
  private static let quadrature: [(Double, Double)] = [
    (0, 0.5688888888888889),
    (-0.5384693101056831, 0.4786286704993665), (0.5384693101056831, 0.4786286704993665),
    (-0.9061798459386640, 0.2369268850561891), (0.9061798459386640, 0.2369268850561891),
  ]

  /// Returns the parameter, from 0 to 1, at a distance from the start along a segment of the given
  /// length.
  func parameter(atLength target: Double, of length: Double) -> Double {
    guard length > 0, target > 0 else { return 0 }
    guard target < length else { return 1 }
    if isLine { return target / length }
    var (low, high) = (0.0, 1.0)
    var t = target / length
    for _ in 0..<40 {
      let error = self.length(to: t) - target
      if abs(error) <= length * 1e-10 { break }
      if error > 0 { high = t } else { low = t }
      // Newton's method, with bisection where a step leaves the bracket.
      let speed = derivative(t).length
      let next = speed > 0 ? t - error / speed : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
