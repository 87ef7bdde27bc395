// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Changes how a view looks by where it is, whenever it is drawn.
public struct _VisualEffectModifier: ElementModifier {
  public typealias Body = Never
  let steps: (VisualEffectElement) -> [VisualStep]

  func wrap(_ child: Element, _ node: Node) -> VisualEffectElement {
    VisualEffectElement(child, node)
  }

  func update(_ element: VisualEffectElement, _ pass: UpdatePass) {
    element.makeSteps = steps
    element.node.host.needsDisplay = true
  }
}

/// Asks for its effect each time it is drawn or hit, so that scrolling needs no layout.
final class VisualEffectElement: UnaryElement {
  fileprivate var makeSteps: (VisualEffectElement) -> [VisualStep] = { _ in [] }
  private var known: GeometrySource?

  var proxy: GeometryProxy {
    let source = known ?? GeometrySource(self)
    known = source
    return GeometryProxy(source: source)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    _ = proxy.source.take(size)
    super.arrange(in: size, pass)
  }

  override func draw(_ painter: inout Painter) {
    let steps = makeSteps(self)
    // It may come into view by its effect alone.
    let isNear = !painter.hides(reach(of: steps))
    painter.drawingAnywhere { if isNear { draw(steps[...], &$0) } }
  }

  /// Where it may be seen: what moves it applied to its frame, with as much again on every side.
  private func reach(of steps: [VisualStep]) -> CGRect {
    let size = presentedSize
    let room = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
    return steps.reduce(room) { rect, step in
      step.transform(in: size).map { rect.applying($0) } ?? rect
    }
  }

  private func draw(_ steps: ArraySlice<VisualStep>, _ painter: inout Painter) {
    guard let outer = steps.last else { return child.render(&painter) }
    let rest = steps.dropLast()
    if let transform = outer.transform(in: presentedSize) {
      guard transform.isFinite else { return }
      let before = painter.transform
      painter.apply(transform)
      draw(rest, &painter)
      painter.transform = before
    } else if let effect = outer.layer(in: presentedSize) {
      if case .opacity(let opacity) = effect, opacity <= 0 { return }
      painter.layer(effect) { draw(rest, &$0) }
    } else {
      draw(rest, &painter)
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    var point = point
    for step in makeSteps(self).reversed() {
      if step.kind == .opacity, step.numbers[0] <= 0 { return false }
      guard let transform = step.transform(in: presentedSize) else { continue }
      guard transform.isFinite, transform.determinant != 0 else { return false }
      point = point.applying(transform.inverted())
    }
    return child.hit(point, &path)
  }

  override func dismantle() {
    known?.close()
    super.dismantle()
  }
}

extension View {
  /// Changes how the view looks by what it knows of its own size and place; layout stays as it is.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier { effect(EmptyVisualEffect(), $0.proxy)._steps.steps })
  }
}
