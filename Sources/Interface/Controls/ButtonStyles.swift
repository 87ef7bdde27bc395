// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// The look of a button that nobody said anything of: its label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button whose label is in the tint, and fades under the hand.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: TintedLook()).makeBody(configuration: configuration)
  }

  private struct TintedLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.effectiveTint) private var tint

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundStyle(configuration.color(tint: tint, isEnabled: isEnabled))
        .opacity(configuration.isPressed ? 0.3 : 1)
        .animation(configuration.fade, value: configuration.isPressed)
    }
  }
}

/// A button that looks as its label does, a little fainter under the hand.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: PlainLook()).makeBody(configuration: configuration)
  }

  private struct PlainLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.7 : 1)
        .animation(configuration.fade, value: configuration.isPressed)
    }
  }
}

/// A button on a faint field of its tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: BorderedLook(isProminent: false))
      .makeBody(configuration: configuration)
  }
}

/// A button on a field of its tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: BorderedLook(isProminent: true))
      .makeBody(configuration: configuration)
  }
}

private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.effectiveTint) private var tint
  @Environment(\.tint) private var ownTint
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    let color = configuration.color(tint: tint, isEnabled: true)
    let metrics = size.buttonMetrics
    configuration.label
      .font(metrics.font)
      .foregroundStyle(labelColor(color))
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(shape.shape(radius: metrics.radius).fill(field(color, configuration)))
      .contentShape(shape.shape(radius: metrics.radius))
      .opacity(configuration.isPressed ? 0.75 : 1)
      .animation(configuration.fade, value: configuration.isPressed)
  }

  private func labelColor(_ color: Color) -> Color {
    guard isEnabled else { return Color.primary.opacity(0.3) }
    return isProminent ? .white : color
  }

  private func field(_ color: Color, _ configuration: Configuration) -> Color {
    guard isEnabled else { return Color.gray.opacity(0.12) }
    if isProminent { return color }
    return ownTint == nil && configuration.role == nil
      ? Color.gray.opacity(scheme == .dark ? 0.28 : 0.16)
      : color.opacity(scheme == .dark ? 0.24 : 0.15)
  }
}

extension ButtonStyleConfiguration {
  /// A press shows at once; letting go fades.
  fileprivate var fade: Animation? { isPressed ? nil : .easeOut(duration: 0.25) }

  /// The colour of a label that stands for the button.
  fileprivate func color(tint: Color, isEnabled: Bool) -> Color {
    guard isEnabled else { return Color.primary.opacity(0.3) }
    return role == .destructive ? .red : tint
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
