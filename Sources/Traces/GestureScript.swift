// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

/// Writes the events of a hand that does what it is told: for tours, tests and traces made by hand.
///
///     var script = GestureScript()
///     script.press(at: CGPoint(x: 195, y: 422))
///     script.move(to: CGPoint(x: 60, y: 400), over: 0.15, pace: .accelerating)
///     script.release()    // at 1 824 points a second, to the left
///     script.wait(0.2)
///
/// Times are seconds, places points. The hand is a mouse with its left button, or one finger.
package struct GestureScript: Sendable {
  package private(set) var events: [InputEvent] = []
  /// When the next thing happens.
  package private(set) var time: Double
  /// Where the hand is.
  package private(set) var location: CGPoint
  /// The keys that are held during what follows.
  package var modifiers: Modifiers = []
  package let device: PointerSample.Device
  /// How often the hand reports where it is while it moves.
  package let samplesPerSecond: Double

  /// A hand at rest. A start that is negative or not finite counts as 0, a sample rate that is not
  /// above 0 as 120.
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

  /// Lets time pass with the hand still. Negative times and NaN count as 0.
  package mutating func wait(_ duration: Double) {
    time += duration > 0 ? duration : 0
  }

  package mutating func press(at point: CGPoint) {
    location = point
    append(.down)
  }

  /// Moves the hand along a line, with the samples evenly in time; the last is exactly at `point`.
  ///
  /// A duration of 0 (or less, or NaN) is one sample, at once.
  package mutating func move(to point: CGPoint, over duration: Double, pace: Pace = .even) {
    let duration = duration > 0 ? duration : 0
    let (start, origin) = (time, location)
    let count = Int(max(1, min((duration * samplesPerSecond).rounded(), 1e6)))
    for step in 1...count {
      let share = Double(step) / Double(count)
      let progress = pace.progress(at: share)
      time = start + duration * share
      location =
        step == count
        ? point
        : CGPoint(
          x: origin.x + (point.x - origin.x) * progress,
          y: origin.y + (point.y - origin.y) * progress)
      append(.move)
    }
  }

  /// Presses a key, named as SDL names it, and lets it go at once.
  package mutating func strike(_ key: String) {
    for isDown in [true, false] {
      events.append(.key(KeySample(time: time, key: key, isDown: isDown, modifiers: modifiers)))
    }
  }

  /// Lets go, at the moment of the last sample: with the speed that the hand has.
  package mutating func release() {
    append(.up)
  }

  /// Turns the wheel where the hand is, by whole notches evenly in time, away from the hand where there are
  /// more than none. A duration of 0 (or less, or NaN) turns them at once.
  package mutating func turnWheel(by notches: Int, over duration: Double) {
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
  /// Presses, moves along a line and lets go. With `.accelerating` it is a throw, whose speed at the
  /// end is twice the way divided by the time; with `.eased` the hand stands still before it opens.
  package mutating func drag(
    from start: CGPoint, to end: CGPoint, over duration: Double, pace: Pace = .even
  ) {
    press(at: start)
    move(to: end, over: duration, pace: pace)
    release()
  }

  /// Throws: presses, and moves off from rest along a line, ever faster, so that the hand lets go
  /// with `velocity`, in points a second, after `duration`.
  package mutating func throwing(
    from start: CGPoint, velocity: CGSize, over duration: Double = 0.15
  ) {
    let end = CGPoint(
      x: start.x + velocity.width * duration / 2, y: start.y + velocity.height * duration / 2)
    drag(from: start, to: end, over: duration, pace: .accelerating)
  }
}

extension Trace {
  /// A trace of one drag; see `GestureScript.drag`.
  package static func drag(
    _ header: TraceHeader, from start: CGPoint, to end: CGPoint, over duration: Double,
    pace: Pace = .even, startingAt time: Double = 0, samplesPerSecond: Double = 120
  ) -> Trace {
    var script = GestureScript(startingAt: time, samplesPerSecond: samplesPerSecond)
    script.drag(from: start, to: end, over: duration, pace: pace)
    return Trace(header: header, events: script.events)
  }
}
