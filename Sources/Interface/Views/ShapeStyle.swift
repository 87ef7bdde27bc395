// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// Something to fill or stroke a shape with.
public protocol ShapeStyle: Sendable {
  /// Answers the paint for a place in the hierarchy. Not for calling or implementing.
  @MainActor func _resolve(_ context: _StyleContext) -> _ResolvedStyle
}

/// Where a style is used. Not for use outside.
public struct _StyleContext {
  let environment: EnvironmentScope

  @MainActor
  init(_ environment: EnvironmentScope) {
    self.environment = environment
  }

  @MainActor var values: EnvironmentValues { EnvironmentValues(environment) }
  @MainActor var colorScheme: ColorScheme { values.colorScheme }
}

/// What a style comes to. Not for use outside.
public struct _ResolvedStyle {
  let fill: AnimatableFill.Fill
}

/// The style that the views around have set; the primary colour where they have not.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    (context.values.foregroundStyle ?? Color.primary)._resolve(context)
  }
}

private enum ForegroundStyleKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

extension EnvironmentValues {
  var foregroundStyle: (any ShapeStyle)? {
    get { self[ForegroundStyleKey.self] }
    // A level is one of what is around, which is known here and not inside.
    set {
      let level = (newValue as? HierarchicalShapeStyle)?.level
      let outer = level == nil ? nil : self[ForegroundStyleKey.self]
      self[ForegroundStyleKey.self] = level.map { LeveledStyle(base: outer, level: $0) } ?? newValue
    }
  }
}

extension View {
  /// Sets what text, symbols and unfilled shapes inside are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, style)
  }

  /// Sets the colour that text, symbols and unfilled shapes inside are drawn with.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color)
  }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color.clear }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
}
