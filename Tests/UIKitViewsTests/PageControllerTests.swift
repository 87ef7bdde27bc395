// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
private final class Page: UIViewController {
  let number: Int
  var log: [String] = []

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }
  override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
  override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
}

@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<3).map { Page($0) }
  var calls: [String] = []

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let page = controller as? Page else { return nil }
    let number = page.number + step
    return pages.indices.contains(number) ? pages[number] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    calls.append("will \((pendingViewControllers.first as? Page)?.number ?? -1)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    calls.append("did \((previousViewControllers.first as? Page)?.number ?? -1) \(completed)")
  }
}

@MainActor
@Suite struct PageControllerTests {
  private let book = Book()
  private let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func start() -> Harness {
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.advance(by: 0.1)
    return harness
  }

  private var shown: Int? { (controller.viewControllers?.first as? Page)?.number }

  @Test func `a swipe moves to the next page with the finger`() {
    let harness = start()
    harness.press(CGPoint(x: 350, y: 200))
    harness.move(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 150, y: 200), over: 0.2)
    let next = book.pages[1].view.convert(CGPoint.zero, to: controller.view)
    #expect(abs(next.x - 210) < 1)
    harness.release(CGPoint(x: 150, y: 200))
    harness.settle()
    #expect(shown == 1)
    #expect(book.calls == ["will 1", "did 0 true"])
    #expect(book.pages[0].log == ["appeared", "disappeared"])
    #expect(book.pages[1].log == ["appeared"])
    #expect(book.pages[1].view.convert(CGPoint.zero, to: controller.view).x == 0)
    #expect(book.pages[0].parent == nil)
  }

  @Test func `a short drag returns to the page`() {
    let harness = start()
    harness.press(CGPoint(x: 350, y: 200))
    harness.move(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 290, y: 200), over: 0.5)
    harness.advance(by: 0.3)
    harness.release(CGPoint(x: 290, y: 200))
    harness.settle()
    #expect(shown == 0)
    #expect(book.calls == ["will 1", "did 0 false"])
    #expect(book.pages[1].parent == nil)
  }

  @Test func `an animated change moves to a page, and tells its end`() {
    let harness = start()
    var ends = 0
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { _ in
      ends += 1
    }
    harness.advance(by: 0.1)
    #expect(ends == 0)
    harness.settle()
    #expect(ends == 1)
    #expect(shown == 2)
    #expect(book.calls.isEmpty)
    harness.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 380, y: 200), over: 0.15)
    harness.settle()
    #expect(shown == 1)
  }
}
