// Part of Snapback, under the MIT licence; see LICENSE.

/// How a button looks, pressed or not.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// What the button was made with.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the hand is down, and inside.
  public let isPressed: Bool
}

/// How a button looks, and what makes it do what it does.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button was made with.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button is for.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyle {
  func view(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .environment(\.buttonStyle, DefaultButtonStyle()))
  }
}

/// Follows the hand for a style that only says how a button looks.
struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

private struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    StyledView(style: StyleHolder(style)) {
      $0.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(AnyView(configuration.label)),
          isPressed: isPressed))
    }
    .gesture(
      _ButtonGesture(action: configuration.action, pressing: { isPressed = $0 })
    )
    .shortcutTarget(configuration.action)
    .keyboardTarget(FocusTarget(press: configuration.action))
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle {
    MainActor.unsafelyAssumed { DefaultButtonStyle() }
  }
}

extension EnvironmentValues {
  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, PressedButtonStyle(style: style))
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }
}
