// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// How far a scroll view scrolls, and how it gives way beyond. Points; offsets are of the content's origin
/// from the viewport's, positive to the right and down, and 0 less the insets at the beginning.
struct ScrollSpace: Equatable {
  var axes: Axis.Set = .vertical
  var viewport = CGSize.zero
  var content = CGSize.zero
  /// Around the content, and scrolled with it.
  var insets = EdgeInsets()
  /// What of the content is seen at first, and where content that is smaller than the viewport lies.
  var anchor: UnitPoint?
  /// Whether an axis gives way at its ends although everything is in view.
  var alwaysBounces: Axis.Set = [.horizontal, .vertical]

  func scrolls(_ axis: Axis) -> Bool { axes.contains(axis.set) }

  /// The offsets at which nothing gives way.
  func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    guard scrolls(axis) else { return 0...0 }
    let (before, after) = insets.along(axis)
    return -before...max(-before, content[axis] + after - viewport[axis])
  }

  /// Whether everything is in view, but for what the ends give way.
  func fits(_ axis: Axis) -> Bool { range(axis).lowerBound == range(axis).upperBound }

  /// Whether the hand moves anything along an axis.
  func givesWay(_ axis: Axis) -> Bool {
    scrolls(axis) && (!fits(axis) || alwaysBounces.contains(axis.set))
  }

  /// The offset at the beginning.
  var start: CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases {
      let range = range(axis)
      let part = anchor.map { CGPoint(x: $0.x, y: $0.y)[axis] } ?? 0
      result[axis] = range.lowerBound + part * (range.upperBound - range.lowerBound)
    }
    return result
  }

  /// Where the content is laid out, for an offset of nothing: content that has room to spare lies in the
  /// middle across the axes, and in both if it scrolls along both.
  var place: CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases {
      let (before, after) = insets.along(axis)
      let slack = viewport[axis] - before - after - content[axis]
      let standard: CGFloat = axes == [.horizontal, .vertical] ? 0.5 : 0
      let part = anchor.map { CGPoint(x: $0.x, y: $0.y)[axis] } ?? standard
      result[axis] = scrolls(axis) ? max(0, slack) * part : before + slack / 2
    }
    return result
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases { result[axis] = offset[axis].clamped(to: range(axis)) }
    return result
  }

  /// Where a pull without resistance arrives with the ends' resistance.
  func resisting(_ pull: CGPoint) -> CGPoint {
    var result = clamped(pull)
    for axis in Axis.allCases where givesWay(axis) {
      let band = RubberBand(dimension: Double(viewport[axis]))
      result[axis] += CGFloat(band.offset(forPull: Double(pull[axis] - result[axis])))
    }
    return result
  }

  /// The pull that arrives at an offset.
  func pull(at offset: CGPoint) -> CGPoint {
    var result = clamped(offset)
    for axis in Axis.allCases where givesWay(axis) && offset[axis] != result[axis] {
      let band = RubberBand(dimension: Double(viewport[axis]))
      let beyond = Double(offset[axis] - result[axis])
      let most = 0.99 * Double(viewport[axis])
      result[axis] += CGFloat(band.pull(forOffset: min(max(beyond, -most), most)))
    }
    return result
  }

  /// How fast the offset moves when a pull of so much moves at a velocity: the slope of `resisting`, which is
  /// c·d² / (d + c·x)² beyond the ends.
  func velocity(_ velocity: CGPoint, at pull: CGPoint) -> CGPoint {
    var result = CGPoint.zero
    let inside = clamped(pull)
    for axis in Axis.allCases where givesWay(axis) {
      let (beyond, length) = (abs(pull[axis] - inside[axis]), viewport[axis])
      let c = CGFloat(RubberBand.standardCoefficient)
      let part = length / (length + c * beyond)
      result[axis] = velocity[axis] * (beyond > 0 && length > 0 ? c * part * part : 1)
    }
    return result
  }
}

extension Axis {
  var set: Set { self == .horizontal ? .horizontal : .vertical }
}

extension EdgeInsets {
  /// The insets before and after, along an axis.
  func along(_ axis: Axis) -> (before: CGFloat, after: CGFloat) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
