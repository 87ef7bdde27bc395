// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) public import ViewCore

/// The foreground style of the environment; by default that of the enclosing control, such as the
/// tint in the label of a button, and the primary color outside of controls.
public struct ForegroundStyle: ShapeStyle {
  /// Creates a reference to the foreground style of the environment.
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let values = context.values
    if let style = values.foregroundStyle ?? values.controlForegroundStyle {
      return style._resolve(context)
    }
    return Color.primary._resolve(context)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

private enum ForegroundStyleKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

private enum ControlForegroundStyleKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

extension EnvironmentValues {
  /// The style of the labels of a control where no foreground style is set. `primary` and the other
  /// levels do not refer to it.
  package var controlForegroundStyle: (any ShapeStyle)? {
    get { self[ControlForegroundStyleKey.self] }
    set { self[ControlForegroundStyleKey.self] = newValue }
  }

  package var foregroundStyle: (any ShapeStyle)? {
    get { self[ForegroundStyleKey.self] }
    // A reference to the foreground style means the enclosing one, so it is resolved here, where
    // that is still set.
    set {
      guard let newValue, newValue.refersToForeground else {
        self[ForegroundStyleKey.self] = newValue
        return
      }
      self[ForegroundStyleKey.self] = newValue.enclosed(by: self[ForegroundStyleKey.self])
    }
  }
}

extension ShapeStyle {
  /// Whether the style is made of the foreground style of the environment.
  fileprivate var refersToForeground: Bool {
    switch self {
    case is ForegroundStyle, is HierarchicalShapeStyle: true
    case let levels as StyleLevels: levels.styles.contains { $0.refersToForeground }
    case let wrapper as any ShapeStyleWrapper: wrapper.wrappedStyle.refersToForeground
    default: false
    }
  }

  /// Returns the style with references to the foreground style replaced by `outer`; nil stands for
  /// the label colors.
  fileprivate func enclosed(by outer: (any ShapeStyle)?) -> (any ShapeStyle)? {
    switch self {
    case is ForegroundStyle: outer
    case let style as HierarchicalShapeStyle:
      HierarchicalLevelStyle(base: outer, level: style.level)
    case let levels as StyleLevels:
      StyleLevels(styles: levels.styles.map { $0.enclosed(by: outer) ?? Color.primary })
    case is any ShapeStyleWrapper: EnclosedStyle(style: self, foreground: outer)
    default: self
    }
  }
}

/// A style that is made of the foreground style, with the one that it refers to.
private struct EnclosedStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Nil for the label colors.
  let foreground: (any ShapeStyle)?

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var values = context.values
    values[ForegroundStyleKey.self] = foreground
    return style._resolve(
      _StyleContext(EnvironmentScope(parent: context.environment, values: values.changes)))
  }
}

extension View {
  /// Sets the style of text, symbols and unfilled shapes in a control, unless a foreground style is
  /// set inside it or around it.
  package func controlForegroundStyle(_ style: any ShapeStyle) -> some View {
    environment(\.controlForegroundStyle, style)
  }

  /// Sets the style of text, symbols and unfilled shapes in this view.
  /// - Note: Differs from SwiftUI: symbols with a single layer use the first of several styles.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, style)
  }

  /// Sets the color of text, symbols and unfilled shapes in this view; nil restores the default.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color)
  }
}
