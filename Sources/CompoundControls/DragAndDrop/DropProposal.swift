// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// The effect that a drop would have.
public struct DropProposal: Sendable {
  /// The effect. `cancel` and `forbidden` prevent the drop.
  public let operation: DropOperation

  /// Creates a proposal with an effect.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}
