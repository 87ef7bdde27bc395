// Part of Snapback, under the MIT licence; see LICENSE.

/// The direction of an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
