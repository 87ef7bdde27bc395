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

  /// A quadratic curve, as the cubic that it is.
  init(quad start: Vector, _ control: Vector, _ end: Vector) {
    self.init(start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
  }

  /// Whether all of it is one point.
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

  /// The direction it sets out in; nil for a point.
  var startTangent: Vector? {
    (control1 - start).unit ?? (control2 - start).unit ?? (end - start).unit
  }

  /// The direction it arrives in; nil for a point.
  var endTangent: Vector? {
    (end - control2).unit ?? (end - control1).unit ?? (end - start).unit
  }

  /// The parts before and after a place, 0 to 1.
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

  /// The part between two places, 0 to 1, in order.
  func part(_ from: Double, _ to: Double) -> Segment {
    if from <= 0 && to >= 1 { return self }
    if isLine { return Segment(line: point(from), point(to)) }
    let before = to < 1 ? split(to).0 : self
    return from > 0 && to > 0 ? before.split(min(from / to, 1)).1 : before
  }
}

extension Segment {
  var length: Double { length(to: 1) }

  /// The length from its start to a place.
  ///
  /// Curves are measured with Gauss and Legendre's five points in each of four parts: off by far
  /// less than a thousandth, but for curves that turn on the spot.
  func length(to t: Double) -> Double {
    if isLine { return (end - start).length * t }
    var sum = 0.0
    let part = t / 4
    for index in 0..<4 {
      let middle = (Double(index) + 0.5) * part
      for (place, weight) in Self.places {
        sum += weight * derivative(middle + place * part / 2).length
      }
    }
    return sum * part / 2
  }

  private static let places: [(Double, Double)] = [
    (0, 0.5688888888888889),
    (-0.5384693101056831, 0.4786286704993665), (0.5384693101056831, 0.4786286704993665),
    (-0.9061798459386640, 0.2369268850561891), (0.9061798459386640, 0.2369268850561891),
  ]

  /// The place that a length from the start leads to, 0 to 1.
  func place(atLength wanted: Double, of length: Double) -> Double {
    guard length > 0, wanted > 0 else { return 0 }
    guard wanted < length else { return 1 }
    if isLine { return wanted / length }
    var (low, high) = (0.0, 1.0)
    var t = wanted / length
    for _ in 0..<40 {
      let error = self.length(to: t) - wanted
      if abs(error) <= length * 1e-10 { break }
      if error > 0 { high = t } else { low = t }
      // Newton's step, or half of what is left where it leads astray.
      let speed = derivative(t).length
      let next = speed > 0 ? t - error / speed : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
