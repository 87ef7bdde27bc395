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
  override func collectElements() -> [Element] { layered.map(\.element) }

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
    let bases = content?.elements ?? []
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
  }
}

private final class LayeredElement: Element {
  let base: Element
  var alignment = Alignment.center
  var role = LayerRole.inFront {
    didSet { order() }
  }
  private var layer: [Element] = []
  private var backToFront: [Element]

  init(_ base: Element, _ node: Node) {
    self.base = base
    backToFront = [base]
    super.init(node)
    adopt([base])
  }

  override var children: [Element] { backToFront }
  override var wrappedContent: Element? { base }
  override var presenceContent: Element? { base }

  private func order() {
    backToFront = role == .inFront ? [base] + layer : layer + [base]
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    guard role == .mask else { return super.draw(&builder) }
    builder.layer(.mask) { builder in
      // The mask must be a single item.
      builder.beginLayer(.opacity(1))
      for item in layer { item.render(&builder) }
      builder.endLayer()
      base.render(&builder)
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    role == .mask ? base.hit(point, &path) : super.hitTest(point, &path)
  }

  func setLayer(_ layer: [Element]) {
    guard !layer.elementsEqual(self.layer, by: ===) else { return }
    let old = self.layer
    self.layer = layer
    order()
    adopt(layer, after: old)
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }

  override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    base.keepsIdealLength(along: axis, across: across)
  }

  private func basePlacement(_ dimensions: ViewDimensions) -> ElementPlacement {
    ElementPlacement(base, .zero, ViewDimensions(dimensions.size, dimensions.proposal, base))
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    // The layer is aligned by the guides of the modified view.
    let dimensions = ViewDimensions(size, proposal, self)
    base.place(basePlacement(dimensions), pass)
    for item in layer where !item.isDeparting {
      let layerDimensions = item.dimensions(in: ProposedViewSize(size))
      let origin = alignment.origin(of: layerDimensions, in: dimensions)
      item.place(ElementPlacement(item, origin, layerDimensions), pass)
    }
  }

  override var preferredSpacing: ViewSpacing { base.preferredSpacing }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    base.guide(key, basePlacement(dimensions).dimensions)
  }
}
