// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation

/// Adds views behind or in front of the modified view, or masks it by them. Its size does not
/// change.
public struct _LayeredModifier<Layer: View>: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let role: LayerRole
  /// Those of each element of the modified view; nil for none.
  let traits: Traits?

  package init(layer: Layer, alignment: Alignment, role: LayerRole, traits: Traits? = nil) {
    self.layer = layer
    self.alignment = alignment
    self.role = role
    self.traits = traits
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
  /// A container of the modified view places and draws the layer, as with the background of a list row.
  case detached
}

/// The node of a view with a layer. Each element of the view has a layer of its own.
private final class LayeredNode<V: View, L: View>:
  TypedNode<ModifiedContent<V, _LayeredModifier<L>>>
{
  private struct Layered {
    let element: LayeredElement
    let layer: TypedNode<L>
  }

  private var modifier: _LayeredModifier<L>
  private var content: TypedNode<V>?
  private var layered: [Layered] = []
  /// Whether layers are being made or removed: the changes of their elements are handled at the
  /// end.
  private var isReconciling = false

  init(_ view: ModifiedContent<V, _LayeredModifier<L>>, _ context: borrowing _NodeContext) {
    modifier = view.modifier
    super.init(context)
    isReconciling = true
    content = context.inside(self).make(view.content)
    isReconciling = false
    reconcile(context.pass)
  }

  override var children: [Node] {
    var children: [Node] = layered.map(\.layer)
    if let content { children.insert(content, at: 0) }
    return children
  }

  override var transitionChildren: [Node] { content.map { [$0] } ?? [] }
  override func arrangement(of child: Node) -> ChildArrangement {
    // The content is made first.
    content == nil || child === content ? .wrapped : .single(.overlay)
  }

  override func collectElements() -> [Element] {
    elements(wrapping: content?.elements ?? [], by: layered.map(\.element))
  }

  override func update(
    _ view: ModifiedContent<V, _LayeredModifier<L>>, _ pass: UpdatePass
  ) {
    modifier = view.modifier
    for item in layered { configure(item.element) }
    content?.update(view.content, pass)
    for item in layered { item.layer.update(modifier.layer, pass) }
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    if !isReconciling { reconcile(pass) }
  }

  override func dismantle() {
    for item in layered { item.element.dismantle() }
    super.dismantle()
  }

  /// Makes a layer for each new element of the content, and removes those of elements that are
  /// gone.
  private func reconcile(_ pass: UpdatePass) {
    isReconciling = true
    let children = content?.elements ?? []
    let bases = elementsToWrap(of: children)
    var removed: [Layered] = []
    if !bases.elementsEqual(layered.lazy.map(\.element.base), by: ===) {
      var known: [ObjectIdentifier: Layered] = [:]
      for item in layered { known[ObjectIdentifier(item.element.base)] = item }
      layered = bases.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? make($0, pass) }
      removed = Array(known.values)
    }
    for item in layered { item.element.setLayer(item.layer.elements) }
    isReconciling = false
    for item in removed {
      item.element.dismantle()
      item.layer.dismantle()
    }
    _ = elements(wrapping: children, by: layered.map(\.element), pass)
    updateElements(pass)
  }

  private func make(_ base: Element, _ pass: UpdatePass) -> Layered {
    let element = LayeredElement(base, self)
    configure(element)
    var context = childContext(pass)
    context.pass.isInsertion = true
    return Layered(element: element, layer: context.make(modifier.layer))
  }

  private func configure(_ element: LayeredElement) {
    if element.alignment != modifier.alignment { element.setNeedsLayout() }
    element.alignment = modifier.alignment
    element.role = modifier.role
    guard let traits = modifier.traits else { return }
    element.traits = traits
    element.setNeedsLayout()
  }
}

package final class LayeredElement: Element {
  fileprivate let base: Element
  fileprivate var alignment = Alignment.center
  package fileprivate(set) var role = LayerRole.inFront {
    didSet { order() }
  }
  private var layer: [Element] = []
  private var backToFront: [Element]
  /// Whether a container has placed the layer of the role `detached`.
  private var isLayerPlaced = false

  fileprivate init(_ base: Element, _ node: Node) {
    self.base = base
    backToFront = [base]
    super.init(node)
    adopt([base])
  }

  public override var children: [Element] { backToFront }
  override var ownedChildren: [Element] { role == .detached ? layer + [base] : backToFront }
  public override var wrappedContent: Element? { base }
  public override var presenceContent: Element? { base }

  private func order() {
    // A detached layer that no container uses is neither shown nor read.
    let shown = role == .detached && !isLayerPlaced ? [] : layer
    backToFront = role == .inFront ? [base] + shown : shown + [base]
  }

  public override func draw(_ builder: inout DisplayListBuilder) {
    if role == .detached { return base.render(&builder) }
    guard role == .mask else { return super.draw(&builder) }
    builder.layer(.mask) { builder in
      // The mask must be a single item.
      builder.beginLayer(.opacity(1))
      for item in layer { item.render(&builder) }
      builder.endLayer()
      base.render(&builder)
    }
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    role == .mask || role == .detached
      ? base.hit(point, &path) : super.hitTest(point, &path)
  }

  fileprivate func setLayer(_ layer: [Element]) {
    guard !layer.elementsEqual(self.layer, by: ===) else { return }
    let old = self.layer
    self.layer = layer
    order()
    adopt(layer, after: old)
    setNeedsLayout()
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }

  public override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    base.keepsIdealLength(along: axis, across: across)
  }

  private func basePlacement(_ dimensions: ViewDimensions) -> ElementPlacement {
    ElementPlacement(base, .zero, ViewDimensions(dimensions.size, dimensions.proposal, base))
  }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    // The layer is aligned by the guides of the modified view.
    let dimensions = ViewDimensions(size, proposal, self)
    base.place(basePlacement(dimensions), pass)
    if role == .detached { return }
    for item in layer where !item.isDeparting {
      let layerDimensions = item.dimensions(in: ProposedViewSize(size))
      let origin = alignment.origin(of: layerDimensions, in: dimensions)
      item.place(ElementPlacement(item, origin, layerDimensions), pass)
    }
  }

  public override var preferredSpacing: ViewSpacing { base.preferredSpacing }

  public override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  {
    base.guide(key, basePlacement(dimensions).dimensions)
  }

  // MARK: Detached layers

  /// Places the layer of the role `detached` at a rectangle of the space of an element around this one, after that
  /// has placed this one.
  package func placeLayer(at rect: CGRect, in container: Element, _ pass: UpdatePass) {
    if !isLayerPlaced {
      isLayerPlaced = true
      order()
    }
    let (inner, outer) = (layoutOrigin, container.layoutOrigin)
    for item in layer where !item.isDeparting {
      let dimensions = item.dimensions(in: ProposedViewSize(rect.size))
      let size = dimensions.size
      var origin = CGPoint(
        x: rect.midX - size.width / 2 + outer.x - inner.x,
        y: rect.midY - size.height / 2 + outer.y - inner.y)
      // `place` mirrors it.
      if isRightToLeft { origin.x = self.size.width - origin.x - size.width }
      item.place(ElementPlacement(item, origin, dimensions), pass)
    }
  }

  /// Draws the layer of the role `detached` in the space of an element around this one. Effects in between do not
  /// apply to it, except for the fade of a view that is inserted or removed.
  package func drawLayer(in container: Element, _ builder: inout DisplayListBuilder) {
    var offset = CGPoint.zero
    var opacity = 1.0
    var element: Element = self
    while element !== container, let parent = element.parent {
      offset = CGPoint(x: offset.x + element.frame.minX, y: offset.y + element.frame.minY)
      if let fade = element as? FadeElement { opacity *= fade.value.clampedToUnit }
      element = parent
    }
    let transform = builder.transform
    builder.move(by: offset)
    if opacity == 1 {
      for item in layer { item.render(&builder) }
    } else if opacity > 0 {
      builder.layer(.opacity(Float(opacity))) { builder in
        for item in layer { item.render(&builder) }
      }
    }
    builder.transform = transform
  }
}
