// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Animations without an end need no frames while nothing of them is seen.
@MainActor
@Suite struct RestingAnimationTests {
  private let controller = UIViewController()
  private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func harness() -> Harness {
    controller.view.addSubview(panel)
    let harness = Harness(size: CGSize(width: 300, height: 200)) { _rootView(controller) }
    harness.advance(by: 0.1)
    return harness
  }

  private func isResting(_ harness: Harness) -> Bool {
    harness.advance(by: 1)
    return harness.host.nextFrame(after: harness.time) == nil
  }

  /// Expects that a view rests while it is hidden, in a hidden view, and removed, and moves afterwards.
  private func expectRest(of view: UIView, in harness: Harness, sourceLocation: SourceLocation) {
    let (view, panel) = (view, panel)
    #expect(!isResting(harness), sourceLocation: sourceLocation)
    let changes: [(hide: () -> Void, show: () -> Void)] = [
      ({ view.isHidden = true }, { view.isHidden = false }),
      ({ panel.isHidden = true }, { panel.isHidden = false }),
      ({ view.removeFromSuperview() }, { panel.addSubview(view) }),
      ({ panel.removeFromSuperview() }, { self.controller.view.addSubview(panel) }),
    ]
    for (index, change) in changes.enumerated() {
      change.hide()
      #expect(isResting(harness), "\(index)", sourceLocation: sourceLocation)
      change.show()
      #expect(!isResting(harness), "\(index)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a repeating animation of a view rests`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    panel.addSubview(view)
    let harness = harness()
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      view.center.x += 100
    }
    expectRest(of: view, in: harness, sourceLocation: #_sourceLocation)
    let place = view.layer.presentation()?.position.x
    harness.advance(by: 0.2)
    #expect(view.layer.presentation()?.position.x != place)
  }

  @Test func `a repeating animation of a layer rests`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = CALayer()
    layer.frame = view.bounds
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    panel.addSubview(view)
    let harness = harness()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "move")
    expectRest(of: view, in: harness, sourceLocation: #_sourceLocation)
    layer.removeFromSuperlayer()
    #expect(isResting(harness))
  }

  @Test func `a repeating animation of a mask is drawn`() {
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    mask.backgroundColor = UIColor.black.cgColor
    panel.backgroundColor = .red
    panel.layer.mask = mask
    let harness = harness()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.repeatCount = .infinity
    mask.add(animation, forKey: "move")
    panel.alpha = 0.9
    #expect(!isResting(harness))
    panel.isHidden = true
    #expect(isResting(harness))
    panel.isHidden = false
    #expect(!isResting(harness))
  }

  @Test func `a spinner rests`() {
    let spinner = UIActivityIndicatorView(style: .large)
    panel.addSubview(spinner)
    let harness = harness()
    spinner.startAnimating()
    expectRest(of: spinner, in: harness, sourceLocation: #_sourceLocation)
  }

  @Test func `an animation with an end completes while its view is hidden`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    panel.addSubview(view)
    let harness = harness()
    var isFinished: Bool?
    panel.isHidden = true
    harness.frame()
    UIView.animate(
      withDuration: 0.5, animations: { view.center.x += 100 }, completion: { isFinished = $0 })
    harness.advance(by: 0.7)
    #expect(isFinished == true)
    #expect(isResting(harness))
  }
}
