// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// How a thing follows a hand: exactly within its range, and less and less beyond it, as if by a
/// rubber band: a pull of x beyond gives x·d·c / (d + c·x), with c as in iOS's scroll views.
struct Resistance {
  /// Where it follows exactly.
  let range: ClosedRange<CGFloat>
  /// How far it never gives way, in points: d.
  let give: CGFloat
  /// How readily it gives way: c, the share of the pull that it follows at first. Where it is not finite, it
  /// follows a hand wherever it goes.
  var coefficient: CGFloat = 0.55

  /// Where the thing is when the hand has drawn it to `pull`.
  func position(at pull: CGFloat) -> CGFloat {
    let edge = min(max(pull, range.lowerBound), range.upperBound)
    let beyond = abs(pull - edge)
    guard beyond > 0, give > 0 else { return edge }
    guard coefficient.isFinite else { return pull }
    let way = beyond * give * coefficient / (give + coefficient * beyond)
    return pull < edge ? edge - way : edge + way
  }

  /// Where the hand has drawn it when it is at `position`: what a hand that catches it beyond its range
  /// goes on from.
  func pull(at position: CGFloat) -> CGFloat {
    guard coefficient.isFinite else { return position }
    let edge = min(max(position, range.lowerBound), range.upperBound)
    let way = min(abs(position - edge), give * 0.99)
    guard way > 0 else { return edge }
    let beyond = way * give / (coefficient * (give - way))
    return position < edge ? edge - beyond : edge + beyond
  }
}
