// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The changes of one block of `UIView.animate`, of a property animator or of a transaction, with one progress.
@MainActor
package final class ViewAnimation: FrameAnimation, DrivenAnimation {
  /// The animations whose blocks run now, innermost last; nil for a block without animations.
  private static var stack: [ViewAnimation?] = []

  /// The animation that captures changes of views; nil if they change at once.
  package static var current: ViewAnimation? { stack.last ?? nil }

  package var timing: AnimationTiming
  package var delay: Double
  package var repeats = false
  package var autoreverses = false
  package var repeatCount = 1.0
  /// The time with all other steps, the delay before it, and whether it also runs backwards, of a step
  /// that is repeated with others; nil for other animations.
  package var cycle: (duration: Double, delay: Double, autoreverses: Bool)?
  package var allowsInteraction = true
  /// Whether running animations of the same properties end, so that the changes begin at the models' values.
  package var startsFromModels = false
  var layoutSubviews = false
  package private(set) var transitions: [PropertyTransition] = []
  /// From 0, the start, to 1, the end; a spring passes it.
  var progress = 0.0
  /// The progress of positions along y; nil for the same.
  private(set) var verticalProgress: Double?
  package var completion: ((Bool) -> Void)?
  private var start = 0.0
  private(set) var isRunning = false
  var isEndless: Bool {
    !isScrubbed && (repeats || repeatCount == .infinity || cycle != nil) && timing.duration > 0
  }
  var mark = DrawingMark()

  package init(_ timing: AnimationTiming, delay: Double = 0) {
    self.timing = timing
    self.delay = delay
  }

  /// Runs a block whose changes of views are part of the animation.
  package func collect(_ changes: () -> Void) {
    Self.stack.append(self)
    changes()
    Self.stack.removeLast()
  }

  /// Makes the changes of views until `close()` parts of the animation.
  package func open() { Self.stack.append(self) }

  /// Ends what `open()` began. Returns whether this animation was the innermost one.
  package func close() -> Bool {
    guard let last = Self.stack.last, last === self else { return false }
    Self.stack.removeLast()
    return true
  }

  /// Runs a block whose changes of views happen at once.
  package static func withoutAnimation(_ changes: () -> Void) {
    stack.append(nil)
    changes()
    stack.removeLast()
  }

  func add(_ layer: CALayer, _ key: LayerKey, from: [Double], to: [Double]) {
    guard from.count == to.count, from != to else { return }
    if startsFromModels {
      for (running, old) in layer.transitions where old.key == key {
        layer.remove(old)
        running.removed(old)
      }
    }
    let transition = PropertyTransition(layer, key, from: from, to: to)
    transitions.append(transition)
    layer.transitions.append((self, transition))
  }

  /// The animations that start while a closure runs.
  static func recordingStarts(_ body: () -> Void) -> [any DrivenAnimation] {
    let outer = starts
    starts = []
    body()
    defer { starts = outer }
    return starts ?? []
  }

  private static var starts: [any DrivenAnimation]?

  /// Notes that an animation starts which a gesture can drive.
  static func noteStart(_ animation: any DrivenAnimation) { starts?.append(animation) }

  /// Starts at the time of the current frame. Without changes it ends in the next frame.
  package func begin() {
    start = UIKitService.now
    isRunning = true
    Self.noteStart(self)
    guard !transitions.isEmpty, timing.duration > 0 || delay > 0 else {
      isRunning = false
      release()
      UIKitService.complete(completion)
      return
    }
    UIKitService.current?.add(self)
  }

  /// Updates the progress. Returns whether the animation continues.
  func advance(to time: Double) -> Bool {
    guard isRunning else { return false }
    if let trail { return advance(to: time, along: trail) }
    if isScrubbed { return advanceDrive(to: time) }
    if let cycle { return advance(to: time, in: cycle) }
    var elapsed = time - start - delay
    let turns = repeats ? Double.infinity : repeatCount * (autoreverses ? 2 : 1)
    if elapsed >= timing.duration * turns {
      if turns == 1 { follow(timing, start: start + delay) }
      finish(true)
      return isTrailing
    }
    var isBackwards = false
    if timing.duration > 0, elapsed > 0, turns > 1 {
      let turn = (elapsed / timing.duration).rounded(.down)
      elapsed -= turn * timing.duration
      isBackwards = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    }
    let local = isBackwards ? timing.duration - elapsed : elapsed
    progress = timing.progress(at: local)
    verticalProgress = timing.verticalProgress(at: local)
    return true
  }

  private func advance(
    to time: Double, in cycle: (duration: Double, delay: Double, autoreverses: Bool)
  ) -> Bool {
    guard cycle.duration > 0 else { return false }
    let turns = max(0, time - start - cycle.delay) / cycle.duration
    let turn = turns.rounded(.down)
    var local = (turns - turn) * cycle.duration
    if cycle.autoreverses, turn.truncatingRemainder(dividingBy: 2) == 1 {
      local = cycle.duration - local
    }
    progress = timing.progress(at: local - (delay - cycle.delay))
    return true
  }

  // MARK: Coming to rest

  /// The rest of the motion of a spring that has ended for its completion, which is less than a thousandth of the
  /// distance, until SwiftUI's springs rest; nil before.
  private var trail:
    (timing: AnimationTiming, start: Double, end: Double, left: Double, leftVertical: Double?)?
  /// Whether the animation has ended but for a trace of its motion.
  package var isTrailing: Bool { trail != nil }

  /// Makes the layers follow a spring beyond its end until it rests.
  ///
  /// - Parameters:
  ///   - left: The part of the distance that was left at the start.
  ///   - vertical: The same for positions along y; nil for the same part.
  func follow(_ timing: AnimationTiming, start: Double, left: Double = 1, vertical: Double? = nil) {
    guard left != 0 else { return }
    var rest = 0.0
    for transition in transitions {
      let isPosition = transition.key == .position
      var delta = transition.offset(at: 0, vertical: nil).map { $0 * left }
      if isPosition, let vertical { delta[1] *= vertical / left }
      guard let time = timing.restTime(delta, isPosition: isPosition) else { return }
      rest = max(rest, time)
    }
    guard rest > timing.duration, rest.isFinite else { return }
    var timing = timing
    timing.duration = .infinity
    (trail, isScrubbed) = ((timing, start, start + rest, left, vertical), false)
    (allowsInteraction, isRunning) = (true, true)
    _ = advance(to: UIKitService.now)
    UIKitService.current?.add(self)
  }

  /// Sets the models back to the start. Returns an animation of the changes back.
  func reversedToStart() -> ViewAnimation {
    let back = ViewAnimation(timing)
    let own = transitions
    release()
    for one in own {
      one.layer.setModel(one.key, one.from)
      back.add(one.layer, one.key, from: one.to, to: one.from)
    }
    return back
  }

  private func advance(
    to time: Double,
    along trail: (
      timing: AnimationTiming, start: Double, end: Double, left: Double, leftVertical: Double?
    )
  ) -> Bool {
    guard time < trail.end else {
      isRunning = false
      release()
      return false
    }
    let own = trail.timing.progress(at: time - trail.start)
    progress = 1 - trail.left * (1 - own)
    let vertical = trail.timing.verticalProgress(at: time - trail.start)
    verticalProgress =
      vertical == nil && trail.leftVertical == nil
      ? nil : 1 - (trail.leftVertical ?? trail.left) * (1 - (vertical ?? own))
    return true
  }

  // MARK: Driving by a gesture

  /// The change of the progress after a gesture, to the end or back to the start; nil while time does not count.
  private var drive:
    (from: Double, to: Double, start: Double, duration: Double, curve: CubicBezier)?
  private var isScrubbed = false

  /// Sets the progress; time does not count any more.
  func scrub(to fraction: Double) { scrub(to: fraction, vertical: nil) }

  func scrub(to fraction: Double, vertical: Double?) {
    (isScrubbed, trail) = (true, nil)
    verticalProgress = vertical
    drive = nil
    progress = fraction
    for transition in transitions { transition.layer.setNeedsFrame() }
  }

  /// Resumes the animation from the progress that has been set, to its end or back to its start.
  func resume(reversed: Bool, speed: Double, _ curve: CubicBezier) {
    let remaining = reversed ? progress : 1 - progress
    drive = (
      progress, reversed ? 0 : 1, UIKitService.now,
      timing.duration * remaining / max(speed, 0.01), curve
    )
    UIKitService.current?.add(self)
  }

  private func advanceDrive(to time: Double) -> Bool {
    guard let drive else { return true }
    let elapsed = time - drive.start
    if elapsed < drive.duration {
      let fraction = drive.curve.value(at: elapsed / drive.duration)
      verticalProgress = nil
      progress = drive.from + (drive.to - drive.from) * fraction
      return true
    }
    if drive.to == 0 { for one in transitions { one.layer.setModel(one.key, one.from) } }
    finish(true)
    return false
  }

  /// The time since the start, without the delay, in seconds.
  var elapsed: Double { UIKitService.now - start - delay }

  /// Ends the animation: the layers present their model values, or follow the rest of a spring's motion.
  func finish(_ isFinished: Bool) {
    if !isFinished || transitions.isEmpty { trail = nil }
    isRunning = isTrailing
    if !isTrailing { release() }
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }

  /// Removes the transitions from their layers.
  func release() {
    for transition in transitions { transition.layer.remove(transition) }
    transitions = []
  }

  /// Called when a layer removes a transition before its end.
  func removed(_ transition: PropertyTransition) {
    transitions.removeAll { $0 === transition }
    if transitions.isEmpty, isRunning { finish(false) }
  }
}
