// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

/// The corner radii of a rectangle in points. Negative and NaN count as 0.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates radii in points; corners that are not given are square.
  public nonisolated init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
    }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }

  var radii: CornerRadii {
    CornerRadii(
      topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
      bottomLeft: bottomLeading)
  }
}
