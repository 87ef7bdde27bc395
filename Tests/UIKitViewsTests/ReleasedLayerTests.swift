// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Animations end with their layer, and keep nothing.
@MainActor
@Suite struct ReleasedLayerTests {
  private final class Delegate: CAAnimationDelegate {
    var finished: Bool?

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished = flag }
  }

  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// Adds an endless animation to the layer of a new view.
  private func addView(to controller: UIViewController, _ delegate: Delegate) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = 3
    turn.duration = 1
    turn.repeatCount = .infinity
    turn.delegate = delegate
    view.layer.add(turn, forKey: "turn")
    return view
  }

  @Test func `an animation whose layer is released ends, and is released`() {
    let controller = UIViewController()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    weak var delegate: Delegate?
    do {
      let strong = Delegate()
      delegate = strong
      addView(to: controller, strong).removeFromSuperview()
      harness.frame()
      #expect(strong.finished == false)
    }
    #expect(harness.settle())
    #expect(delegate == nil)
  }

  @Test func `an animation is released with its window`() {
    weak var delegate: Delegate?
    do {
      let strong = Delegate()
      delegate = strong
      let controller = UIViewController()
      let harness = Harness(size: CGSize(width: 200, height: 200)) {
        Screen(controller: controller)
      }
      harness.frame()
      _ = addView(to: controller, strong)
      harness.advance(by: 0.1)
    }
    #expect(delegate == nil)
  }
}
