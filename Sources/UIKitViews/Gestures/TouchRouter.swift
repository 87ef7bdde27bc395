// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// Sends the touches of a surface to recognizers and views, and arbitrates between recognizers by UIKit's rules.
@MainActor
package final class TouchRouter {
  /// Called for instruments when a recognizer gets a touch, and when its state changes, with the one it lost to.
  package static var observer:
    ((UIGestureRecognizer, UIGestureRecognizer.State, UIGestureRecognizer?) -> Void)?

  private unowned let root: UIView
  private var touches: [Int: UITouch] = [:]
  private let event = UIEvent()
  /// The recognizers that have got a touch since the last time that there was none.
  private var members: [UIGestureRecognizer] = []
  /// The calls of targets that are due, in order.
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var lastTap: (view: ObjectIdentifier, location: CGPoint, time: Double, count: Int)?
  private(set) var time = 0.0
  /// Whether a recognizer has begun or ended, so that the surface claims the touches.
  private(set) var hasRecognized = false
  /// Whether a control tracks a touch.
  var controlHasActed = false

  init(_ root: UIView) { self.root = root }

  var isIdle: Bool { touches.isEmpty && members.isEmpty }

  /// The time at which a recognizer changes without a touch, in seconds; nil if there is none.
  var deadline: Double? {
    members.filter { $0.actualState == .possible }.compactMap(\.deadline).min()
  }

  /// The view at a point of the surface; nil if there is none.
  func hitTest(_ point: CGPoint) -> UIView? {
    let matrix = root.layer.model.matrix.planar
    guard matrix.determinant != 0 else { return nil }
    return root.hitTest(point.applying(matrix.inverted()), with: event)
  }

  // MARK: Touches

  /// Handles simultaneous touches of one phase, in the coordinates of the surface.
  func handle(_ batch: [Touch]) {
    guard let first = batch.first else { return }
    time = first.time
    event.timestamp = time
    let changed = Set(batch.compactMap { known($0) })
    event.allTouches = Set(touches.values)
    guard !changed.isEmpty else { return }
    switch first.phase {
    case .began: begin(changed)
    case .moved:
      tellRecognizers(changed) { $0.touchesMoved($1, with: $2) }
      tellViews(changed) { $0.touchesMoved($1, with: $2) }
    case .ended: end(changed)
    case .cancelled: cancel(changed)
    }
    finishGestures()
  }

  private func known(_ touch: Touch) -> UITouch? {
    if touch.phase == .began {
      guard !UIApplication.shared.isIgnoringInteractionEvents,
        let view = hitTest(touch.hitTestLocation), !isExcluded(view)
      else { return nil }
      let new = UITouch(touch, view)
      new.tapCount = tapCount(of: touch, view)
      touches[touch.id] = new
      return new
    }
    guard let known = touches[touch.id] else { return nil }
    known.previous = known.location
    known.location = touch.location
    known.timestamp = touch.time
    switch touch.phase {
    case .began: known.phase = .began
    case .moved: known.phase = .moved
    case .ended: known.phase = .ended
    case .cancelled: known.phase = .cancelled
    }
    return known
  }

  /// Returns whether exclusive touches keep a view from getting one.
  private func isExcluded(_ view: UIView) -> Bool {
    touches.values.contains { touch in
      guard let other = touch.view, other !== view else { return false }
      return other.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  private func tapCount(of touch: Touch, _ view: UIView) -> Int {
    guard let lastTap, lastTap.view == ObjectIdentifier(view), touch.time - lastTap.time < 0.35,
      hypot(touch.location.x - lastTap.location.x, touch.location.y - lastTap.location.y) < 45
    else { return 1 }
    return lastTap.count + 1
  }

  private func begin(_ new: Set<UITouch>) {
    for touch in new {
      if let view = touch.view, !view.isMultipleTouchEnabled, isSecond(touch, on: view, among: new)
      {
        touch.isCancelledInView = true
      }
      var receivers: [UIGestureRecognizer] = []
      var view = touch.view
      while let current = view {
        for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
          guard !isOver(recognizer),
            recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
            recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
          else { continue }
          receivers.append(recognizer)
        }
        view = current.superview
      }
      touch.gestureRecognizers = receivers
      for recognizer in receivers {
        recognizer.track(touch)
        Self.observer?(recognizer, .possible, nil)
        if !members.contains(where: { $0 === recognizer }) { members.append(recognizer) }
      }
    }
    tellRecognizers(new) { $0.touchesBegan($1, with: $2) }
    let delayed = new.filter { touch in
      touch.gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.actualState == .possible }
        == true
    }
    for touch in delayed { touch.isCancelledInView = true }
    tellViews(new) { $0.touchesBegan($1, with: $2) }
  }

  private func end(_ ended: Set<UITouch>) {
    for touch in ended {
      if let view = touch.view {
        lastTap = (ObjectIdentifier(view), touch.location, time, touch.tapCount)
      }
    }
    tellRecognizers(ended) { $0.touchesEnded($1, with: $2) }
    tellViews(ended) { $0.touchesEnded($1, with: $2) }
    forget(ended)
  }

  private func cancel(_ cancelled: Set<UITouch>) {
    tellRecognizers(cancelled) { $0.touchesCancelled($1, with: $2) }
    tellViews(cancelled) { $0.touchesCancelled($1, with: $2) }
    forget(cancelled)
  }

  private func forget(_ ended: Set<UITouch>) {
    for touch in ended { touches[touch.id] = nil }
    for recognizer in members { recognizer.untrack(ended) }
  }

  private func tellRecognizers(
    _ changed: Set<UITouch>, _ call: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void
  ) {
    for recognizer in members {
      let own = changed.filter { touch in recognizer.touches.contains { $0 === touch } }
      guard !own.isEmpty, !isOver(recognizer) else { continue }
      call(recognizer, own, event)
    }
  }

  private func tellViews(
    _ changed: Set<UITouch>, _ call: (UIView, Set<UITouch>, UIEvent?) -> Void
  ) {
    var groups: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in changed where !touch.isCancelledInView {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    for (view, own) in groups { call(view, own, event) }
  }

  /// Returns whether a touch that begins is not the first one on a view.
  private func isSecond(_ touch: UITouch, on view: UIView, among new: Set<UITouch>) -> Bool {
    touches.values.contains { other in
      other !== touch && other.view === view && (!new.contains(other) || other.id < touch.id)
    }
  }

  /// Cancels all touches, as another gesture has claimed them.
  func cancelAll() {
    let all = Set(touches.values)
    for touch in all { touch.phase = .cancelled }
    if !all.isEmpty { cancel(all) }
    for recognizer in members where !isOver(recognizer) { setState(recognizer, .failed) }
    finishGestures()
  }

  /// Advances recognizers whose deadline has passed.
  func advance(to time: Double) {
    self.time = time
    for recognizer in members where recognizer.actualState == .possible {
      if let deadline = recognizer.deadline, deadline <= time { recognizer.advance(to: time) }
    }
    finishGestures()
  }

  // MARK: Recognizers

  private func isOver(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer.actualState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  func disable(_ recognizer: UIGestureRecognizer) {
    guard members.contains(where: { $0 === recognizer }), !isOver(recognizer) else { return }
    setState(recognizer, recognizer.isActive ? .cancelled : .failed)
    finishGestures()
    UIKitService.onNextFrame { [weak self] in self?.flush() }
  }

  func forget(_ recognizer: UIGestureRecognizer) {
    disable(recognizer)
    members.removeAll { $0 === recognizer }
  }

  /// Changes the state as a recognizer asks for it, if the rules allow it.
  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    guard members.contains(where: { $0 === recognizer }) else { return recognizer.setState(state) }
    guard !isOver(recognizer) else { return }
    switch state {
    case .possible, .failed, .cancelled: setState(recognizer, state)
    case .began, .changed, .ended:
      if recognizer.isActive { return setState(recognizer, state) }
      if recognizer.heldState != nil {
        recognizer.heldState =
          state == .ended && recognizer.heldState != .ended ? .ended : recognizer.heldState
        return
      }
      recognize(recognizer, state)
    }
  }

  /// Begins or ends a recognizer that is possible.
  private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let mayBegin =
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    guard mayBegin, recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return setState(recognizer, .failed)
    }
    let rivals = members.filter { $0 !== recognizer }
    if rivals.contains(where: { isPrevented(recognizer, by: $0) }) {
      return setState(recognizer, .failed)
    }
    if rivals.contains(where: { waits(recognizer, for: $0) }) {
      recognizer.heldState = state
      return
    }
    setState(recognizer, state)
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool
  {
    (other.isActive || (other.actualState == .ended && sharesTouch(recognizer, other)))
      && excludes(other, recognizer)
  }

  private func sharesTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.touches.contains { touch in other.touches.contains { $0 === touch } }
  }

  /// Returns whether an active recognizer makes another one fail.
  private func excludes(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let together =
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
    return !together && one.canPrevent(other) && other.canBePrevented(by: one)
  }

  /// Returns whether a recognizer has to wait for another one, which may still be recognized.
  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    guard other.actualState == .possible, other.isEnabled, other.heldState == nil else {
      return false
    }
    return recognizer.failureRequirements.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  private func setState(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State,
    lostTo winner: UIGestureRecognizer? = nil
  ) {
    let old = recognizer.actualState
    let isFirst = old == .possible && (state == .began || state == .ended || state == .changed)
    recognizer.heldState = nil
    recognizer.setState(isFirst && state == .changed ? .began : state)
    if old != recognizer.actualState { Self.observer?(recognizer, recognizer.actualState, winner) }
    if isFirst { recognized(recognizer) }
    switch state {
    case .began, .changed, .ended, .cancelled:
      if state == .changed, let last = actions.last, last.recognizer === recognizer,
        last.state == .changed
      {
        break
      }
      actions.append((recognizer, recognizer.actualState))
    case .possible, .failed: break
    }
    if state == .failed || state == .cancelled { releaseHeld() }
  }

  /// Makes the rivals of a recognizer fail, and cancels its touches in their views.
  private func recognized(_ recognizer: UIGestureRecognizer) {
    hasRecognized = true
    for other in members where other !== recognizer && !isOver(other) {
      let waitsForIt = other.heldState != nil && waitedFor(by: other, recognizer)
      if waitsForIt || (!other.isActive && excludes(recognizer, other)) {
        setState(other, .failed, lostTo: recognizer)
      }
    }
    guard recognizer.cancelsTouchesInView else { return }
    let own = Set(recognizer.touches.filter { !$0.isCancelledInView })
    guard !own.isEmpty else { return }
    let phases = own.map { ($0, $0.phase) }
    for touch in own { touch.phase = .cancelled }
    tellViews(own) { $0.touchesCancelled($1, with: $2) }
    for (touch, phase) in phases {
      touch.phase = phase
      touch.isCancelledInView = true
    }
  }

  private func waitedFor(by one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.failureRequirements.contains { $0.recognizer === other }
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
  }

  /// Resumes recognizers that no longer wait for another one.
  private func releaseHeld() {
    for recognizer in members {
      guard let state = recognizer.heldState, !isOver(recognizer) else { continue }
      recognizer.heldState = nil
      recognize(recognizer, state)
    }
  }

  /// Resets the recognizers once all touches have ended and none waits.
  private func finishGestures() {
    guard touches.isEmpty else { return }
    let waiting = members.contains { recognizer in
      recognizer.heldState != nil
        || (recognizer.actualState == .possible && recognizer.deadline != nil)
    }
    guard !waiting else { return }
    for recognizer in members where !isOver(recognizer) {
      if recognizer.isActive { continue }
      setState(recognizer, .failed)
    }
    flush()
    for recognizer in members where isOver(recognizer) {
      recognizer.setState(.possible)
      recognizer.reset()
    }
    members.removeAll { !$0.isActive }
  }

  /// Calls the targets.
  func flush() {
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      recognizer.send(state)
    }
  }

  /// Forgets the result of the last gesture.
  func restart() {
    hasRecognized = false
    controlHasActed = false
  }
}
