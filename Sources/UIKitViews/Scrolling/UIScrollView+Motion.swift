// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension UIScrollView {
  /// The responses to a notch of the wheel, and of pages and other targets after a release, in seconds.
  private static var wheelResponse: Double { 0.25 }
  private static var snapResponse: Double { 0.6 }

  /// The motion after a release, in points per second.
  func trajectories(for velocity: CGPoint) -> (x: ScrollTrajectory, y: ScrollTrajectory) {
    let (offset, range) = (contentOffset, range)
    let decay = Decay(rate: decelerationRate.rawValue)
    func end(_ from: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
      let free: Double = decay.finalValue(from: Double(from), velocity: Double(velocity))
      return min(max(free, range.lowerBound), range.upperBound)
    }
    let natural = CGPoint(
      x: end(offset.x, velocity.x, range.x), y: end(offset.y, velocity.y, range.y))
    var target = natural
    if isPagingEnabled {
      target = CGPoint(
        x: page(offset.x, velocity.x, bounds.width, range.x),
        y: page(offset.y, velocity.y, bounds.height, range.y))
    }
    target = restingOffset(target, CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    if let bar { target.y = bar.restingOffset(target.y, in: self) }
    let proposed = target
    withUnsafeMutablePointer(to: &target) { pointer in
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: pointer)
    }
    if isPagingEnabled { target = proposed }
    func trajectory(
      _ from: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ natural: CGFloat,
      _ range: ClosedRange<Double>
    ) -> ScrollTrajectory {
      if target == natural {
        return .coast(from: from, velocity: velocity, within: range, decay: decay, bounces: bounces)
      }
      return .spring(from: from, velocity: velocity, to: target, response: Self.snapResponse)
    }
    return (
      trajectory(offset.x, velocity.x, target.x, natural.x, range.x),
      trajectory(offset.y, velocity.y, target.y, natural.y, range.y)
    )
  }

  private func page(
    _ from: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ range: ClosedRange<Double>
  ) -> CGFloat {
    guard length > 0, range.upperBound > range.lowerBound else { return range.lowerBound }
    let page = (from - range.lowerBound) / length
    var number = page.rounded()
    if velocity > 300 { number = page.rounded(.up) }
    if velocity < -300 { number = page.rounded(.down) }
    return min(max(range.lowerBound + number * length, range.lowerBound), range.upperBound)
  }

  func start(_ x: ScrollTrajectory, _ y: ScrollTrajectory, _ kind: MotionKind) {
    motion = (x, y, UIKitService.now)
    motionKind = kind
    showIndicators()
    UIKitService.current?.add(self)
  }

  func move(to target: CGPoint, _ kind: MotionKind, response: Double) {
    let (from, velocity) = (contentOffset, kind == .wheel ? presentVelocity : .zero)
    start(
      .spring(from: from.x, velocity: velocity.x, to: target.x, response: response),
      .spring(from: from.y, velocity: velocity.y, to: target.y, response: response), kind)
  }

  /// The velocity of the motion in progress, in points per second.
  private var presentVelocity: CGPoint {
    guard let motion else { return .zero }
    let elapsed = UIKitService.now - motion.start
    return CGPoint(x: motion.x.velocity(at: elapsed), y: motion.y.velocity(at: elapsed))
  }

  /// Moves the contents vertically, with the drag or motion in progress, as contents above have another height.
  package func shiftContents(by distance: CGFloat) {
    let (velocity, wasAtEnd) = (presentVelocity.y, motion.map { !endsInside($0.y) } ?? false)
    dragStart.y += distance
    contentOffset.y += distance
    guard let motion else { return }
    let moved = motion.y.shifted(by: distance)
    self.motion?.y = moved
    guard motionKind == .release, motion.x.duration == 0, wasAtEnd || !endsInside(moved)
    else { return }
    let coast = ScrollTrajectory.coast(
      from: contentOffset.y, velocity: velocity, within: range.y,
      decay: Decay(rate: decelerationRate.rawValue), bounces: bounces)
    start(motion.x, coast, .release)
  }

  private func endsInside(_ motion: ScrollTrajectory) -> Bool {
    motion.destination > range.y.lowerBound && motion.destination < range.y.upperBound
  }

  /// Returns contents that are beyond an end.
  func returnToRange() {
    guard clamped(contentOffset) != contentOffset, !isDragging else { return }
    let (x, y) = trajectories(for: .zero)
    start(x, y, .release)
  }

  /// Moves the contents by the wheel, on a spring for whole notches, which turn pages if paging is enabled.
  func scrollByWheel(_ axis: NSLayoutConstraint.Axis, by distance: CGFloat, isNotch: Bool) {
    guard !isDragging, !isZooming else { return }
    var from = contentOffset
    if let motion, motionKind == .wheel {
      from = CGPoint(x: motion.x.destination, y: motion.y.destination)
    }
    var step = distance
    if isPagingEnabled, isNotch {
      step = (distance < 0 ? -1 : 1) * (axis == .vertical ? bounds.height : bounds.width)
    }
    if axis == .vertical { from.y += step } else { from.x += step }
    let target = clamped(from)
    if isNotch { return move(to: target, .wheel, response: Self.wheelResponse) }
    motion = nil
    showIndicators()
    contentOffset = target
  }

  /// Returns whether the contents are not at their end in the direction of a signed distance.
  func canScroll(_ axis: NSLayoutConstraint.Axis, by distance: CGFloat) -> Bool {
    guard isScrollEnabled else { return false }
    let range = axis == .vertical ? self.range.y : self.range.x
    let now = axis == .vertical ? contentOffset.y : contentOffset.x
    return distance < 0 ? now > range.lowerBound : now < range.upperBound
  }
}

extension UIScrollView: FrameTicker {
  package func tick(at time: Double) -> Bool {
    let isMoving = advance(to: time)
    return indicators.areVisible(at: time) || isMoving
  }

  /// Returns whether the motion continues.
  private func advance(to time: Double) -> Bool {
    guard let motion else { return false }
    let elapsed = time - motion.start
    showIndicators()
    let isOver = elapsed >= max(motion.x.duration, motion.y.duration)
    // Programs divide the offset by the size of a page.
    contentOffset =
      isOver
      ? CGPoint(x: motion.x.destination, y: motion.y.destination)
      : CGPoint(x: motion.x.value(at: elapsed), y: motion.y.value(at: elapsed))
    guard isOver else { return self.motion != nil }
    let kind = motionKind
    self.motion = nil
    switch kind {
    case .release: delegate?.scrollViewDidEndDecelerating(self)
    case .wheel: wheelEnded()
    case .program: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    return self.motion != nil
  }

  /// Moves the contents to where they would rest after a release without a velocity.
  private func wheelEnded() {
    let (x, y) = trajectories(for: .zero)
    let isElsewhere =
      abs(x.destination - contentOffset.x) > 0.5 || abs(y.destination - contentOffset.y) > 0.5
    if isElsewhere {
      start(x, y, .release)
    } else {
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}
