// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A transition that scales around an anchor.
public struct ScaleTransition: Transition {
  /// The factor before the insertion and after the removal.
  public var scale: Double
  /// The point of the view that stays in place while it is scaled, in unit coordinates.
  public var anchor: UnitPoint

  /// Creates a transition that scales from and to a factor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Applies the scale except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
      .modifier(_PresenceDurationEffect(phase: phase))
  }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales from and to a factor of almost 0 (1e-5) around the center.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// A transition that scales from and to a factor around an anchor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
