// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Puts views behind or in front of what it modifies, or lets it be seen through them; its size stays.
public struct _LayeredModifier<Layer: View>: ViewModifier {
  public typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let role: LayerRole

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(LayeredNode(view, context))
  }
}

/// What views that lie with another one do to it.
enum LayerRole {
  case behind
  case inFront
  /// The other view is seen where they are.
  case mask
}

/// The modified view is one element here, whatever it is made of.
private final class LayeredNode<V: View, L: View>:
  TypedNode<ModifiedContent<V, _LayeredModifier<L>>>
{
  private var content: TypedNode<V>?
  private var layer: TypedNode<L>?
  private var element: LayeredElement?

  init(_ view: ModifiedContent<V, _LayeredModifier<L>>, _ context: _NodeContext) {
    super.init(context)
    element = LayeredElement(self)
    content = context.inside(self).make(view.content)
    layer = context.inside(self).make(view.modifier.layer)
    configure(view.modifier)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var children: [Node] { [content, layer].compactMap { $0 as Node? } }
  override var transitionChildren: [Node] { content.map { [$0] } ?? [] }
  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<V, _LayeredModifier<L>>, _ pass: UpdatePass
  ) {
    configure(view.modifier)
    content?.update(view.content, pass)
    layer?.update(view.modifier.layer, pass)
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.setItems(base: content?.elements ?? [], layer: layer?.elements ?? [])
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }

  private func configure(_ modifier: _LayeredModifier<L>) {
    guard let element else { return }
    if element.alignment != modifier.alignment { element.setNeedsLayout() }
    element.alignment = modifier.alignment
    element.role = modifier.role
  }
}

private final class LayeredElement: Element {
  var alignment = Alignment.center
  var role = LayerRole.inFront {
    didSet { order() }
  }
  private var base: [Element] = []
  private var layer: [Element] = []

  private var backToFront: [Element] = []

  override var children: [Element] { backToFront }
  override var principal: Element? { base.count == 1 ? base[0] : nil }

  private func order() {
    backToFront = role == .inFront ? base + layer : layer + base
  }

  override func draw(_ painter: inout Painter) {
    guard role == .mask else { return super.draw(&painter) }
    painter.layer(.mask) { painter in
      // What lets through is one item.
      painter.beginLayer(.opacity(1))
      for item in layer { item.render(&painter) }
      painter.endLayer()
      for item in base { item.render(&painter) }
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard role == .mask else { return super.hitTest(point, &path) }
    for item in base.reversed() where item.hit(point, &path) { return true }
    return false
  }

  func setItems(base: [Element], layer: [Element]) {
    let old = children
    self.base = base
    self.layer = layer
    order()
    adopt(children, after: old)
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    base.reduce(.zero) { size, item in
      let taken = item.size(proposal)
      return CGSize(width: max(size.width, taken.width), height: max(size.height, taken.height))
    }
  }

  private func basePlacings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    base.filter { !$0.isDeparting }.map { Placing($0, proposal, .center, in: size) }
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let placings = basePlacings(in: size, proposal)
    for placing in placings { placing.element.place(placing, pass) }
    // The layer lines up with the guides of what it lies upon.
    let dimensions = ViewDimensions(size, proposal, self)
    for item in layer where !item.isDeparting {
      let taken = item.dimensions(in: ProposedViewSize(size))
      item.place(Placing(item, alignment.origin(of: taken, in: dimensions), taken), pass)
    }
  }

  override var preferredSpacing: ViewSpacing {
    base.count == 1 ? base[0].preferredSpacing : ViewSpacing()
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let placings = basePlacings(in: dimensions.size, dimensions.proposal)
    guard placings.count == 1, let only = placings.first else { return key.combined(placings) }
    return only.element.guide(key, only.dimensions).map { $0 + only.origin[key.axis] }
  }
}
