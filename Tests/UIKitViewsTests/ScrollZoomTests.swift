// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A view that can be zoomed, and a record of the calls to its delegate.
@MainActor
private final class ZoomController: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var log: [String] = []
  var zooms = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = page.bounds.size
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 3
    page.backgroundColor = .red
    scroll.addSubview(page)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? page : nil }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("begin")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if log.last != "zoom" { log.append("zoom") }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    log.append("end \((scale * 100).rounded() / 100)")
  }
}

@MainActor
@Suite struct ScrollZoomTests {
  private let controller = ZoomController()
  private var scroll: UIScrollView { controller.scroll }

  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  /// Two fingers about a point, at a distance from it each.
  private func fingers(_ middle: CGPoint, _ distance: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: middle.x - distance, y: middle.y), CGPoint(x: middle.x + distance, y: middle.y),
    ]
  }

  private func pinch(
    _ harness: Harness, at middle: CGPoint, from start: CGFloat, to end: CGFloat,
    lifting: Bool = true
  ) {
    harness.touch(.down, fingers(middle, start))
    harness.frame()
    for step in 1...20 {
      harness.touch(.move, fingers(middle, start + (end - start) * CGFloat(step) / 20))
      harness.frame()
    }
    guard lifting else { return }
    harness.touch(.up, fingers(middle, end))
    harness.frame()
  }

  @Test func `a pinch scales the view, and the point between the fingers stays there`() {
    let harness = start()
    let middle = CGPoint(x: 100, y: 300)
    let before = controller.page.convert(middle, from: controller.view)
    pinch(harness, at: middle, from: 40, to: 80)
    #expect(abs(scroll.zoomScale - 2) < 0.01)
    #expect(abs(scroll.contentSize.width - 400 * scroll.zoomScale) < 0.01)
    let after = controller.page.convert(middle, from: controller.view)
    #expect(hypot(after.x - before.x, after.y - before.y) < 0.5)
    #expect(controller.page.frame.origin == .zero)
    #expect(controller.log == ["begin", "zoom", "end 2.0"])
  }

  @Test func `a scale beyond a limit resists and returns`() {
    let harness = start()
    pinch(harness, at: CGPoint(x: 200, y: 200), from: 20, to: 160, lifting: false)
    let pulled = scroll.zoomScale
    #expect(pulled > 3)
    #expect(pulled < 6)
    #expect(scroll.isZooming)
    harness.touch(.up, fingers(CGPoint(x: 200, y: 200), 160))
    harness.frame()
    #expect(scroll.isZoomBouncing)
    harness.advance(by: 1)
    #expect(scroll.zoomScale == 3)
    #expect(!scroll.isZoomBouncing)
    #expect(controller.log.last == "end 3.0")
  }

  @Test func `a scale stops at the limits without a bounce`() {
    scroll.bouncesZoom = false
    let harness = start()
    pinch(harness, at: CGPoint(x: 200, y: 200), from: 20, to: 160, lifting: false)
    #expect(scroll.zoomScale == 3)
  }

  @Test func `contents that a pinch has made too small return to their corner`() {
    let harness = start()
    pinch(harness, at: CGPoint(x: 220, y: 220), from: 150, to: 90)
    #expect(scroll.zoomScale < 1)
    harness.advance(by: 2)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `no pinch begins without a view or with equal limits`() {
    controller.zooms = false
    let harness = start()
    pinch(harness, at: CGPoint(x: 200, y: 200), from: 40, to: 80)
    #expect(scroll.zoomScale == 1)
    controller.zooms = true
    scroll.maximumZoomScale = 0.5
    #expect(scroll.pinchGestureRecognizer == nil)
    pinch(harness, at: CGPoint(x: 200, y: 200), from: 40, to: 80)
    #expect(scroll.zoomScale == 1)
    #expect(controller.log.isEmpty)
  }

  @Test func `a scale that is set keeps the middle, within the limits`() {
    _ = start()
    scroll.zoomScale = 2
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 200))
    scroll.zoomScale = 10
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentOffset == CGPoint(x: 400, y: 400))
    scroll.setZoomScale(0, animated: false)
    #expect(scroll.zoomScale == 0.5)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `zooming to a rectangle shows it as large as possible`() {
    let harness = start()
    scroll.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 100), animated: true)
    harness.advance(by: 0.1)
    let shown = controller.page.layer.presentation()?.frame.width ?? 0
    #expect(shown > 400)
    #expect(shown < 800)
    harness.advance(by: 0.5)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 100))
    #expect(controller.log == ["zoom", "end 2.0"])
  }

  @Test func `a finger moves the contents on after the other one is lifted`() {
    let harness = start()
    let middle = CGPoint(x: 200, y: 200)
    pinch(harness, at: middle, from: 40, to: 120, lifting: false)
    let both = fingers(middle, 120)
    harness.touch(.move, both.map { CGPoint(x: $0.x + 20, y: $0.y) })
    harness.frame()
    harness.touch(.move, both.map { CGPoint(x: $0.x + 40, y: $0.y) })
    harness.frame()
    let offset = scroll.contentOffset
    #expect(scroll.isZooming)
    harness.touch(.up, [CGPoint(x: both[0].x + 40, y: 200)])
    harness.frame()
    #expect(!scroll.isZooming)
    #expect(abs(scroll.contentOffset.x - offset.x) < 1)
    // One finger went on, which is the second one.
    #expect(scroll.isDragging)
  }

  @Test func `a view that constraints place is scaled about its corner`() {
    let page = controller.page
    controller.loadViewIfNeeded()
    page.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.topAnchor.constraint(equalTo: scroll.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.widthAnchor.constraint(equalToConstant: 400),
      page.heightAnchor.constraint(equalToConstant: 400),
    ])
    let harness = start()
    scroll.zoomScale = 2
    scroll.setNeedsLayout()
    harness.frame()
    controller.view.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(scroll.contentSize == CGSize(width: 800, height: 800))
  }

  @Test func `an infinite maximum is no limit, and NaN allows no zooming`() {
    let harness = start()
    scroll.maximumZoomScale = .infinity
    #expect(scroll.pinchGestureRecognizer != nil)
    scroll.zoomScale = 50
    #expect(scroll.zoomScale == 50)
    scroll.zoomScale = .infinity
    #expect(scroll.zoomScale == 50 && scroll.contentSize.width == 20_000)
    scroll.zoomScale = 1
    pinch(harness, at: CGPoint(x: 200, y: 200), from: 20, to: 160)
    #expect(abs(scroll.zoomScale - 8) < 0.01 && !scroll.isZoomBouncing)
    for unset in [CGFloat.nan, -CGFloat.infinity] {
      scroll.maximumZoomScale = unset
      #expect(scroll.pinchGestureRecognizer == nil)
      scroll.zoomScale = 2
      #expect(scroll.zoomScale == 0.5)
    }
    scroll.maximumZoomScale = 3
    scroll.minimumZoomScale = .nan
    #expect(scroll.pinchGestureRecognizer != nil)
  }
}
