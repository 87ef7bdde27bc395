// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// The node of a view with a body.
final class BodyNode<V: View>: TypedNode<V> {
  /// The value from the parent, without storage and animated data; new values are compared with it.
  private var source: V
  private var properties = PropertyStore()
  private var animatable: (any AnimatableSlot<V>)?
  private var child: TypedNode<V.Body>?

  init(_ view: V, _ context: borrowing _NodeContext) {
    source = view
    animatable = makeAnimatableSlot(view)
    super.init(context)
    let child = context.inside(self).make(evaluate())
    self.child = child
    updateElements(context.pass)
  }

  override var onlyChild: Node? { child }

  override var viewType: Any.Type? { V.self }
  override var rowCreation: RowCreation { .inherited }
  override var inspectedContent: Any? { source }
  override var inspectedSlots: [InspectedSlot] { properties.inspectedSlots(of: V.self) }

  override func update(_ view: V, _ pass: UpdatePass) {
    let isSame = areInterchangeable(source, view)
    if !isSame { host.inspection?.noteInput(source, view, of: self) }
    source = view
    guard !isSame || isInvalid else { return }
    if animatable?.update(view, pass) == true { host.addAnimating(self) }
    refresh(isSame ? host.ownPass(of: self, in: pass) ?? pass : pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    child?.update(evaluate(), pass)
  }

  override func dismantle() {
    animatable?.cancel()
    super.dismantle()
  }

  private func evaluate() -> V.Body {
    host.countBody()
    host.inspection?.bodyBegins()
    defer { host.inspection?.bodyEnded(self) }
    var view = source
    return Evaluation.track(self) {
      properties.install(into: &view, in: self)
      animatable?.present(&view)
      return view.body
    }
  }
}

extension BodyNode: Animating {
  func sample(at time: Double) -> Bool { animatable?.sample(at: time, of: self) ?? false }
}

extension BodyNode: NumericAnimating {
  var animatedNumber: (node: Node, value: (value: Double, unit: String))? {
    animatable.flatMap { AnimatedNumber.number(of: $0.presentedData) }.map { (self, $0) }
  }
}
