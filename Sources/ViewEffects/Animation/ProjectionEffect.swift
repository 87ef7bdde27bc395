// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// Applies a projective transform to the modified view.
public struct _ProjectionEffect: GeometryEffect {
  /// The transform does not animate.
  public typealias AnimatableData = EmptyAnimatableData
  let transform: ProjectionTransform

  /// Returns the transform, for any size.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
