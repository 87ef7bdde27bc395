// Part of Snapback, under the MIT licence; see LICENSE.

/// The timing of a scripted pointer's motion along a line.
///
/// It uses only sums and products, so that a script gives the same bits on every machine.
package enum PointerEasing: Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// From rest to rest; the maximum speed, half way, is 1.5 times the mean.
  case easeInOut
  /// From rest with constant acceleration; the final speed is twice the mean. As in a fling.
  case easeIn
  /// From twice the mean speed to rest, with constant deceleration.
  case easeOut

  /// The fraction of the distance covered after a fraction of the time: 0 at 0, 1 at 1, never
  /// decreasing. A fraction of the time below 0 and NaN count as 0, one above 1 as 1.
  package func progress(at fraction: Double) -> Double {
    let t = fraction > 0 ? min(fraction, 1) : 0
    switch self {
    case .linear: return t
    case .easeInOut: return t * t * (3 - 2 * t)
    case .easeIn: return t * t
    case .easeOut: return t * (2 - t)
    }
  }
}
