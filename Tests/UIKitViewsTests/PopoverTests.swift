// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A delegate that keeps popovers in narrow windows.
@MainActor
private final class KeepingDelegate: UIPopoverPresentationControllerDelegate {
  var log: [String] = []
  var keeps = true

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { keeps ? .none : .automatic }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { log.append("dismissed") }
}

@MainActor
@Suite struct PopoverTests {
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
  private let content = UIViewController()
  private let delegate = KeepingDelegate()

  private func start(_ size: CGSize = CGSize(width: 400, height: 600)) -> Harness {
    root.view.addSubview(source)
    let harness = Harness(size: size) { _rootView(root) }
    harness.settle()
    return harness
  }

  private func present(_ harness: Harness, _ directions: UIPopoverArrowDirection = .any) {
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.permittedArrowDirections = directions
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: true)
    harness.settle()
  }

  @Test func `a popover is below what it points at, within the window, with its arrow in between`()
  {
    let harness = start()
    present(harness)
    let popover = content.popoverPresentationController
    #expect(popover?.arrowDirection == .up)
    #expect(content.view.frame == CGRect(x: 10, y: 153, width: 200, height: 150))
  }

  @Test func `a popover is where its directions permit`() {
    let harness = start()
    present(harness, .left)
    #expect(content.popoverPresentationController?.arrowDirection == .left)
    #expect(content.view.frame.minX == 93)
    #expect(content.view.frame.midY == 120)
  }

  @Test func `a tap beside a popover dismisses it, one inside does not`() {
    let harness = start()
    present(harness)
    harness.tap(CGPoint(x: 100, y: 200))
    harness.settle()
    #expect(root.presentedViewController === content)
    harness.tap(CGPoint(x: 300, y: 500))
    harness.settle()
    #expect(root.presentedViewController == nil)
    #expect(delegate.log == ["dismissed"])
  }

  @Test func `a popover is a sheet in a narrow window unless the delegate keeps it`() {
    delegate.keeps = false
    let harness = start()
    present(harness)
    #expect(content.presentingViewController === root)
    #expect(content.view.frame.width == 400)
    #expect(content.popoverPresentationController?.arrowDirection == [])
  }

  @Test func `a controller without the style has no popover`() {
    #expect(UIViewController().popoverPresentationController == nil)
  }
}
