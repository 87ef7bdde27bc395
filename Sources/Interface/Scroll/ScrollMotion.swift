// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// How the offset of a scroll view moves: by the hand, after it, by the wheel, or by an animation.
///
/// Points and seconds on the frame clock.
struct ScrollMotion {
  private enum Course {
    case rest
    /// The hand holds it: where it would be without the resistance of the ends, when the hand began.
    case held(CGPoint)
    case flight(x: ScrollFlight, y: ScrollFlight, begin: Double, isWheel: Bool)
    case animated(AnimatedValue<CGPoint>)
  }

  private(set) var offset = CGPoint.zero
  private var course = Course.rest
  /// The offset without the resistance of the ends, while the hand holds it.
  private var pull = CGPoint.zero
  /// Where it was when the hand took hold.
  private(set) var offsetAtGrip = CGPoint.zero
  private var velocity = CGPoint.zero

  /// Below this, in points per second, a moving view is not caught: the touch goes to what is inside.
  private static let slowest: CGFloat = 10
  /// How long a notch of the wheel, and the way to a place to snap to, take to spring, in seconds.
  private static let wheelResponse = 0.25
  private static let snapResponse = 0.5

  var isMoving: Bool {
    switch course {
    case .rest, .held: false
    case .flight, .animated: true
    }
  }

  var phase: ScrollPhase {
    switch course {
    case .rest: .idle
    case .held: .interacting
    case .flight: .decelerating
    case .animated: .animating
    }
  }

  /// Whether a press stops it rather than reaching what is inside.
  func isCatchable(_ space: ScrollSpace) -> Bool {
    guard case .flight(_, _, _, let isWheel) = course, !isWheel else { return false }
    let isFast = max(abs(velocity.x), abs(velocity.y)) >= ScrollMotion.slowest
    return isFast || space.clamped(offset) != offset
  }

  /// Lies still at an offset.
  mutating func jump(to offset: CGPoint) {
    if case .animated(var value) = course { value.cancel() }
    course = .rest
    velocity = .zero
    self.offset = offset
  }

  // MARK: The hand

  mutating func grip(_ space: ScrollSpace) {
    jump(to: offset)
    offsetAtGrip = offset
    pull = space.pull(at: offset)
    course = .held(pull)
  }

  /// Follows the hand, which has moved so far since it took hold.
  mutating func drag(_ translation: CGSize, _ space: ScrollSpace) {
    guard case .held(let start) = course else { return }
    for axis in Axis.allCases where space.givesWay(axis) {
      pull[axis] = start[axis] - translation[axis]
    }
    offset = space.resisting(pull)
  }

  /// How fast the offset moves when the hand that holds it does at a velocity.
  func releaseVelocity(_ hand: CGSize, _ space: ScrollSpace) -> CGPoint {
    space.velocity(CGPoint(x: -hand.width, y: -hand.height), at: pull)
  }

  // MARK: Alone

  /// Coasts, and bounces at the ends.
  mutating func coast(
    _ velocity: CGPoint, _ space: ScrollSpace, bounces: Bool, pixel: CGFloat, at time: Double
  ) {
    let start = offset
    fly(at: time) { axis in
      ScrollFlight.coast(
        from: Double(start[axis]), velocity: Double(velocity[axis]),
        within: space.doubleRange(axis), bounces: bounces && space.givesWay(axis),
        pixel: Double(pixel))
    }
  }

  /// Springs to an offset.
  mutating func settle(to target: CGPoint, _ velocity: CGPoint, at time: Double) {
    let start = offset
    fly(at: time) { axis in
      ScrollFlight.settle(
        from: Double(start[axis]), velocity: Double(velocity[axis]), to: Double(target[axis]),
        response: ScrollMotion.snapResponse)
    }
  }

  /// Turns on by a way, in points; at once where it is no step but a part of a motion.
  mutating func turn(by way: CGPoint, isStep: Bool, _ space: ScrollSpace, at time: Double) {
    var target = offset
    if case .flight(let x, let y, _, true) = course {
      target = CGPoint(x: x.destination, y: y.destination)
    }
    target = space.clamped(CGPoint(x: target.x + way.x, y: target.y + way.y))
    guard isStep else { return jump(to: target) }
    let (start, velocity) = (offset, velocity)
    fly(at: time, isWheel: true) { axis in
      ScrollFlight.settle(
        from: Double(start[axis]), velocity: Double(velocity[axis]), to: Double(target[axis]),
        response: ScrollMotion.wheelResponse)
    }
  }

  /// Goes to an offset as a change does: at once without an animation.
  mutating func go(to target: CGPoint, _ change: UpdatePass) {
    var value = AnimatedValue(offset)
    if case .animated(let running) = course { value = running }
    course = .rest
    if value.set(target, change) {
      course = .animated(value)
      offset = value.presented
    } else {
      jump(to: target)
    }
  }

  /// Keeps to another space: goes to the target, or else comes back from beyond the new ends.
  mutating func adapt(to space: ScrollSpace, target: CGPoint?, _ pass: UpdatePass) {
    switch course {
    case .rest:
      let target = target ?? space.clamped(offset)
      if target != offset { go(to: target, pass) }
    case .held:
      offset = space.resisting(pull)
    case .flight(let x, let y, let begin, let isWheel):
      let end = CGPoint(x: x.destination, y: y.destination)
      if let target, hypot(target.x - end.x, target.y - end.y) > 0.5 {
        return go(to: target, pass)
      }
      guard space.clamped(end) != end else { return }
      if isWheel {
        turn(by: .zero, isStep: true, space, at: pass.time)
      } else {
        let t = pass.time - begin
        let velocity = CGPoint(x: x.velocity(at: t), y: y.velocity(at: t))
        coast(velocity, space, bounces: !pass.reducesMotion, pixel: 0, at: pass.time)
      }
    case .animated(let value):
      let end = target ?? space.clamped(value.model)
      if end != value.model { go(to: end, pass) }
    }
  }

  private mutating func fly(
    at time: Double, isWheel: Bool = false, _ flight: (Axis) -> ScrollFlight
  ) {
    if case .animated(var value) = course { value.cancel() }
    let (x, y) = (flight(.horizontal), flight(.vertical))
    course = .flight(x: x, y: y, begin: time, isWheel: isWheel)
  }

  /// Takes the value of the time; answers whether it may differ later.
  mutating func sample(at time: Double, _ space: ScrollSpace) -> Bool {
    switch course {
    case .rest, .held: return false
    case .flight(let x, let y, let begin, let isWheel):
      let t = time - begin
      offset = CGPoint(x: x.value(at: t), y: y.value(at: t))
      if isWheel { offset = space.clamped(offset) }
      velocity = CGPoint(x: x.velocity(at: t), y: y.velocity(at: t))
      guard t >= max(x.duration, y.duration) else { return true }
      jump(to: offset)
      return false
    case .animated(var value):
      let moves = value.sample(at: time)
      offset = value.presented
      course = moves ? .animated(value) : .rest
      return moves
    }
  }
}

extension ScrollSpace {
  func doubleRange(_ axis: Axis) -> ClosedRange<Double> {
    let range = range(axis)
    return Double(range.lowerBound)...Double(range.upperBound)
  }
}
