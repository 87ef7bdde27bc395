// Part of Snapback, under the MIT licence; see LICENSE.

/// The user's settings for accessibility, which the desktop has for all programs.
package struct AccessibilitySettings: Equatable, Sendable {
  /// Whether colors should have more contrast.
  package var increasesContrast = false
  /// Whether backgrounds should be opaque.
  package var reducesTransparency = false
  /// Whether differences should be shown by more than color.
  package var differentiatesWithoutColor = false
  /// Whether buttons should have shapes.
  package var showsButtonShapes = false
  /// Whether a screen reader reads the window.
  package var isScreenReaderOn = false

  package init() {}
}
