// Part of Snapback, under the MIT licence; see LICENSE.

/// Some style, whatever it is made of.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
}
