// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An animation of a layer, which `CALayer.add(_:forKey:)` copies and starts.
@preconcurrency @MainActor
open class CAAnimation {
  /// The duration of one run, in seconds. 0, negative numbers and NaN are the duration of the transaction, 0.25 s by
  /// default.
  open var duration: CFTimeInterval = 0
  /// The time at which it starts, on the clock of `CACurrentMediaTime()`; 0 for now. In a group, the
  /// time since the start of the group.
  open var beginTime: CFTimeInterval = 0
  /// The time within the animation at which it starts, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// The rate of its time; 1 by default, 2 for twice as fast, and 0 to stop it at its `timeOffset`.
  open var speed: Float = 1
  /// The number of runs, which may be a fraction; 0, the default, counts as 1, and infinity repeats until it is
  /// removed.
  open var repeatCount: Float = 0
  /// The time in seconds for which it is repeated; with 0, `repeatCount` determines it.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards after each run, in the same duration again; false by default.
  open var autoreverses = false
  /// The values that it presents before its start and after its end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is removed from the layer at its end, so that the model's value shows; true by default.
  open var isRemovedOnCompletion = true
  /// The curve of the progress over the duration; nil, the default, is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, notified of its start and end.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  /// Creates an animation.
  public init() {}

  /// Sets a custom value for a key; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the custom value for a key; nil if none is set.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Returns a copy. The copy of an animation of a program's class is of the library's class, as the initializers of
  /// the subclass are unknown.
  func makeCopy() -> CAAnimation {
    let copy = makeEmpty()
    copy.assign(self)
    return copy
  }

  func makeEmpty() -> CAAnimation { CAAnimation() }

  func assign(_ other: CAAnimation) {
    (duration, beginTime, timeOffset, speed) = (
      other.duration, other.beginTime, other.timeOffset, other.speed
    )
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
    (isRemovedOnCompletion, timingFunction) = (other.isRemovedOnCompletion, other.timingFunction)
    (delegate, values) = (other.delegate, other.values)
  }

  /// The duration without a transaction's.
  var ownDuration: Double { duration > 0 ? duration : CATransaction.animationDuration() }

  /// Applies the animation at a fraction of its duration.
  func apply(at fraction: Double, _ layer: CALayer, to state: inout LayerState) {}

  /// Called when it is added to a layer.
  func prepare(_ layer: CALayer) {}
}

/// A delegate that is notified of the start and the end of animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends; `flag` is false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of animations of one property, which is named by a key path.
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property, such as `position.y` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the value is added to that of the layer and of the animations before it; false by default.
  open var isAdditive = false

  /// Creates an animation of the property at a key path, such as `position.x` or
  /// `transform.rotation.z`. Unknown ones animate nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property; nil for none.
  var target: LayerKeyPath? { keyPath.map { LayerKeyPath($0) ?? LayerKeyPath(own: $0) } }

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
  }

  func set(_ value: [Double], _ state: inout LayerState) {
    guard let path = target else { return }
    let old = path.value(in: state)
    guard old.count == value.count else { return }
    path.set(isAdditive ? zip(old, value).map { $0 + $1 } : value, in: &state)
  }
}

/// An animation of a property between two values, of which at most two of `fromValue`, `toValue` and `byValue` are
/// needed.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the current one, or that before `byValue`.
  open var fromValue: Any?
  /// The last value; nil for the current one, or that after `byValue`.
  open var toValue: Any?
  /// The difference of the values, if one of them is nil; nil for none.
  open var byValue: Any?
  /// The value that is presented when the animation is added.
  private var start: [Double] = []

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    start = other.start
  }

  override func prepare(_ layer: CALayer) {
    if let path = target { start = path.value(in: layer.presented) }
  }

  func progress(at fraction: Double) -> Double {
    timingFunction?.curve.value(at: fraction) ?? fraction
  }

  override func apply(at fraction: Double, _ layer: CALayer, to state: inout LayerState) {
    guard let path = target else { return }
    // A path is the property itself while it is interpolated.
    if let target = toValue as? CGPath, path.key == .path { state.path = target }
    let model = isAdditive ? start.map { _ in 0 } : path.value(in: state)
    func numbers(_ value: Any?) -> [Double]? { value.flatMap { path.numbers($0) } }
    let (first, last, delta) = (numbers(fromValue), numbers(toValue), numbers(byValue))
    func sum(_ a: [Double], _ b: [Double], _ sign: Double) -> [Double] {
      zip(a, b).map { $0 + $1 * sign }
    }
    let from: [Double]
    let to: [Double]
    switch (first, last, delta) {
    case (let first?, let last?, _): (from, to) = (first, last)
    case (let first?, nil, let delta?): (from, to) = (first, sum(first, delta, 1))
    case (nil, let last?, let delta?): (from, to) = (sum(last, delta, -1), last)
    case (let first?, nil, nil): (from, to) = (first, model)
    case (nil, let last?, nil): (from, to) = (start, last)
    case (nil, nil, let delta?): (from, to) = (start, sum(start, delta, 1))
    case (nil, nil, nil): (from, to) = (start, model)
    }
    guard from.count == to.count else { return }
    let p = progress(at: fraction)
    let offset =
      path.key == .transform && path.component.isEmpty
      ? TransformParts.difference(to, from) : zip(to, from).map { $0 - $1 }
    set(zip(from, offset).map { $0 + $1 * p }, &state)
  }
}

/// An animation by a damped harmonic oscillator; its curve follows from
/// `mass`, `stiffness`, `damping` and `initialVelocity`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, its force per distance; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping coefficient of the spring, its force per velocity; 10 by default. A greater one oscillates less.
  open var damping: CGFloat = 10
  /// The velocity at the start, as a fraction of the distance to the target per second.
  open var initialVelocity: CGFloat = 0

  /// Whether more than critical damping slows the spring down; without it, it counts as critical. False by default.
  open var allowsOverdamping = false

  /// Creates an animation by a spring of a perceptual duration in seconds and a bounce, from -1 to 1. A negative bounce
  /// is overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(keyPath: nil)
    let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    (mass, stiffness) = (1, CGFloat(spring.springConstant))
    (damping, allowsOverdamping) = (CGFloat(spring.damping), true)
    duration = settlingDuration
  }

  /// The perceptual duration in seconds, by the mass and the stiffness.
  open var perceptualDuration: CFTimeInterval { spring.duration }
  /// The bounce, from -1 to 1.
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      allowOverDamping: allowsOverdamping)
  }

  /// The time until the spring rests, in seconds.
  open var settlingDuration: CFTimeInterval {
    AnimationTiming(spring, velocity: Double(initialVelocity)).duration
  }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  override func progress(at fraction: Double) -> Double {
    spring.value(
      target: 1.0, initialVelocity: Double(initialVelocity), time: fraction * ownDuration)
  }
}

/// Animations that run at the same time and are added and removed as one. Their times are relative
/// to the start of the group, whose duration cuts them off.
open class CAAnimationGroup: CAAnimation {
  /// The animations, whose times are within the group's.
  open var animations: [CAAnimation]?

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
  }

  override func prepare(_ layer: CALayer) { for one in animations ?? [] { one.prepare(layer) } }

  override func apply(at fraction: Double, _ layer: CALayer, to state: inout LayerState) {
    let time = (timingFunction?.curve.value(at: fraction) ?? fraction) * ownDuration
    for one in animations ?? [] {
      let duration = one.duration > 0 ? one.duration : ownDuration
      let clock = AnimationClock(one, duration: duration)
      if let fraction = clock.fraction(at: time - one.beginTime) {
        one.apply(at: fraction, layer, to: &state)
      }
    }
  }
}
