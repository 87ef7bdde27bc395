// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// A type-erased shape style, such as a color or a gradient, chosen at run time.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style, so that styles of different types can be stored in one variable.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
}

extension AnyShapeStyle: ShapeStyleWrapper {
  var wrappedStyle: any ShapeStyle { style }
}
