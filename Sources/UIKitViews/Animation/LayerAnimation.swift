// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion

/// An animation that has been added to a layer.
@MainActor
final class LayerAnimation: FrameAnimation {
  /// The animations that have been added in the open transactions.
  static var transactionStarts: [LayerAnimation] = []

  let animation: CAAnimation
  let key: String?
  private weak var layer: CALayer?
  private let clock: AnimationClock
  /// The time of the frames at which it starts, if the layer has no time of its own.
  private let start: Double
  /// The time of the layer at which it starts.
  private let localStart: Double
  private var isOver = false
  var isRunning: Bool { !isOver }
  var isEndless: Bool { end == .infinity }
  var mark = DrawingMark()
  private var completions: [() -> Void] = []

  init(_ animation: CAAnimation, _ key: String?, _ layer: CALayer) {
    self.animation = animation.makeCopy()
    (self.key, self.layer) = (key, layer)
    let duration = self.animation.ownDuration
    if self.animation.duration == 0 { self.animation.duration = duration }
    clock = AnimationClock(self.animation, duration: duration)
    let now = UIKitService.now
    start = animation.beginTime > 0 ? now + animation.beginTime - CACurrentMediaTime() : now
    localStart =
      layer.hasDefaultTiming
      ? start + UIKitService.mediaOffset
      : animation.beginTime > 0 ? animation.beginTime : layer.localTime(atFrame: now)
  }

  /// Calls a closure when the animations of the transaction have ended. Returns whether there are any.
  static func endWithTransaction(_ completion: @escaping () -> Void) -> Bool {
    guard let last = transactionStarts.max(by: { $0.end < $1.end }) else { return false }
    last.completions.append(completion)
    return true
  }

  private var end: Double { start + clock.total }

  func apply(to state: inout LayerState) {
    guard let layer else { return }
    noteUse()
    if let fraction = clock.fraction(at: elapsed(at: UIKitService.now, of: layer)) {
      animation.apply(at: fraction, layer, to: &state)
    }
  }

  /// The time since the start, in seconds of the layer.
  private func elapsed(at time: Double, of layer: CALayer) -> Double {
    layer.hasDefaultTiming ? time - start : layer.localTime(atFrame: time) - localStart
  }

  /// Returns whether to continue. An animation whose layer is released ends early.
  func advance(to time: Double) -> Bool {
    guard !isOver else { return false }
    guard let layer else {
      cancel()
      return false
    }
    guard elapsed(at: time, of: layer) >= clock.total else { return true }
    isOver = true
    if animation.isRemovedOnCompletion { layer.added.removeAll { $0 === self } }
    layer.setNeedsFrame()
    animation.delegate?.animationDidStop(animation, finished: true)
    for completion in completions { completion() }
    return false
  }

  /// Ends the animation early.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: false)
    for completion in completions { completion() }
  }
}

extension CALayer {
  /// Starts a copy of an animation. One with the same key is removed.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let running = LayerAnimation(anim, key, self)
    running.animation.prepare(self)
    added.append(running)
    if CATransaction.isOpen { LayerAnimation.transactionStarts.append(running) }
    UIKitService.current?.add(running)
    setNeedsFrame()
    anim.delegate?.animationDidStart(running.animation)
  }

  /// Removes the animation with a key: the property jumps to its own value. Its delegate is told
  /// that it has not finished. Nothing happens without such an animation.
  public func removeAnimation(forKey key: String) {
    let removed = added.filter { $0.key == key }
    added.removeAll { $0.key == key }
    for one in removed { one.cancel() }
    if let key = LayerKey(rawValue: key) { removeTransitions { $0 == key } }
    setNeedsFrame()
  }

  /// Removes all animations: the model is presented.
  public func removeAllAnimations() {
    let removed = added
    added = []
    for one in removed { one.cancel() }
    removeTransitions { _ in true }
    setNeedsFrame()
  }

  /// Returns the animation that was added last with a key and has not been removed; nil if there is none.
  public func animation(forKey key: String) -> CAAnimation? {
    added.last { $0.key == key }?.animation
  }

  /// Returns the keys of the animations that have not been removed; nil if there are none.
  public func animationKeys() -> [String]? {
    let running = transitions.filter { !$0.animation.isTrailing }
    let keys = added.compactMap(\.key) + running.map(\.transition.key.rawValue)
    return keys.isEmpty ? nil : keys
  }

  private func removeTransitions(_ isRemoved: (LayerKey) -> Bool) {
    let removed = transitions.filter { isRemoved($0.transition.key) }
    transitions.removeAll { isRemoved($0.transition.key) }
    for (animation, transition) in removed { animation.removed(transition) }
  }
}
