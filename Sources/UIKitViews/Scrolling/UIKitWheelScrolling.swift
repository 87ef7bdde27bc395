// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// Applies wheel events to UIKit's scroll views, before SwiftUI's get them.
@MainActor
final class UIKitWheelScrolling: HostService {
  static let order = 1

  private unowned let host: ViewHost
  /// The view that gets the events that follow soon, even after it has reached its end.
  private var capture: (view: WeakScrollView, time: Double, location: CGPoint)?

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  init(_ host: ViewHost) { self.host = host }

  func handle(_ event: InputEvent) -> InputEvent? {
    guard case .wheel(var sample) = event, sample.location.x.isFinite, sample.location.y.isFinite
    else { return event }
    let views = scrollViews(at: sample.location)
    guard !views.isEmpty else { return event }
    func scrolls(_ trigger: InputTrigger) -> Bool {
      switch host.inputMapping.entry(for: trigger, with: sample.modifiers)?.action {
      case .scroll: true
      case .rotate: trigger == .horizontalWheel || sample.modifiers == .shift
      default: false
      }
    }
    let isTurned = sample.modifiers == .shift
    if sample.deltaY.isFinite, sample.deltaY != 0, scrolls(.wheel([])) {
      let isScrolled =
        isTurned
        ? scroll(views, .horizontal, -sample.deltaY, sample)
        : scroll(views, .vertical, -sample.deltaY, sample)
          || scroll(views, .horizontal, -sample.deltaY, sample)
      if isScrolled { sample.deltaY = 0 }
    }
    if sample.deltaX.isFinite, sample.deltaX != 0, scrolls(.horizontalWheel),
      scroll(views, .horizontal, sample.deltaX, sample)
    {
      sample.deltaX = 0
    }
    return sample.deltaX == 0 && sample.deltaY == 0 ? nil : .wheel(sample)
  }

  /// The scroll views under a point, innermost first, unless a scroll view of SwiftUI is further in.
  private func scrollViews(at point: CGPoint) -> [UIScrollView] {
    var path = HitPath()
    host.root?.hit(point, &path)
    for element in path.gestures {
      if element is ScrollElement { return [] }
      guard let touches = element as? UIKitTouchElement, let router = touches.touches.router,
        let location = element.location(ofRootPoint: point, in: .local)
      else { continue }
      var result: [UIScrollView] = []
      var view = router.hitTest(location)
      while let current = view {
        if let scroll = current as? UIScrollView { result.append(scroll) }
        view = current.superview
      }
      if !result.isEmpty { return result }
    }
    return []
  }

  /// Scrolls the innermost view that is not at its end. Returns false if there is none.
  private func scroll(
    _ views: [UIScrollView], _ axis: NSLayoutConstraint.Axis, _ notches: Double,
    _ sample: WheelSample
  ) -> Bool {
    let thresholds = GestureThresholds.standard
    let isNotch = notches == notches.rounded()
    let unit = isNotch ? host.inputMapping.notchScroll : host.inputMapping.touchpadScroll
    let limit = thresholds.maximumNotches
    let distance = CGFloat(min(max(notches, -limit), limit) * unit)
    var target = views.first { $0.canScroll(axis, by: distance) }
    if let capture, let view = capture.view.view, views.contains(where: { $0 === view }),
      sample.time - capture.time <= thresholds.wheelScrollTimeout,
      hypot(sample.location.x - capture.location.x, sample.location.y - capture.location.y)
        <= CGFloat(thresholds.wheelReach),
      view.canScroll(axis, by: distance) || view.canScroll(axis, by: -distance)
    {
      target = view
    }
    guard let target else { return false }
    capture = (WeakScrollView(view: target), sample.time, sample.location)
    target.scrollByWheel(axis, by: distance, isNotch: isNotch)
    return true
  }
}
