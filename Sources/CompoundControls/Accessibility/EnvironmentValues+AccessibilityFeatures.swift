// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

extension EnvironmentValues {
  /// Whether an assistive technology reads the window.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

  /// Whether to dim flashing lights; always false, as no desktop has such a setting.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images play by themselves; always true, as no desktop has such a setting.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether a long press shows the large content viewer; always false, as there is none.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether quick actions are in use; always false, as they are gestures of a watch.
  public var accessibilityQuickActionsEnabled: Bool { false }
}

private enum LuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the screen is always on and dimmed; false unless a view sets it.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
}
