// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

private enum IsInBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The settings around a bar that it replaces for its content.
struct OuterBarSettings {
  var typeSize: DynamicTypeSize
  var tint: Color?
  var tintStyle: AnyShapeStyle?
  /// The number of label styles, without that of the bar.
  var labelStyleCount: Int
  /// Whether the items are on glass, as in iOS 26.
  var isGlass: Bool

  /// The text sizes of the content of bars.
  static let typeSizes = DynamicTypeSize.large...DynamicTypeSize.xxLarge

  /// The text size inside the bar.
  var innerTypeSize: DynamicTypeSize {
    min(max(typeSize, Self.typeSizes.lowerBound), Self.typeSizes.upperBound)
  }
}

private enum OuterBarSettingsKey: EnvironmentKey {
  static var defaultValue: OuterBarSettings? { nil }
}

extension EnvironmentValues {
  /// Whether the view is an item of a bar, which sets the appearance of labels, symbols and texts.
  package var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }

  /// The settings around the bar; nil outside of bars.
  var outerBarSettings: OuterBarSettings? {
    get { self[OuterBarSettingsKey.self] }
    set { self[OuterBarSettingsKey.self] = newValue }
  }

  /// Whether the view is an item on the glass of a bar.
  package var isOnBarGlass: Bool { isInBar && outerBarSettings?.isGlass == true }

  /// Restores the tint and the text size around a bar, except those that views in the bar have set, and the default label
  /// style, image scale and line limit.
  fileprivate mutating func leaveBar() {
    if isInBar {
      isInBar = false
      if labelStyles.count <= (outerBarSettings?.labelStyleCount ?? 0) + 1 {
        labelStyles = ControlStyles()
      }
      if imageScale == .large { imageScale = .medium }
      if lineLimit == 1 { lineLimit = nil }
    }
    guard let outer = outerBarSettings else { return }
    outerBarSettings = nil
    if dynamicTypeSize == outer.innerTypeSize { dynamicTypeSize = outer.typeSize }
    if isBarTint {
      tint = outer.tint
      tintStyle = outer.tintStyle
    }
  }
}

/// Limits the text size of a bar.
private struct BarModifier: ViewModifier {
  let isGlass: Bool

  func body(content: Content) -> some View {
    let isGlass = isGlass
    content
      .dynamicTypeSize(OuterBarSettings.typeSizes)
      .transformEnvironment(\.self) {
        guard $0.outerBarSettings == nil else { return }
        $0.outerBarSettings = OuterBarSettings(
          typeSize: $0.dynamicTypeSize, tint: $0.tint, tintStyle: $0.tintStyle,
          labelStyleCount: $0.labelStyles.count, isGlass: isGlass)
      }
  }
}

extension View {
  /// Makes the view the content of a bar, as in iOS: its texts are never smaller than at the standard text size, and at
  /// most as large as at `xxLarge` (21 instead of 17 points). What its views present has the settings around the bar,
  /// except those that the views have set.
  package func barContent(isGlass: Bool) -> some View { modifier(BarModifier(isGlass: isGlass)) }

  /// Sets the tint of the items of a bar: on glass they have none unless they set one of their own.
  package func barItemTint() -> some View {
    transformEnvironment(\.self) {
      guard $0.outerBarSettings?.isGlass == true else { return }
      $0.tint = .primary
      $0.isBarTint = true
    }
  }

  /// Gives the views inside the appearance that they have outside of bars.
  package func outsideOfBar() -> some View { transformEnvironment(\.self) { $0.leaveBar() } }
}
