// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

private enum AccentColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private enum TintStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private enum IsBarTintKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The tint set by `tint(_:)`; nil if none is set.
  package var tint: Color? {
    get { self[TintKey.self] }
    set {
      self[TintKey.self] = newValue
      if self[TintStyleKey.self] != nil { self[TintStyleKey.self] = nil }
      if self[IsBarTintKey.self] { self[IsBarTintKey.self] = false }
    }
  }

  /// Whether a bar has set the tint for its items. Setting another tint, even an equal one, resets it.
  package var isBarTint: Bool {
    get { self[IsBarTintKey.self] }
    set { self[IsBarTintKey.self] = newValue }
  }

  /// The tint, if it was set to a style that is not a color; nil otherwise.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// The color of controls: the tint, or the accent color.
  package var effectiveTint: Color { tint ?? .accentColor }

  /// The color of `Color.accentColor`; nil for that of the assets, or the system blue.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    // A reference to the accent color means the enclosing one, so it is resolved here, where that
    // is still set.
    set {
      let outer = self[AccentColorKey.self]
      self[AccentColorKey.self] = newValue.map { $0.replacingAccent(by: outer ?? .blue) }
    }
  }
}
