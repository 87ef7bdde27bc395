// Part of Snapback, under the MIT licence; see LICENSE.

/// How a scripted hand spreads a way over its time.
///
/// Only sums and products, so that a script is the same to the last bit everywhere.
package enum Pace: Sendable, CaseIterable {
  /// The same speed all the way.
  case even
  /// From rest to rest; at its fastest, half way, 1.5 times the even speed.
  case eased
  /// From rest, ever faster: at the end twice the even speed. How a thing is thrown.
  case accelerating
  /// From twice the even speed to rest.
  case slowing

  /// The share of the way behind at a share of the time: 0 at 0, 1 at 1, never back.
  ///
  /// Shares of the time below 0 (and NaN) count as 0, those above 1 as 1.
  package func progress(at share: Double) -> Double {
    let t = share > 0 ? min(share, 1) : 0
    switch self {
    case .even: return t
    case .eased: return t * t * (3 - 2 * t)
    case .accelerating: return t * t
    case .slowing: return t * (2 - t)
    }
  }
}
