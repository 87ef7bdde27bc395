// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The state of a scroll view at the end of a drag.
@preconcurrency @MainActor
public struct ScrollTargetBehaviorContext {
  /// The visible part of the content at the start of the drag.
  public let originalTarget: ScrollTarget
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the viewport without the content's margins, in points.
  public let containerSize: CGSize
  /// The velocity of the drag at its end, in points per second; positive towards larger offsets.
  public let velocity: CGVector
  /// The scroll axes.
  public let axes: Axis.Set
  let metrics: ScrollMetrics
  /// The frames of the scroll targets in the content's coordinate space.
  let targets: [CGRect]
}
