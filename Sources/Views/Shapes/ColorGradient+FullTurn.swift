// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation

extension ColorGradient {
  /// The gradient; an angular one of less or more than a turn as one of exactly a turn.
  ///
  /// Of less than a turn, the last color fills the first half of the rest, and the first color the
  /// second half. Of more than a turn, only the last turn is drawn.
  package var completedTurn: ColorGradient {
    guard case .angular(let center, let start, let end) = geometry, start.isFinite, end.isFinite
    else { return self }
    let turn = 2 * Double.pi
    let turns = abs(end - start) / turn
    let sorted = stops.map { stop in
      Stop(stop.color, at: min(max(stop.location.isNaN ? 0 : stop.location, 0), 1))
    }.sorted { $0.location < $1.location }
    guard abs(turns - 1) > 1e-6, let first = sorted.first, let last = sorted.last else {
      return self
    }
    let direction = end < start ? -turn : turn
    if turns < 1 {
      let middle = Float((turns + 1) / 2)
      return ColorGradient(
        .angular(center: center, startAngle: start, endAngle: start + direction),
        stops: sorted.map { Stop($0.color, at: $0.location * Float(turns)) }
          + [Stop(last.color, at: middle), Stop(first.color, at: middle)])
    }
    let cut = Float(1 - 1 / turns)
    let next = sorted.firstIndex { $0.location > cut } ?? sorted.count - 1
    let (before, after) = (sorted[max(next - 1, 0)], sorted[next])
    let fraction =
      after.location > before.location
      ? (cut - before.location) / (after.location - before.location) : 1
    let color = before.color.mixed(with: after.color, by: CGFloat(min(max(fraction, 0), 1)))
    return ColorGradient(
      .angular(center: center, startAngle: end - direction, endAngle: end),
      stops: [Stop(color, at: 0)]
        + sorted[next...].map { Stop($0.color, at: ($0.location - cut) * Float(turns)) })
  }
}
