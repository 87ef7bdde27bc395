// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// Distances from the edges of a rectangle inwards, in points. Negative distances point outwards.
public struct EdgeInsets: Hashable, Sendable, Animatable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from a distance per edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0 on every edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The insets with 0 in place of distances that are not finite.
  package var finite: EdgeInsets {
    func finite(_ distance: CGFloat) -> CGFloat { distance.isFinite ? distance : 0 }
    return EdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom),
      trailing: finite(trailing))
  }

  /// The four distances as animatable values.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
    set {
      (top, leading) = (newValue.first.first, newValue.first.second)
      (bottom, trailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
