// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) public import ViewCore

/// A style for filling or stroking shapes: a color, a gradient, a material, or a type of your own that resolves
/// to one of them.
public protocol ShapeStyle: Sendable {
  /// The type of the style to which it resolves; `Never` for styles of the library.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in an environment.
  @preconcurrency @MainActor func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the fill in the given environment. Not for calling or implementing outside of the
  /// library.
  @MainActor func _resolve(_ context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle where Resolved == Never {
  /// Not available: the style is primitive.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style")
  }
}

extension ShapeStyle {
  @MainActor public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    resolve(in: context.values)._resolve(context)
  }
}

extension Never: ShapeStyle {}

/// The environment in which a style is used. Not for use outside of the library.
public struct _StyleContext {
  package let environment: EnvironmentScope

  @MainActor
  package init(_ environment: EnvironmentScope) {
    self.environment = environment
  }

  @MainActor package var values: EnvironmentValues { EnvironmentValues(environment) }
  @MainActor var colorScheme: ColorScheme { values.colorScheme }
}

/// A resolved style. Not for use outside of the library.
public struct _ResolvedStyle {
  package var fill: AnimatableFill.Fill
  /// The shadows of what is filled, the innermost first.
  var shadows: [ResolvedShadow] = []

  init(fill: AnimatableFill.Fill) {
    self.fill = fill
  }
}

extension ShapeStyle where Self == Color {
  /// Transparent black.
  public static var clear: Color { Color.clear }
  /// Opaque black.
  public static var black: Color { Color.black }
  /// Opaque white.
  public static var white: Color { Color.white }
  /// The system red: sRGB (255, 59, 48), or (255, 69, 58) in the dark appearance.
  public static var red: Color { Color.red }
  /// The system orange: sRGB (255, 149, 0), or (255, 159, 10) in the dark appearance.
  public static var orange: Color { Color.orange }
  /// The system yellow: sRGB (255, 204, 0), or (255, 214, 10) in the dark appearance.
  public static var yellow: Color { Color.yellow }
  /// The system green: sRGB (52, 199, 89), or (48, 209, 88) in the dark appearance.
  public static var green: Color { Color.green }
  /// The system mint: sRGB (0, 199, 190), or (99, 230, 226) in the dark appearance.
  public static var mint: Color { Color.mint }
  /// The system teal: sRGB (48, 176, 199), or (64, 200, 224) in the dark appearance.
  public static var teal: Color { Color.teal }
  /// The system cyan: sRGB (50, 173, 230), or (100, 210, 255) in the dark appearance.
  public static var cyan: Color { Color.cyan }
  /// The system blue: sRGB (0, 122, 255), or (10, 132, 255) in the dark appearance.
  public static var blue: Color { Color.blue }
  /// The system indigo: sRGB (88, 86, 214), or (94, 92, 230) in the dark appearance.
  public static var indigo: Color { Color.indigo }
  /// The system purple: sRGB (175, 82, 222), or (191, 90, 242) in the dark appearance.
  public static var purple: Color { Color.purple }
  /// The system pink: sRGB (255, 45, 85), or (255, 55, 95) in the dark appearance.
  public static var pink: Color { Color.pink }
  /// The system brown: sRGB (162, 132, 94), or (172, 142, 104) in the dark appearance.
  public static var brown: Color { Color.brown }
  /// The system gray: sRGB (142, 142, 147) in both appearances.
  public static var gray: Color { Color.gray }
}
