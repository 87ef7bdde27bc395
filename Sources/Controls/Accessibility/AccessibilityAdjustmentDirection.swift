// Part of Snapback, under the MIT licence; see LICENSE.

/// The direction of an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}
