// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The appearance of bordered buttons.
struct BorderedButtonAppearance: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.effectiveTint) private var tint
  @Environment(\.tint) private var explicitTint
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.systemVersion) private var version
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isOnBarGlass) private var isOnBarGlass
  @Environment(\.font) private var font

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if isOnBarGlass {
      BarButton(configuration, isProminent: isProminent)
    } else {
      bordered(configuration)
    }
  }

  private func bordered(_ configuration: Configuration) -> some View {
    let metrics = size.buttonMetrics
    let isCapsule = version == .iOS26 && borderShape == .automatic
    let shape = (isCapsule ? .capsule : borderShape).shape(radius: metrics.radius)
    return configuration.label
      .centeredLines()
      .font(font ?? metrics.font)
      .controlForegroundStyle(labelStyle(configuration))
      .outsideOfList()
      .frame(maxWidth: sizing.maxWidth)
      .buttonPadding(
        horizontal: metrics.horizontal, vertical: metrics.vertical, in: borderShape
      )
      .background(shape.fill(fill(configuration)))
      .contentShape(shape)
      .opacity(configuration.isPressed ? 0.75 : 1)
      .animation(configuration.pressAnimation, value: configuration.isPressed)
  }

  private func labelStyle(_ configuration: Configuration) -> any ShapeStyle {
    isProminent && isEnabled ? Color.white : configuration.labelStyle(isEnabled: isEnabled)
  }

  private func fill(_ configuration: Configuration) -> Color {
    guard isEnabled else { return Color.gray.opacity(0.12) }
    let color = configuration.role == .destructive ? .red : tint
    if isProminent { return color }
    return explicitTint == nil && configuration.role == nil
      ? Color.gray.opacity(scheme == .dark ? 0.28 : 0.16)
      : color.opacity(scheme == .dark ? 0.24 : 0.15)
  }
}
