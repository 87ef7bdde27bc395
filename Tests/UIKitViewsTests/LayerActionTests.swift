// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A layer that counts layouts and changes its corner with its bounds.
private final class RoundLayer: CALayer {
  var layouts = 0

  override var bounds: CGRect { didSet { cornerRadius = bounds.height / 2 } }

  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
  }
}

/// A view that lays out and animates a layer as its delegate.
private final class DelegateView: UIView {
  let inner = CALayer()
  var isStill = false
  var removals = 0

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
  }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    isStill && layer === inner ? NSNull() : super.action(for: layer, forKey: event)
  }

  override func removeFromSuperview() {
    removals += 1
    super.removeFromSuperview()
  }
}

/// An animation with initializers of its own.
private final class FadingAnimation: CABasicAnimation {
  override init() { super.init() }

  init(to value: Double, duration: Double) {
    super.init()
    (keyPath, toValue, self.duration) = ("opacity", value, duration)
  }
}

@MainActor
@Suite struct LayerActionTests {
  @Test func `a subclass of an animation can have initializers of its own`() throws {
    let layer = CALayer()
    let group = CAAnimationGroup()
    group.animations = [FadingAnimation(to: 0, duration: 2)]
    group.duration = 3
    layer.add(FadingAnimation(to: 0.5, duration: 2), forKey: "fade")
    layer.add(group, forKey: "group")
    let fade = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(fade.keyPath == "opacity" && fade.duration == 2)
    #expect(fade.toValue as? Double == 0.5)
    let copy = try #require(layer.animation(forKey: "group") as? CAAnimationGroup)
    #expect(copy.duration == 3 && copy.animations?.first?.duration == 2)
  }

  private let controller = UIViewController()
  private let view = DelegateView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func start() -> Harness {
    controller.view.addSubview(view)
    view.layer.addSublayer(view.inner)
    view.inner.delegate = view
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  @Test func `a delegate that returns null disables the implicit animation`() {
    let harness = start()
    view.inner.opacity = 0.5
    #expect(view.inner.presentation()?.opacity == 1)
    harness.settle()
    view.isStill = true
    view.inner.opacity = 0.25
    #expect(view.inner.presentation()?.opacity == 0.25)
  }

  @Test func `an action of a layer replaces the implicit animation`() {
    let harness = start()
    let slow = CABasicAnimation()
    slow.duration = 2
    view.inner.actions = ["opacity": slow, "position": NSNull()]
    view.inner.opacity = 0
    harness.advance(by: 1)
    let shown = view.inner.presentation()?.opacity ?? 0
    #expect(abs(shown - 0.5) < 0.03)
    view.inner.position = CGPoint(x: 90, y: 90)
    #expect(view.inner.presentation()?.position == CGPoint(x: 90, y: 90))
  }

  @Test func `the delegate of a layer lays it out, and subclasses change with their bounds`() {
    let harness = start()
    #expect(view.inner.frame.width == 50)
    let layer = RoundLayer()
    view.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer.cornerRadius == 10)
    harness.frame()
    #expect(layer.layouts == 1)
    layer.bounds.size.height = 30
    harness.frame()
    #expect(layer.layouts == 2)
    #expect(layer.cornerRadius == 15)
  }

  @Test func `a view can override its removal`() {
    _ = start()
    view.removeFromSuperview()
    #expect(view.removals == 1)
    #expect(view.superview == nil)
  }
}
