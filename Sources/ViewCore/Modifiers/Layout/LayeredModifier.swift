// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Adds views behind or in front of the modified view, or masks it by them. Its size does not
/// change.
public struct _LayeredModifier<Layer: View>: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let role: LayerRole

  package init(layer: Layer, alignment: Alignment, role: LayerRole) {
    self.layer = layer
    self.alignment = alignment
    self.role = role
  }

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(LayeredNode(view, context))
  }
}

/// The relation of a layer to the modified view.
package enum LayerRole {
  case behind
  case inFront
  /// The layer's opacity masks the modified view.
  case mask
}

/// The node of a view with a layer. It makes one element of the view, even if that consists of
/// several.
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
  override var wrappedContent: Element? { base.count == 1 ? base[0] : nil }

  private func order() {
    backToFront = role == .inFront ? base + layer : layer + base
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    guard role == .mask else { return super.draw(&builder) }
    builder.layer(.mask) { builder in
      // The mask must be a single item.
      builder.beginLayer(.opacity(1))
      for item in layer { item.render(&builder) }
      builder.endLayer()
      for item in base { item.render(&builder) }
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
      let childSize = item.size(proposal)
      return CGSize(
        width: max(size.width, childSize.width), height: max(size.height, childSize.height))
    }
  }

  private func basePlacings(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    base.filter { !$0.isDeparting }.map { ElementPlacement($0, proposal, .center, in: size) }
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let placements = basePlacings(in: size, proposal)
    for placement in placements { placement.element.place(placement, pass) }
    // The layer is aligned by the guides of the modified view.
    let dimensions = ViewDimensions(size, proposal, self)
    for item in layer where !item.isDeparting {
      let layerDimensions = item.dimensions(in: ProposedViewSize(size))
      let origin = alignment.origin(of: layerDimensions, in: dimensions)
      item.place(ElementPlacement(item, origin, layerDimensions), pass)
    }
  }

  override var preferredSpacing: ViewSpacing {
    base.count == 1 ? base[0].preferredSpacing : ViewSpacing()
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let placements = basePlacings(in: dimensions.size, dimensions.proposal)
    guard placements.count == 1, let only = placements.first else {
      return key.combined(placements)
    }
    return only.element.guide(key, only.dimensions).map { $0 + only.origin[key.axis] }
  }
}
