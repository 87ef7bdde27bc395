// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Applies wheel events to scroll views.
@MainActor
final class WheelScrolling: HostService {
  static let order = 2

  private unowned let host: ViewHost
  private var capture: WheelCapture?

  init(_ host: ViewHost) {
    self.host = host
  }

  /// Scrolls by a wheel event. Returns the event for the gestures: a delta that would have rotated but
  /// has scrolled is 0. One that is mapped to scrolling is left, as gestures ignore it.
  func handle(_ event: InputEvent) -> InputEvent? {
    guard case .wheel(var sample) = event, sample.location.hasFiniteCoordinates else {
      return event
    }
    var path = HitPath()
    host.root?.hit(sample.location, &path)
    let scrolls = path.gestures.compactMap { $0 as? ScrollElement }
    guard !scrolls.isEmpty else { return event }
    let hasRotationGesture = path.gestures.contains { $0.gestureNode.tracksRotation }
    func action(_ trigger: InputTrigger) -> TouchAction? {
      host.inputMapping.entry(for: trigger, with: sample.modifiers)?.action
    }
    if sample.deltaY.isFinite, sample.deltaY != 0 {
      switch action(.wheel([])) {
      case .scroll: scrollVertically(-sample.deltaY, scrolls, sample)
      case .rotate where !hasRotationGesture:
        if scroll(scrolls, .horizontal, -sample.deltaY, sample) { sample.deltaY = 0 }
      default: break
      }
    }
    if sample.deltaX.isFinite, sample.deltaX != 0 {
      switch action(.horizontalWheel) {
      case .scroll: _ = scroll(scrolls, .horizontal, sample.deltaX, sample)
      case .rotate where !hasRotationGesture:
        if scroll(scrolls, .horizontal, sample.deltaX, sample) { sample.deltaX = 0 }
      default: break
      }
    }
    return .wheel(sample)
  }

  /// Scrolls vertically, or horizontally if no scroll view scrolls vertically.
  private func scrollVertically(
    _ notches: Double, _ scrolls: [ScrollElement], _ sample: WheelSample
  ) {
    if !scroll(scrolls, .vertical, notches, sample) {
      _ = scroll(scrolls, .horizontal, notches, sample)
    }
  }

  /// Scrolls the innermost scroll view that is not at its end. Returns whether any scroll view
  /// scrolls along the axis.
  private func scroll(
    _ scrolls: [ScrollElement], _ axis: Axis, _ notches: Double, _ sample: WheelSample
  ) -> Bool {
    let candidates = scrolls.filter { !$0.metrics.contentFits(axis) }
    guard let first = candidates.first else { return false }
    var target = candidates.first { $0.canScroll(axis, notches) } ?? first
    if let capture, capture.contains(axis, at: sample.location, sample.time),
      let captured = candidates.first(where: { $0 === capture.element })
    {
      target = captured
    }
    capture = WheelCapture(
      element: target, axis: axis, lastEventTime: sample.time, location: sample.location)
    let isNotch = notches == notches.rounded()
    let unit = isNotch ? host.inputMapping.notchScroll : host.inputMapping.touchpadScroll
    var delta = CGPoint.zero
    let limit = GestureThresholds.standard.maximumNotches
    delta[axis] = CGFloat(min(max(notches, -limit), limit) * unit)
    target.updateMotion { motion, metrics in
      if motion.phase != .interacting {
        motion.scrollByWheel(by: delta, isNotch: isNotch, metrics, at: sample.time)
      }
    }
    return true
  }
}

extension ScrollElement {
  /// Returns whether the scroll view is not at its end in the direction of a signed delta.
  fileprivate func canScroll(_ axis: Axis, _ delta: Double) -> Bool {
    let range = metrics.range(axis)
    return delta < 0 ? offset[axis] > range.lowerBound : offset[axis] < range.upperBound
  }
}

extension CGPoint {
  fileprivate var hasFiniteCoordinates: Bool { x.isFinite && y.isFinite }
}
