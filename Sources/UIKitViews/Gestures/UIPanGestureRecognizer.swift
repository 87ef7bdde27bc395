// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Recognizes one or more fingers that move by at least 10 points, and follows them until enough of them are lifted.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers from which on a movement is a pan; 1 by default. With fewer fingers the pan ends.
  open var minimumNumberOfTouches = 1
  /// The number of fingers up to which a movement is a pan; unlimited by default. One more makes it fail before it has
  /// begun, and is ignored afterwards.
  open var maximumNumberOfTouches = Int.max
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private var estimator = VelocityEstimator<AnimatablePair<Double, Double>>()
  private var lastTime = 0.0
  private var last = CGPoint.zero
  private var jump = CGPoint.zero
  /// The distance that the finger moves before the gesture begins, in points.
  static let threshold: CGFloat = 10

  /// Returns the translation of the middle of the fingers since they touched the view or since `setTranslation`, in
  /// points, in the coordinates of a view; nil for those of the window.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (origin, last)
    guard let view else { return CGPoint(x: to.x - from.x, y: to.y - from.y) }
    let (a, b) = (view.convert(from, from: nil), view.convert(to, from: nil))
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  /// Sets the translation that the fingers have now, in points, to which further movement is added. 0 makes each call
  /// of `translation` return the movement since the last one.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      origin = CGPoint(x: last.x - translation.x, y: last.y - translation.y)
      return
    }
    let own = view.convert(last, from: nil)
    origin = view.convert(CGPoint(x: own.x - translation.x, y: own.y - translation.y), to: nil)
  }

  /// Returns the velocity of the middle of the fingers in points per second, in the coordinates of a view; nil for
  /// those of the window. It is 0 before a movement and after a pause.
  open func velocity(in view: UIView?) -> CGPoint {
    let v = estimator.velocity(at: lastTime)
    // One movement after a pause has a direction, which programs ask for when a pan begins.
    let isBeginning = state == .possible || state == .began
    let window = estimator.count == 1 && isBeginning ? jump : CGPoint(x: v.first, y: v.second)
    guard let view else { return window }
    let (zero, moved) = (view.convert(CGPoint.zero, from: nil), view.convert(window, from: nil))
    return CGPoint(x: moved.x - zero.x, y: moved.y - zero.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches {
      if isActive {
        for touch in touches { ignore(touch, for: event) }
      } else {
        state = .failed
      }
      return
    }
    recenter(at: event.timestamp)
  }

  /// Keeps the translation when a finger is added or lifted.
  private func recenter(at time: Double) {
    let middle = centroid
    if isActive {
      origin = CGPoint(x: origin.x + middle.x - last.x, y: origin.y + middle.y - last.y)
      estimator.shift(by: AnimatablePair(middle.x - last.x, middle.y - last.y))
    } else {
      (start, origin, jump) = (middle, middle, .zero)
      estimator = VelocityEstimator()
    }
    last = middle
    lastTime = time
    estimator.add(AnimatablePair(middle.x, middle.y), at: time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let (from, gap) = (last, VelocityLimits.longestGap)
    last = centroid
    jump = CGPoint(x: (last.x - from.x) / gap, y: (last.y - from.y) / gap)
    lastTime = event.timestamp
    estimator.add(AnimatablePair(last.x, last.y), at: lastTime)
    if isActive {
      state = .changed
      return
    }
    guard state == .possible, numberOfTouches >= minimumNumberOfTouches else { return }
    if hasMovedFar(CGVector(dx: last.x - start.x, dy: last.y - start.y)) { state = .began }
  }

  /// Returns whether the movement so far is a pan.
  func hasMovedFar(_ delta: CGVector) -> Bool { hypot(delta.dx, delta.dy) >= Self.threshold }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    let rest = numberOfTouches - touches.count
    guard rest < minimumNumberOfTouches else { return }
    state = isActive ? .ended : .failed
  }

  override func untrack(_ ended: Set<UITouch>) {
    super.untrack(ended)
    if isActive, numberOfTouches > 0 { recenter(at: lastTime) }
  }

  open override func reset() {
    super.reset()
    (estimator, jump) = (VelocityEstimator(), .zero)
  }
}
