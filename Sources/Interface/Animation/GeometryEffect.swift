// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion

/// A modifier with values that move.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that moves, turns, scales or shears a view by its size and by values that move.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of a size, from its own space to that of its frame.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(GeometryNode(view, context))
  }
}

private final class GeometryNode<V: View, G: GeometryEffect>: TypedNode<ModifiedContent<V, G>> {
  private var content: TypedNode<ModifiedContent<V, EffectModifier<G>>>?

  init(_ view: ModifiedContent<V, G>, _ context: _NodeContext) {
    super.init(context)
    content = context.inside(self).make(wrapped(view))
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(_ view: ModifiedContent<V, G>, _ pass: UpdatePass) {
    content?.update(wrapped(view), pass)
  }

  private func wrapped(_ view: ModifiedContent<V, G>) -> ModifiedContent<V, EffectModifier<G>> {
    view.content.modifier(EffectModifier(effect: view.modifier))
  }
}

/// The element modifier behind a geometry effect.
struct EffectModifier<G: GeometryEffect>: ElementModifier {
  typealias Body = Never
  let effect: G

  func wrap(_ child: Element, _ node: Node) -> GeometryElement<G> {
    GeometryElement(effect, child, node)
  }
  func update(_ element: GeometryElement<G>, _ pass: UpdatePass) { element.set(effect, pass) }
}

final class GeometryElement<G: GeometryEffect>: TransformElement<G> {
  private var projection: Projection {
    value.effectValue(size: presentedSize).projection
  }

  /// With perspective, the affine map that is closest about the middle: what converts the places of
  /// gestures inside.
  override func transform(_ value: G, in size: CGSize) -> CGAffineTransform {
    let projection = value.effectValue(size: size).projection
    return projection.affine ?? projection.tangent(at: [size.width / 2, size.height / 2])
  }

  override func draw(_ painter: inout Painter) {
    let projection = projection
    guard projection.affine == nil else { return super.draw(&painter) }
    painter.layer(.projection(projection)) { child.render(&$0) }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let projection = projection
    guard projection.affine == nil else { return super.hitTest(point, &path) }
    guard let inverse = projection.inverted else { return false }
    let own = inverse.map([point.x, point.y])
    // What lies behind the eye is not seen, though a line through it meets it.
    guard projection.depth(own) > 0, own.x.isFinite, own.y.isFinite else { return false }
    return child.hit(CGPoint(x: own.x, y: own.y), &path)
  }
}

/// Applies an affine transform to what it modifies.
public struct _TransformEffect: GeometryEffect {
  public var transform: CGAffineTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  public var animatableData:
    AnimatablePair<
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<CGFloat, CGFloat>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(
          AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      let (linear, move) = (newValue.first, newValue.second)
      transform = CGAffineTransform(
        a: linear.first.first, b: linear.first.second, c: linear.second.first,
        d: linear.second.second, tx: move.first, ty: move.second)
    }
  }
}

extension View {
  /// Applies an affine transform to the view where it is drawn and hit.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
