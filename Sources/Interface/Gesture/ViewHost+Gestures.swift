// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
import Motion

extension ViewHost {
  /// The touches that are down, those that stand in for fingers too: what instruments draw.
  package var touches: [Touch] { touchSource.down }

  /// How many groups of gestures that have to do with each other are under way.
  package var contestCount: Int { gestures.contestCount }

  /// What stands in for fingers, and how.
  package var inputMapping: InputMapping {
    get { touchSource.mapping }
    set { touchSource.mapping = newValue }
  }

  /// When gestures or the fingers of a wheel have something to do without an event.
  func nextGestureTime(after time: Double) -> Double? {
    [gestures.deadline, touchSource.nextTime(after: time), focus.nextFrame(after: time)].compactMap
    { $0 }.min()
      .map { max($0, time) }
  }

  /// Lets the time pass that lies before an event or a frame, one deadline after the other.
  func passTime(to time: Double) {
    for _ in 0..<ViewHost.deadlineLimit {
      let (gesture, fingers) = (gestures.deadline, touchSource.deadline)
      guard let next = [gesture, fingers].compactMap({ $0 }).min(), next <= time else { return }
      if let fingers, fingers <= next { handle(touchSource.touches(at: fingers)) }
      if let gesture, gesture <= next { gestures.pass(to: gesture) }
      needsDisplay = true
    }
  }

  func handle(_ touches: [Touch]) {
    guard !touches.isEmpty else { return }
    needsDisplay = true
    whenTouched(touches)
    gestures.handle(touches) { point in
      var path = HitPath()
      root?.hit(point, &path)
      focus.noteHand(onNothing: path.gestures.isEmpty)
      return path
    }
  }

  /// Where in the window the hand last took hold of a view that is still there.
  var gestureGrip: CGPoint? {
    guard let grip = gestures.grip, let element = grip.element else { return nil }
    let point = grip.point.applying(element.transformToRoot)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// How many deadlines may pass within a frame, so that none can hang the window.
  private static var deadlineLimit: Int { 1000 }
}

extension InputEvent {
  /// The event, no later than a time: a clock gone wrong does not keep all that follows from counting.
  func happening(by limit: Double) -> InputEvent {
    guard time > limit else { return self }
    switch self {
    case .pointer(var sample):
      sample.time = limit
      return .pointer(sample)
    case .wheel(var sample):
      sample.time = limit
      return .wheel(sample)
    case .key(var sample):
      sample.time = limit
      return .key(sample)
    case .text(var sample):
      sample.time = limit
      return .text(sample)
    case .resize(_, let size, let scale):
      return .resize(time: limit, size: size, scale: scale)
    case .interruption(_, let reason):
      return .interruption(time: limit, reason)
    }
  }
}

/// Where the view is that a hand last took hold of, in the window's points: what instruments follow.
package struct HeldView: Equatable, Sendable {
  /// The middle of it as it is seen.
  package var centre: CGPoint
  /// The same once nothing is on its way any more.
  package var restingCentre: CGPoint
}

extension ViewHost {
  /// Where the view is that a hand last took hold of; nil before, and once it is gone.
  package var heldView: HeldView? {
    guard let element = gestures.grip?.element else { return nil }
    let size = element.presentedSize
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let centre = middle.applying(element.transformToRoot)
    let resting = middle.applying(element.modelTransformToRoot)
    let numbers = [centre.x, centre.y, resting.x, resting.y]
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    return HeldView(centre: centre, restingCentre: resting)
  }
}
