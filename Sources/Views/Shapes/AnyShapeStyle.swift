// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style of any type.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
}

extension AnyShapeStyle: ShapeStyleWrapper {
  var wrappedStyle: any ShapeStyle { style }
}
