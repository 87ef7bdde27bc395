// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Records the calls of a sheet.
@MainActor
private final class SheetLog: UISheetPresentationControllerDelegate {
  var calls: [String] = []
  var mayDismiss = true

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { mayDismiss }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls.append("attempt") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { calls.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
}

@MainActor
@Suite struct SheetTests {
  private let presenter = UIViewController()
  private let presented = UIViewController()
  private let log = SheetLog()

  /// A window of 400 by 600 points with a sheet that has arrived.
  private func start(_ configure: (UISheetPresentationController) -> Void = { _ in }) -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(presenter) }
    harness.frame()
    if let sheet = presented.sheetPresentationController {
      sheet.delegate = log
      sheet.detents = [.medium(), .large()]
      configure(sheet)
    }
    presenter.present(presented, animated: true)
    harness.settle()
    return harness
  }

  private var top: CGFloat { presented.view.layer.presentation()?.frame.minY ?? -1 }
  private var sheet: UISheetPresentationController? { presented.sheetPresentationController }

  @Test func `a sheet rests at its lowest detent unless another is selected`() {
    _ = start()
    #expect(presented.view.frame == CGRect(x: 0, y: 300, width: 400, height: 300))
    sheet?.selectedDetentIdentifier = .large
    #expect(presented.view.frame == CGRect(x: 0, y: 10, width: 400, height: 590))
  }

  @Test func `changes are animated in animateChanges`() {
    let harness = start()
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    #expect(presented.view.frame.minY == 10)
    harness.advance(by: 0.1)
    #expect(top > 20)
    #expect(top < 290)
    harness.settle()
    #expect(top == 10)
  }

  @Test func `a sheet is dragged to another detent, which the delegate is told`() {
    let harness = start()
    harness.press(CGPoint(x: 200, y: 320))
    harness.move(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 220), over: 0.2)
    #expect(abs(top - 200) <= 10.5)
    harness.release(CGPoint(x: 200, y: 220))
    harness.settle()
    #expect(presented.view.frame.minY == 10)
    #expect(log.calls == [UISheetPresentationController.Detent.Identifier.large.rawValue])
  }

  @Test func `a drag beyond the highest detent is resisted`() {
    let harness = start { $0.detents = [.medium()] }
    harness.press(CGPoint(x: 200, y: 320))
    harness.move(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 120), over: 0.3)
    #expect(top < 280)
    #expect(top > 180)
    harness.release(CGPoint(x: 200, y: 120))
    harness.settle()
    #expect(top == 300)
    #expect(log.calls.isEmpty)
  }

  @Test func `a sheet is thrown out of the window`() {
    let harness = start()
    harness.drag(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 500), over: 0.1)
    #expect(presented.isBeingDismissed)
    #expect(log.calls == ["will dismiss"])
    harness.settle()
    #expect(log.calls == ["will dismiss", "did dismiss"])
    #expect(presenter.presentedViewController == nil)
    #expect(presented.view.window == nil)
  }

  @Test(arguments: [true, false])
  func `a sheet that may not be dismissed returns, and the attempt is told`(isModal: Bool) {
    presented.isModalInPresentation = isModal
    log.mayDismiss = isModal
    let harness = start()
    harness.drag(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 590), over: 0.1)
    harness.settle()
    #expect(presented.view.frame.minY == 300)
    #expect(presenter.presentedViewController === presented)
    if !isModal { #expect(log.calls == ["attempt"]) }
    harness.tap(CGPoint(x: 200, y: 100))
    harness.settle()
    #expect(log.calls.last == "attempt")
  }

  @Test func `a tap beside the sheet dismisses it`() {
    let harness = start()
    harness.tap(CGPoint(x: 200, y: 100))
    harness.settle()
    #expect(log.calls == ["will dismiss", "did dismiss"])
  }

  @Test func `a sheet that is arriving is caught`() {
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(presenter) }
    harness.frame()
    presented.sheetPresentationController?.detents = [.medium(), .large()]
    presenter.present(presented, animated: true)
    harness.advance(by: 0.15)
    let caught = top
    #expect(caught > 305)
    #expect(caught < 590)
    // The position under the finger is that of the model.
    harness.press(CGPoint(x: 200, y: 590))
    harness.move(from: CGPoint(x: 200, y: 590), to: CGPoint(x: 200, y: 570), over: 0.1)
    #expect(presented.view.layer.animationKeys() == nil)
    harness.release(CGPoint(x: 200, y: 570))
    harness.settle()
    #expect(top == 300 || top == 10)
    #expect(presenter.presentedViewController === presented)
  }

  @Test func `views behind an undimmed sheet receive touches`() {
    var count = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    presenter.view.addSubview(button)
    let harness = start { $0.largestUndimmedDetentIdentifier = .medium }
    harness.tap(CGPoint(x: 200, y: 100))
    #expect(count == 1)
    #expect(presenter.presentedViewController === presented)
    sheet?.selectedDetentIdentifier = .large
    harness.settle()
    harness.tap(CGPoint(x: 200, y: 5))
    harness.settle()
    #expect(count == 1)
    #expect(presenter.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a drag in a scroll view at its top expands the sheet first`(expands: Bool) {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 400, height: 2000)
    presented.view = scroll
    let harness = start { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
    harness.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: 0.2)
    harness.settle()
    #expect(presented.view.frame.minY == (expands ? 10 : 300))
    #expect((scroll.contentOffset.y > 50) == !expands)
    guard expands else { return }
    harness.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: 0.2)
    harness.settle()
    #expect(scroll.contentOffset.y > 50)
    #expect(presented.view.frame.minY == 10)
  }

  @Test func `a drag down in a scroll view at its top refreshes it, or moves the sheet`() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 400, height: 2000)
    presented.view = scroll
    let harness = start()
    harness.press(CGPoint(x: 200, y: 350))
    harness.move(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 420), over: 0.3)
    #expect(abs(top - 360) < 0.5)
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: 200, y: 420))
    harness.settle()
    #expect(top == 300)
    scroll.refreshControl = UIRefreshControl()
    harness.press(CGPoint(x: 200, y: 350))
    harness.move(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 420), over: 0.3)
    #expect(top == 300)
    #expect(scroll.contentOffset.y < -20)
  }

  @Test func `custom heights, inactive detents and widths`() {
    presented.preferredContentSize.width = 250
    let harness = start {
      $0.detents = [
        .custom { _ in nil }, .custom { 0.25 * $0.maximumDetentValue }, .custom { _ in 9999 },
      ]
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    #expect(presented.view.frame == CGRect(x: 75, y: 452.5, width: 250, height: 147.5))
    harness.drag(from: CGPoint(x: 200, y: 470), to: CGPoint(x: 200, y: 100), over: 0.1)
    harness.settle()
    #expect(presented.view.frame.minY == 10)
  }

  @Test func `a wide window has a sheet of 640 points, with a grabber`() {
    let harness = Harness(size: CGSize(width: 1000, height: 600)) { _rootView(presenter) }
    harness.frame()
    presented.sheetPresentationController?.prefersGrabberVisible = true
    presented.sheetPresentationController?.preferredCornerRadius = 24
    presenter.present(presented, animated: false)
    harness.frame()
    #expect(presented.view.frame == CGRect(x: 180, y: 10, width: 640, height: 590))
    #expect(presented.view.layer.cornerRadius == 24)
    #expect(presented.view.subviews.last?.frame == CGRect(x: 302, y: 5, width: 36, height: 5))
  }

  @Test func `a controller in a presented one has its sheet, others have none`() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    _ = navigation.view
    #expect(child.sheetPresentationController === navigation.sheetPresentationController)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
  }
}
