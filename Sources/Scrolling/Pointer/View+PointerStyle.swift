// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Sets the shape of the mouse pointer over a view, or hides it.
public struct _PointerStyleModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  var style: PointerStyle?
  var visibility = Visibility.automatic

  package func wrap(_ child: Element, _ node: Node) -> PointerStyleElement {
    PointerStyleElement(child, node)
  }

  package func update(_ element: PointerStyleElement, _ pass: UpdatePass) {
    let environment = EnvironmentValues(element.node.environment)
    if let (image, hotSpot) = style?.image {
      element.setImage(image, hotSpot: hotSpot, environment)
    } else {
      element.setShape(style?.shape(in: environment.layoutDirection))
    }
    element.hidesPointer = visibility == .automatic ? nil : visibility == .hidden
  }
}

extension View {
  /// Sets the shape of the mouse pointer over the view; nil for that of the views around.
  ///
  /// The style of the innermost view under the pointer counts. While a button is pressed, it is that of
  /// the view on which it was pressed; the style may change meanwhile, as from `grabIdle` to
  /// `grabActive`.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(_PointerStyleModifier(style: style))
  }

  /// Hides the mouse pointer over the view, or shows it although a view around hides it.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(_PointerStyleModifier(visibility: visibility))
  }
}
