// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// The style of selected content: the tint of the view.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  /// The tint.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { TintShapeStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  /// The background of the view's color scheme.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content: the tint of the view.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
