// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
package import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// Applies a visual effect that depends on the view's geometry at the time of drawing.
public struct _VisualEffectModifier: ElementModifier {
  public typealias Body = Never
  let steps: (VisualEffectElement) -> [VisualStep]

  package init(steps: @escaping (VisualEffectElement) -> [VisualStep]) {
    self.steps = steps
  }

  package func wrap(_ child: Element, _ node: Node) -> VisualEffectElement {
    VisualEffectElement(child, node)
  }

  package func update(_ element: VisualEffectElement, _ pass: UpdatePass) {
    element.makeSteps = steps
    element.node.host.needsDisplay = true
  }
}

/// Evaluates its effect each time it is drawn or hit-tested, so that scrolling requires no layout
/// pass.
package final class VisualEffectElement: UnaryElement {
  fileprivate var makeSteps: (VisualEffectElement) -> [VisualStep] = { _ in [] }
  private var cachedSource: GeometrySource?
  /// The value of an animated effect; nil before it is drawn for the first time.
  private var animated: AnimatedValue<Double>?
  /// The value that the effect takes in the next frame; nil if it keeps its own.
  private var nextValue: Double?

  var proxy: GeometryProxy {
    let source = cachedSource ?? GeometrySource(self)
    cachedSource = source
    return GeometryProxy(source: source)
  }

  /// Returns the presented value of an effect that animates to a target. A new target starts the
  /// animation in the next frame; the first one applies at once.
  package func animatedValue(to target: Double, _ animation: Animation?) -> Double {
    guard let animated else {
      animated = AnimatedValue(target)
      return target
    }
    if nextValue != nil || animated.model != target, nextValue != target {
      nextValue = target
      host.onNextFrame { [weak self] in self?.animate(to: target, animation) }
    }
    return animated.presented
  }

  private func animate(to target: Double, _ animation: Animation?) {
    guard nextValue == target, !isDismantled else { return }
    nextValue = nil
    var pass = host.pass(at: host.time)
    pass.transaction.animation = animation
    if animated?.set(target, pass) == true { host.addAnimating(self) }
    host.needsDisplay = true
  }

  public override func sampleOwnValues(at time: Double) -> Bool {
    animated?.sample(at: time) ?? false
  }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    _ = proxy.source.setSize(size)
    super.arrange(in: size, pass)
  }

  public override func draw(_ builder: inout DisplayListBuilder) {
    let steps = makeSteps(self)
    // The effect itself may move the view into the visible area.
    let mayBeVisible = !builder.isCulled(bounds(of: steps))
    builder.withUnboundedDrawing { if mayBeVisible { draw(steps[...], &$0) } }
  }

  /// Conservative bounds: the frame enlarged by its own size on each side, under the steps'
  /// transforms.
  private func bounds(of steps: [VisualStep]) -> CGRect {
    let size = presentedSize
    let enlarged = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
    return steps.reduce(enlarged) { rect, step in
      step.transform(in: size).map { rect.applying($0) } ?? rect
    }
  }

  private func draw(_ steps: ArraySlice<VisualStep>, _ builder: inout DisplayListBuilder) {
    guard let outer = steps.last else { return child.render(&builder) }
    let inner = steps.dropLast()
    if let transform = outer.transform(in: presentedSize) {
      guard transform.isFinite else { return }
      let previous = builder.transform
      builder.apply(transform)
      draw(inner, &builder)
      builder.transform = previous
    } else if let effect = outer.layer(in: presentedSize) {
      if case .opacity(let opacity) = effect, opacity <= 0 { return }
      builder.layer(effect) { draw(inner, &$0) }
    } else {
      draw(inner, &builder)
    }
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    var point = point
    for step in makeSteps(self).reversed() {
      if step.kind == .opacity, step.parameters[0] <= 0 { return false }
      guard let transform = step.transform(in: presentedSize) else { continue }
      guard transform.isFinite, transform.determinant != 0 else { return false }
      point = point.applying(transform.inverted())
    }
    return child.hit(point, &path)
  }

  public override func dismantle() {
    animated?.cancel()
    cachedSource?.close()
    super.dismantle()
  }
}

extension View {
  /// Applies an effect that depends on the view's geometry, without changing its layout.
  /// - Note: Differs from SwiftUI: state changes in the effect are not animated; changes of the view's geometry are
  ///   tracked.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier { effect(EmptyVisualEffect(), $0.proxy)._steps.steps })
  }
}
