// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var log: [String] = []
  var isPresenting = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.append(isPresenting ? "present" : "dismiss")
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

@MainActor
@Suite struct StageTests {
  private func start(_ view: AnyView) -> Harness {
    let harness = Harness(size: CGSize(width: 390, height: 844)) { view }
    harness.frame()
    return harness
  }

  private var root: UIViewController? {
    UIApplication.shared.windows.first?.rootViewController
  }

  @Test func `cards are placed by a layout, and scroll`() throws {
    let layout = UICollectionViewFlowLayout()
    let harness = start(_rootView(layout: layout, isHorizontal: true))
    #expect(layout.itemSize == CGSize(width: 220, height: 300))
    let collection = try #require(layout.collectionView)
    #expect(collection.visibleCells.count >= 2)
    harness.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), over: 0.2)
    #expect(collection.contentOffset.x > 200)
  }

  @Test func `an animator presents at a tap, and dismisses at another one`() {
    let fade = Fade()
    let harness = start(
      _rootView(transition: fade, direction: 0, prepare: { $0.isPresenting = $1 }))
    harness.tap(CGPoint(x: 195, y: 422))
    harness.advance(by: 0.5)
    #expect(root?.presentedViewController != nil)
    harness.tap(CGPoint(x: 195, y: 422))
    harness.advance(by: 0.5)
    #expect(root?.presentedViewController == nil)
    #expect(fade.log == ["present", "dismiss"])
  }

  @Test func `an animator for dismissals leaves the presentation to the system`() {
    let fade = Fade()
    let harness = start(
      _rootView(transition: fade, direction: -1, prepare: { $0.isPresenting = $1 }))
    harness.tap(CGPoint(x: 195, y: 422))
    harness.advance(by: 1)
    #expect(fade.log.isEmpty)
    harness.tap(CGPoint(x: 195, y: 422))
    harness.advance(by: 1)
    #expect(fade.log == ["dismiss"])
  }

  @Test func `a recognizer moves a square`() throws {
    let harness = start(_rootView(recognizer: UIPanGestureRecognizer()))
    let square = try #require(root?.view.subviews.first)
    let before = square.center
    harness.press(CGPoint(x: 195, y: 422))
    harness.move(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 295, y: 522), over: 0.3)
    #expect(square.center.x > before.x + 80)
    #expect((square.subviews.first as? UILabel)?.text == "changed")
    harness.release(CGPoint(x: 295, y: 522))
    harness.settle()
    #expect(square.transform == .identity)
  }

  @Test func `a presentation controller presents at a tap`() {
    var made: UIPresentationController?
    let harness = start(
      _rootView(presentation: {
        let controller = UIPresentationController(
          presentedViewController: $0, presenting: $1)
        made = controller
        return controller
      }))
    harness.tap(CGPoint(x: 195, y: 422))
    harness.advance(by: 1)
    #expect(made != nil)
    #expect(root?.presentedViewController != nil)
  }

  @Test func `a layer is shown in the middle`() {
    let layer = CALayer()
    layer.backgroundColor = UIColor.red.cgColor
    _ = start(_rootView(layer: layer))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 240, height: 240))
    #expect(layer.superlayer != nil)
  }
}
