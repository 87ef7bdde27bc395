// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A type-erased shape. Its animatable data is empty, so that changes of the shape inside do not
/// animate.
///
/// - Note: Differs from SwiftUI: `AnimatableData` is `EmptyAnimatableData`.
public nonisolated struct AnyShape: Shape {
  public typealias AnimatableData = EmptyAnimatableData
  private let shape: any Shape

  /// Wraps a shape, so that shapes of different types can be stored in one variable.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size that the wrapped shape takes under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
