// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
  /// The drag ends without effect.
  case cancel
  /// A drop is not allowed at the location.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved.
  case move
}
