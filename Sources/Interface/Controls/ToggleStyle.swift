// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// How toggles look, and what the hand does to them.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
  /// What the toggle was made with.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyle {
  func view(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .environment(\.toggleStyle, DefaultToggleStyle()))
  }
}

/// A switch, with its label before it.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch at the trailing edge, with its label at the leading one.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  @available(*, deprecated, message: "Use tint on the toggle instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    OwnTint(tint: tint) {
      LabeledControl(label: configuration.label) { Switch(isOn: configuration.$isOn) }
    }
  }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.effectiveTint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @State private var isPressed = false

  var body: some View {
    let metrics = size.buttonMetrics
    let shape = RoundedRectangle(cornerRadius: metrics.radius)
    configuration.label
      .font(metrics.font)
      .foregroundStyle(isEnabled ? tint : Color.primary.opacity(0.3))
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(shape.fill(field))
      .contentShape(shape)
      .opacity(isPressed ? 0.75 : 1)
      .animation(isPressed ? nil : .easeOut(duration: 0.25), value: isPressed)
      .gesture(
        _ButtonGesture(
          action: { configuration.isOn.toggle() }, pressing: { isPressed = $0 })
      )
      .shortcutTarget { configuration.isOn.toggle() }
      .keyboardTarget(FocusTarget(radius: metrics.radius, press: { configuration.isOn.toggle() }))
  }

  private var field: Color {
    guard configuration.isOn else { return .clear }
    return (isEnabled ? tint : .gray).opacity(scheme == .dark ? 0.24 : 0.15)
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { MainActor.unsafelyAssumed { .automatic } }
}

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
