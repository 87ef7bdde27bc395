// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import ViewEffects
@_spi(ViewTree) import Views

extension GeometryEffect {
  /// Returns the effect for drawing only.
  ///
  /// - Note: Differs from SwiftUI: geometry readers inside find the positions with the effect.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// A geometry effect for drawing only. Not for use outside of the library.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}
