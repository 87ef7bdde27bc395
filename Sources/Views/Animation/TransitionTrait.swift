// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Sets the transition of the modified view.
public struct _TransitionTrait<T: Transition>: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let transition: T

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(TransitionNode(view, context))
  }
}

/// Shows a view in a phase of a transition.
private struct PhasedModifier<T: Transition>: ViewModifier, TransitionBody {
  let transition: T
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    transition.apply(to: content, phase)
  }
}

private final class TransitionNode<V: View, T: Transition>:
  TypedNode<ModifiedContent<V, _TransitionTrait<T>>>, TransitionHost
{
  private var view: ModifiedContent<V, _TransitionTrait<T>>
  private var phase = TransitionPhase.identity
  private var child: TypedNode<ModifiedContent<V, PhasedModifier<T>>>?
  private let enclosing: TypedEnclosingTransition<T>

  init(_ view: ModifiedContent<V, _TransitionTrait<T>>, _ context: borrowing _NodeContext) {
    self.view = view
    enclosing = TypedEnclosingTransition(view.modifier.transition)
    super.init(context)
    var inside = context.inside(self)
    inside.transition = enclosing
    child = inside.make(phased)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { child }
  override var rowCreation: RowCreation { .inherited }
  override var hasTransition: Bool { true }

  override func update(_ view: ModifiedContent<V, _TransitionTrait<T>>, _ pass: UpdatePass) {
    self.view = view
    enclosing.transition = view.modifier.transition
    child?.update(phased, pass)
  }

  func setPhase(_ phase: TransitionPhase, _ pass: UpdatePass) {
    self.phase = phase
    child?.update(phased, pass)
  }

  func isAnimated(in phase: TransitionPhase) -> Bool {
    view.modifier.transition.isAnimated(in: phase)
  }

  func hasNoEffect(in phase: TransitionPhase) -> Bool {
    view.modifier.transition.hasNoEffect(in: phase)
  }

  private var phased: ModifiedContent<V, PhasedModifier<T>> {
    view.content.modifier(PhasedModifier(transition: view.modifier.transition, phase: phase))
  }
}

/// The transition for views that are inserted and removed directly inside the modified view.
private final class TypedEnclosingTransition<T: Transition>: EnclosingTransition {
  var transition: T

  init(_ transition: T) { self.transition = transition }

  func make<V: View>(_ view: V, _ context: _NodeContext) -> Node {
    context.make(view.modifier(_TransitionTrait(transition: transition)))
  }

  func update<V: View>(_ node: Node, _ view: V, _ pass: UpdatePass) {
    (node as? TypedNode<ModifiedContent<V, _TransitionTrait<T>>>)?
      .update(view.modifier(_TransitionTrait(transition: transition)), pass)
  }
}

extension View {
  /// Sets the transition of the view's insertion and removal in animated transactions. Without one,
  /// the view fades.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionTrait(transition: transition))
  }

  /// Sets the transition of the view's insertion and removal in animated transactions. Without one,
  /// the view fades.
  @_disfavoredOverload
  public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionTrait(transition: ErasedTransition(t)))
  }
}
