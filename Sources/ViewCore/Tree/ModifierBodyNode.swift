// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// The node of a view with a modifier that has a body.
final class ModifierBodyNode<V: View, M: ViewModifier>: TypedNode<ModifiedContent<V, M>> {
  private let provider: TypedContentProvider<V>
  private var source: M
  private var properties = PropertyStore()
  private var animatable: (any AnimatableSlot<M>)?
  private var child: TypedNode<M.Body>?

  init(_ view: ModifiedContent<V, M>, _ context: borrowing _NodeContext) {
    provider = TypedContentProvider(view.content)
    source = view.modifier
    animatable = makeAnimatableSlot(view.modifier)
    super.init(context)
    provider.transition = context.transition
    var inside = context.inside(self)
    if M.self is any TransitionBody.Type { inside.transition = nil }
    let child = inside.make(evaluate())
    self.child = child
    updateElements(context.pass)
  }

  override var onlyChild: Node? { child }

  override var viewType: Any.Type? { M.self }
  override var rowCreation: RowCreation { .inherited }
  override var inspectedContent: Any? { source }
  override var inspectedSlots: [InspectedSlot] { properties.inspectedSlots(of: M.self) }
  override var inspectedModifier: Any? { source }

  override func update(_ view: ModifiedContent<V, M>, _ pass: UpdatePass) {
    let isSame = areInterchangeable(source, view.modifier)
    if !isSame { host.inspection?.noteInput(source, view.modifier, of: self) }
    source = view.modifier
    provider.view = view.content
    if !isSame || isInvalid {
      if animatable?.update(view.modifier, pass) == true { host.addAnimating(self) }
      refresh(isSame ? host.ownPass(of: self, in: pass) ?? pass : pass)
    }
    provider.updatePlaceholders(pass)
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
    host.countBody()
    host.inspection?.bodyBegins()
    defer { host.inspection?.bodyEnded(self) }
    var modifier = source
    return Evaluation.track(self) {
      properties.install(into: &modifier, in: self)
      animatable?.present(&modifier)
      return modifier.body(content: _ViewModifier_Content(provider: provider))
    }
  }
}

extension ModifierBodyNode: Animating {
  func sample(at time: Double) -> Bool { animatable?.sample(at: time, of: self) ?? false }
}

extension ModifierBodyNode: NumericAnimating {
  var animatedNumber: (node: Node, value: (value: Double, unit: String))? {
    animatable.flatMap { AnimatedNumber.number(of: $0.presentedData) }.map { (self, $0) }
  }
}
