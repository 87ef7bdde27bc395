// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures
import Motion

extension ViewHost {
  var gestures: GestureSession { service() }

  /// All touches that are down, with synthetic ones.
  package var touches: [Touch] { touchSource.down }

  /// The number of active gesture contests.
  package var contestCount: Int { gestures.contestCount }

  /// The mapping of wheel, modifiers and keys to synthetic touches.
  package var inputMapping: InputMapping {
    get { touchSource.mapping }
    set { touchSource.mapping = newValue }
  }

  /// The time in seconds of the next event-independent change of gestures or synthetic touches, not
  /// before `time`; nil if there is none.
  func nextGestureTime(after time: Double) -> Double? {
    [gestures.deadline, touchSource.nextTime(after: time)].compactMap(\.self).min()
      .map { max($0, time) }
  }

  /// Advances gestures and synthetic touches to the time of an event or a frame, one deadline after the other.
  func advanceTime(to time: Double) {
    for _ in 0..<ViewHost.deadlineLimit {
      let (gesture, fingers) = (gestures.deadline, touchSource.deadline)
      guard let next = [gesture, fingers].compactMap({ $0 }).min(), next <= time else { return }
      if let fingers, fingers <= next { handle(touchSource.touches(at: fingers)) }
      if let gesture, gesture <= next { gestures.advance(to: gesture) }
      needsDisplay = true
    }
  }

  func handle(_ touches: [Touch]) {
    guard !touches.isEmpty else { return }
    needsDisplay = true
    onTouches(touches)
    gestures.handle(touches) { point in
      var path = HitPath()
      root?.hit(point, &path)
      for service in services { service.touchBegan(on: path) }
      return path
    }
  }

  /// The current position in the window, in points, of the point of a view touched last; nil if the view is gone.
  var touchedLocation: CGPoint? {
    guard let touch = gestures.lastTouch, let element = touch.element else { return nil }
    let point = touch.point.applying(element.transformToRoot)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// The maximum number of deadlines per frame, so that a gesture cannot hang the window.
  private static var deadlineLimit: Int { 1000 }
}

extension ViewHost {
  /// The types of the views and modifiers with bodies that the view touched last is in, innermost first.
  package var touchedViewTypes: [Any.Type] {
    gestures.lastTouch?.element?.node.viewTypes ?? []
  }

  /// The position of the view touched last; nil before the first touch, and once the view is gone.
  package var touchedView: TouchedView? {
    guard let element = gestures.lastTouch?.element else { return nil }
    let size = element.presentedSize
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let center = middle.applying(element.transformToRoot)
    let resting = middle.applying(element.modelTransformToRoot)
    let numbers = [center.x, center.y, resting.x, resting.y]
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ]
    return TouchedView(
      id: ObjectIdentifier(element), center: center, settledCenter: resting,
      corners: corners.map { $0.applying(element.transformToRoot) })
  }
}
