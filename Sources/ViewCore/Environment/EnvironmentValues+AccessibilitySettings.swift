// Part of Snapback, under the MIT licence; see LICENSE.

private enum AccessibilitySettingsKey: EnvironmentKey {
  static let defaultValue = AccessibilitySettings()
}

extension EnvironmentValues {
  /// The settings of the desktop; see `ViewHost.accessibilitySettings`.
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether to show differences by more than color.
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiatesWithoutColor
  }

  /// Whether to use opaque backgrounds.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

  /// Whether the colors of the screen are inverted; always false, as no desktop reports it.
  public var accessibilityInvertColors: Bool { false }

  /// Whether to show the shapes of buttons.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }

  /// Whether a screen reader reads the window.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isScreenReaderOn }

  /// Whether Switch Control is in use; always false.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// The contrast of colors that the user prefers.
  public var colorSchemeContrast: ColorSchemeContrast {
    accessibilitySettings.increasesContrast ? .increased : .standard
  }
}
