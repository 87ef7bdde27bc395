// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// The view that a modifier's body places; what it stands for is kept by the modifier's node.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let provider: ContentProvider

  public static func _makeNode(
    _ view: _ViewModifier_Content, _ context: _NodeContext
  ) -> _NodeReference<_ViewModifier_Content> {
    _NodeReference(ContentNode(view, context))
  }
}

/// The modified view, as the modifier's node last got it, and where it was placed.
@MainActor
class ContentProvider {
  private var places: [ObjectIdentifier: Place] = [:]

  private struct Place {
    weak var node: (any ContentPlace)?
  }

  final func add(_ place: any ContentPlace) {
    places[ObjectIdentifier(place)] = Place(node: place)
  }

  final func remove(_ place: any ContentPlace) {
    places[ObjectIdentifier(place)] = nil
  }

  /// Gives the view's new value to every place.
  final func updatePlaces(_ pass: UpdatePass) {
    for place in places.values { place.node?.updateContent(pass) }
  }

  func makeNode(_ context: _NodeContext) -> Node {
    preconditionFailure("a provider makes its node itself")
  }

  func update(_ node: Node, _ pass: UpdatePass) {}
}

@MainActor
protocol ContentPlace: AnyObject {
  func updateContent(_ pass: UpdatePass)
}

private final class TypedProvider<V: View>: ContentProvider {
  var view: V

  init(_ view: V) {
    self.view = view
  }

  override func makeNode(_ context: _NodeContext) -> Node { context.make(view) }

  override func update(_ node: Node, _ pass: UpdatePass) {
    (node as? TypedNode<V>)?.update(view, pass)
  }
}

private final class ContentNode<M: ViewModifier>:
  TypedNode<_ViewModifier_Content<M>>, ContentPlace
{
  private let provider: ContentProvider
  private var child: Node?

  init(_ view: _ViewModifier_Content<M>, _ context: _NodeContext) {
    provider = view.provider
    super.init(context)
    child = provider.makeNode(context.inside(self))
    provider.add(self)
    updateElements(context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update(_ view: _ViewModifier_Content<M>, _ pass: UpdatePass) {}

  func updateContent(_ pass: UpdatePass) {
    if let child { provider.update(child, pass) }
  }

  override func dismantle() {
    provider.remove(self)
    super.dismantle()
  }
}

/// The node of a view with a modifier that has a body.
final class ModifierBodyNode<V: View, M: ViewModifier>: TypedNode<ModifiedContent<V, M>> {
  private let provider: TypedProvider<V>
  private var source: M
  private var properties = PropertyStore()
  private var animatable: (any AnimatableSlot<M>)?
  private var child: TypedNode<M.Body>?

  init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
    provider = TypedProvider(view.content)
    source = view.modifier
    animatable = makeAnimatableSlot(view.modifier)
    super.init(context)
    let child = context.inside(self).make(evaluate())
    self.child = child
    updateElements(context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update(_ view: ModifiedContent<V, M>, _ pass: UpdatePass) {
    let isSame = areInterchangeable(source, view.modifier)
    source = view.modifier
    provider.view = view.content
    if !isSame || isInvalid {
      if animatable?.update(view.modifier, pass) == true { host.noteAnimating(self) }
      refresh(pass)
    }
    provider.updatePlaces(pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    child?.update(evaluate(), pass)
  }

  override func dismantle() {
    animatable?.cancel()
    super.dismantle()
  }

  private func evaluate() -> M.Body {
    host.counters.bodies += 1
    var modifier = source
    return Evaluation.track(self) {
      properties.install(into: &modifier, in: self)
      animatable?.present(&modifier)
      return modifier.body(content: _ViewModifier_Content(provider: provider))
    }
  }
}

extension ModifierBodyNode: Animating {
  func sample(at time: Double) -> Bool {
    guard let animatable else { return false }
    let moves = animatable.sample(at: time)
    invalidate()
    return moves
  }
}
