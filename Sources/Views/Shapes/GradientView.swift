// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// A gradient that is both a style and a view.
protocol GradientView: LeafView, ShapeStyle where Leaf == FillElement {
  var gradient: Gradient { get }
  var geometry: UnitGradient { get }
}

extension GradientView {
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let values = context.values
    let stops = gradient.stops.map {
      ColorGradient.Stop($0.color.resolve(values), at: Float($0.location))
    }
    return _ResolvedStyle(fill: .gradient(geometry, stops))
  }

  func makeElement(_ node: Node) -> FillElement { FillElement(node) }

  func update(_ element: FillElement, _ pass: UpdatePass) {
    element.setFill(_resolve(_StyleContext(element.node.environment)).fill, pass)
  }
}
