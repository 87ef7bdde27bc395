// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The background style of the environment: by default white, or black in the dark appearance.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the background style.
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    guard let style = context.values.backgroundStyle else {
      return (context.colorScheme == .light ? Color.white : Color.black)._resolve(context)
    }
    // Within the style, the background style means the default one.
    var values = context.values
    values.backgroundStyle = nil
    return style._resolve(
      _StyleContext(EnvironmentScope(parent: context.environment, values: values.changes)))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style that `BackgroundStyle` resolves to; nil for the default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that the background style resolves to in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
