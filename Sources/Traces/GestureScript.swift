// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

/// Generates the events of a scripted pointer: for tours, tests and hand-written traces.
///
///     var script = GestureScript()
///     script.press(at: CGPoint(x: 195, y: 422))
///     script.move(to: CGPoint(x: 60, y: 400), over: 0.15, easing: .easeIn)
///     script.release()    // at 1,824 points per second to the left
///     script.wait(0.2)
///
/// Times are in seconds, locations in points. The pointer is a mouse with its left button, or one
/// finger.
package struct GestureScript: Sendable {
  package private(set) var events: [InputEvent] = []
  /// The time of the next event.
  package private(set) var time: Double
  /// The pointer's location.
  package private(set) var location: CGPoint
  /// The modifiers of the following events.
  package var modifiers: Modifiers = []
  package let device: PointerSample.Device
  /// The sample rate of motions.
  package let samplesPerSecond: Double

  /// Creates an empty script. A start that is negative or not finite counts as 0, a sample rate that
  /// is not finite or not above 0 as 120.
  package init(
    startingAt time: Double = 0, from location: CGPoint = .zero,
    device: PointerSample.Device = .mouse, samplesPerSecond: Double = 120
  ) {
    self.time = time.isFinite ? max(time, 0) : 0
    self.location = location
    self.device = device
    let isRate = samplesPerSecond > 0 && samplesPerSecond.isFinite
    self.samplesPerSecond = isRate ? samplesPerSecond : 120
  }

  /// Advances the time without events. A negative duration and NaN count as 0.
  package mutating func wait(_ duration: Double) {
    time += duration > 0 ? duration : 0
  }

  package mutating func press(at point: CGPoint) {
    location = point
    append(.down)
  }

  /// Moves the pointer along a line, with samples at equal intervals; the last is exactly at
  /// `point`.
  ///
  /// With a duration of 0, a negative one or NaN there is one sample, without a delay.
  package mutating func move(
    to point: CGPoint, over duration: Double, easing: PointerEasing = .linear
  ) {
    let duration = duration > 0 ? duration : 0
    let (start, origin) = (time, location)
    let count = Int(max(1, min((duration * samplesPerSecond).rounded(), 1e6)))
    for step in 1...count {
      let fraction = Double(step) / Double(count)
      let progress = easing.progress(at: fraction)
      time = start + duration * fraction
      location =
        step == count
        ? point
        : CGPoint(
          x: origin.x + (point.x - origin.x) * progress,
          y: origin.y + (point.y - origin.y) * progress)
      append(.move)
    }
  }

  /// Presses a key, with SDL's name for it, and releases it without a delay.
  package mutating func pressKey(_ key: String) {
    for isDown in [true, false] {
      events.append(.key(KeySample(time: time, key: key, isDown: isDown, modifiers: modifiers)))
    }
  }

  /// Releases at the time of the last sample, and so with the pointer's velocity.
  package mutating func release() {
    append(.up)
  }

  /// Rotates the wheel at the pointer's location, by whole notches at equal intervals; positive is
  /// away from the user. With a duration of 0, a negative one or NaN there is no delay.
  package mutating func scrollWheel(by notches: Int, over duration: Double) {
    let interval = notches == 0 || !(duration > 0) ? 0 : duration / Double(abs(notches))
    for _ in 0..<abs(notches) {
      time += interval
      events.append(
        .wheel(
          WheelSample(
            time: time, location: location, deltaX: 0, deltaY: notches > 0 ? 1 : -1,
            modifiers: modifiers)))
    }
  }

  private mutating func append(_ phase: PointerSample.Phase) {
    events.append(
      .pointer(
        PointerSample(
          time: time, device: device, phase: phase, location: location, modifiers: modifiers)))
  }
}

extension GestureScript {
  /// Presses, moves along a line and releases. With `.easeIn` it is a fling whose release speed is
  /// twice the distance divided by the duration; with `.easeInOut` the release speed is 0.
  package mutating func drag(
    from start: CGPoint, to end: CGPoint, over duration: Double, easing: PointerEasing = .linear
  ) {
    press(at: start)
    move(to: end, over: duration, easing: easing)
    release()
  }

  /// Presses, accelerates from rest along a line, and releases after `duration` with `velocity`, in
  /// points per second.
  package mutating func fling(
    from start: CGPoint, velocity: CGSize, over duration: Double = 0.15
  ) {
    let end = CGPoint(
      x: start.x + velocity.width * duration / 2, y: start.y + velocity.height * duration / 2)
    drag(from: start, to: end, over: duration, easing: .easeIn)
  }
}

extension Trace {
  /// A trace of one drag; see `GestureScript.drag(from:to:over:easing:)`.
  package static func drag(
    _ header: TraceHeader, from start: CGPoint, to end: CGPoint, over duration: Double,
    easing: PointerEasing = .linear, startingAt time: Double = 0, samplesPerSecond: Double = 120
  ) -> Trace {
    var script = GestureScript(startingAt: time, samplesPerSecond: samplesPerSecond)
    script.drag(from: start, to: end, over: duration, easing: easing)
    return Trace(header: header, events: script.events)
  }
}
