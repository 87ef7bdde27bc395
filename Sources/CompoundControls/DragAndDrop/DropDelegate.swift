// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// Handles drags over a view and decides whether drops are accepted.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Returns whether drags with these items are handled at all. The default is true.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles the drop. Returns whether it was accepted.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the drag enters the view. The default does nothing.
  func dropEntered(info: DropInfo)
  /// Called when the drag moves over the view. Returns the effect of a drop at the location; nil,
  /// the default, allows the drop.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the drag leaves the view. The default does nothing.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts all drags whose types match.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil, which allows a drop.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
