// Part of Snapback, under the MIT licence; see LICENSE.

/// The accessibility settings of a phone that a desktop does not have: they are off.
extension EnvironmentValues {
  /// Whether to show differences by more than color; always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether to use opaque backgrounds; always false.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the colors of the screen are inverted; always false.
  public var accessibilityInvertColors: Bool { false }
  /// Whether to show the shapes of buttons; always false.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether VoiceOver reads the screen; always false.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control is in use; always false.
  public var accessibilitySwitchControlEnabled: Bool { false }
}
