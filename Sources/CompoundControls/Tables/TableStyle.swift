// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The appearance of tables. There are only the styles below, which look the same.
public protocol TableStyle {}

/// The default style of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style, which has no options.
  public init() {}
}

/// A style with rows from edge to edge.
public struct InsetTableStyle: TableStyle {
  /// Creates the style, which has no options.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the appearance of the tables inside.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
