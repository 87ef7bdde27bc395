// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// A transition that moves from an offset and back to it.
public struct OffsetTransition: Transition {
  /// The offset before the insertion and after the removal, in points.
  public var offset: CGSize

  /// Creates a transition from and to an offset in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Applies the offset except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
      .modifier(_PresenceDurationEffect(phase: phase))
  }
}

extension Transition where Self == OffsetTransition {
  /// A transition that moves from and to an offset in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// A transition that moves from and to an offset in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
