// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A line or a cubic Bézier curve of an icon.
struct Curve {
  var start: SIMD2<Double>
  var control1: SIMD2<Double>
  var control2: SIMD2<Double>
  var end: SIMD2<Double>
  var isLine: Bool

  init(line start: SIMD2<Double>, _ end: SIMD2<Double>) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
  }

  init(
    _ start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>,
    _ end: SIMD2<Double>
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  var reversed: Curve {
    isLine ? Curve(line: end, start) : Curve(end, control2, control1, start)
  }

  func point(_ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    if isLine { return start * s + end * t }
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// The direction of the tangent at a parameter; of a cubic, a third of its derivative. If the
  /// derivative is zero, the vector from start to end.
  func tangent(_ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    let along =
      (control1 - start) * (s * s) + (control2 - control1) * (2 * s * t)
      + (end - control2) * (t * t)
    return isLine || (along * along).sum() < 1e-18 ? end - start : along
  }

  /// The part between two ascending parameters from 0 to 1.
  func part(_ from: Double, _ to: Double) -> Curve {
    if isLine { return Curve(line: point(from), point(to)) }
    let before = to < 1 ? split(to).0 : self
    return from > 0 ? before.split(from / to).1 : before
  }

  private func split(_ t: Double) -> (Curve, Curve) {
    func mix(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> SIMD2<Double> {
      one + (other - one) * t
    }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (Curve(start, a, d, middle), Curve(middle, e, c, end))
  }
}
