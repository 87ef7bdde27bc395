// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Gives what it modifies a way to come and go.
public struct _TransitionTrait<T: Transition>: ViewModifier {
  public typealias Body = Never
  let transition: T

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(TransitionNode(view, context))
  }
}

/// A view in a phase of a transition.
private struct PhasedModifier<T: Transition>: ViewModifier {
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

  init(_ view: ModifiedContent<V, _TransitionTrait<T>>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    var inside = context.inside(self)
    inside.transition = Offer(transition: view.modifier.transition)
    child = inside.make(phased)
    updateElements(context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update(_ view: ModifiedContent<V, _TransitionTrait<T>>, _ pass: UpdatePass) {
    self.view = view
    child?.update(phased, pass)
  }

  func setPhase(_ phase: TransitionPhase, _ pass: UpdatePass) {
    self.phase = phase
    child?.update(phased, pass)
  }

  private var phased: ModifiedContent<V, PhasedModifier<T>> {
    view.content.modifier(PhasedModifier(transition: view.modifier.transition, phase: phase))
  }
}

/// A transition that what is inside may take for its own.
@MainActor
protocol TransitionOffer {
  func make<V: View>(_ view: V, _ context: _NodeContext) -> Node
  func update<V: View>(_ node: Node, _ view: V, _ pass: UpdatePass)
}

private struct Offer<T: Transition>: TransitionOffer {
  let transition: T

  func make<V: View>(_ view: V, _ context: _NodeContext) -> Node {
    context.make(view.modifier(_TransitionTrait(transition: transition)))
  }

  func update<V: View>(_ node: Node, _ view: V, _ pass: UpdatePass) {
    (node as? TypedNode<ModifiedContent<V, _TransitionTrait<T>>>)?
      .update(view.modifier(_TransitionTrait(transition: transition)), pass)
  }
}

/// Moves what it modifies over an edge by a share of its own length.
struct _EdgeOffsetEffect: ElementModifier {
  typealias Body = Never
  let edge: Edge
  let amount: Double

  func wrap(_ child: Element, _ node: Node) -> EdgeOffsetElement {
    EdgeOffsetElement(edge, amount, child, node)
  }

  func update(_ element: EdgeOffsetElement, _ pass: UpdatePass) { element.set(amount, pass) }
}

final class EdgeOffsetElement: TransformElement<Double> {
  private let edge: Edge

  init(_ edge: Edge, _ amount: Double, _ child: Element, _ node: Node) {
    self.edge = edge
    super.init(amount, child, node)
  }

  override func transform(_ value: Double, in size: CGSize) -> CGAffineTransform {
    switch edge {
    case .top: CGAffineTransform(translationX: 0, y: -value * size.height)
    case .bottom: CGAffineTransform(translationX: 0, y: value * size.height)
    case .leading: CGAffineTransform(translationX: -value * size.width, y: 0)
    case .trailing: CGAffineTransform(translationX: value * size.width, y: 0)
    }
  }
}

extension View {
  /// Gives the view a way to come and go in animated transactions; without one it fades.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionTrait(transition: transition))
  }

  /// Gives the view a way to come and go in animated transactions; without one it fades.
  @_disfavoredOverload
  public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionTrait(transition: ErasedTransition(t)))
  }
}
