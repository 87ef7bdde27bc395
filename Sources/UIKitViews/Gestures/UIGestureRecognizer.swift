// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// Recognizes a pattern of touches on a view, and calls the methods of its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: Hashable {
  /// The state of a recognizer, which its action reads.
  public enum State: Int, Sendable {
    /// Nothing has been recognized yet.
    case possible
    /// A continuous gesture has been recognized.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture has ended, or a discrete one has been recognized.
    case ended
    /// A recognized gesture has been cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed
    /// The same as `ended`, for gestures that are recognized once.
    public static let recognized = State.ended
  }

  private var targets: [(target: WeakTarget, action: Selector)] = []
  /// The view to which it has been added; nil for none.
  open private(set) weak var view: UIView?
  /// Decides whether the recognizer may begin, receives touches, and runs at the same time as others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it receives touches; false during a gesture cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled { router?.disable(self) } }
  }
  /// Whether the touches are cancelled in their view when the gesture is recognized; true by default.
  open var cancelsTouchesInView = true
  /// Whether views get the beginning of touches only when the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether views get the end of touches only when the recognizer has failed. No effect: they get it at
  /// once, as with false.
  open var delaysTouchesEnded = true
  /// Whether only touches of one type are tracked together. No effect: all touches have the same type.
  open var requiresExclusiveTouchType = true
  /// The raw values of the types of touches that it tracks; all by default. All touches are direct.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// A name for the use of the program, such as in logs; nil by default.
  open var name: String?
  /// Whether it is a part of a view of UIKit, such as the pan of a scroll view.
  package var isInternal = false

  private var storedState = State.possible
  /// The state while targets are called, which may be an earlier one.
  private var reportedState: State?
  /// The touches that it tracks, in the order of their beginning.
  private(set) var touches: [UITouch] = []
  var failureRequirements: [WeakRecognizer] = []
  /// The state that it will have when the recognizers it waits for have failed.
  var heldState: State?

  /// Creates a recognizer that calls a method of an object.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target; `addTarget(_:action:)` adds one.
  public convenience init() { self.init(target: nil, action: nil) }

  /// The state of recognition, from `possible` until the next touches; the action is called when it changes. Subclasses
  /// set it.
  open var state: State {
    get { reportedState ?? storedState }
    set { router?.change(self, to: newValue) ?? setState(newValue) }
  }

  var actualState: State { storedState }

  /// The observers of properties; nil without any.
  package var observedValues: (any ObservedValues)?

  func setState(_ state: State) {
    storedState = state
    observedValues?.check()
  }

  /// Whether the gesture is active.
  var isActive: Bool { storedState == .began || storedState == .changed }

  var router: TouchRouter? { view?.surface?.router }

  func attach(to view: UIView?) {
    if view == nil { router?.forget(self) }
    self.view = view
  }

  // MARK: Targets

  /// Calls a method of an object when the state changes. The object is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let isKnown = targets.contains { $0.target.isSame(as: target) && $0.action == action }
    if !isKnown { targets.append((WeakTarget(target), action)) }
  }

  /// Removes methods of an object; nil is all objects, or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      (target.map { known.target.isSame(as: $0) } ?? true)
        && (action.map { known.action == $0 } ?? true)
    }
  }

  /// Calls the targets with a state that it has or has had.
  func send(_ state: State) {
    let outer = reportedState
    reportedState = state
    for (target, action) in targets {
      if let object = target.object { action.perform(on: object, [self]) }
    }
    reportedState = outer
  }

  // MARK: Touches

  /// The number of touches that it tracks now.
  open var numberOfTouches: Int { touches.count }

  /// The centroid of the touches in a view's coordinates; nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    let middle = centroid
    return view?.convert(middle, from: nil) ?? middle
  }

  /// The location of one of the touches in a view's coordinates; nil is the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// The centroid of the touches in the window; the last one when all have ended.
  var centroid: CGPoint {
    guard !touches.isEmpty else { return lastCentroid }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.location.x } / count,
      y: touches.reduce(0) { $0 + $1.location.y } / count)
  }

  private var lastCentroid = CGPoint.zero

  func track(_ touch: UITouch) { touches.append(touch) }

  /// Removes touches that have ended.
  func untrack(_ ended: Set<UITouch>) {
    if touches.allSatisfy({ ended.contains($0) }), !touches.isEmpty { lastCentroid = centroid }
    touches.removeAll { ended.contains($0) }
  }

  /// Makes the recognizer not get a touch any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when touches begin. Subclasses call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches that the recognizer tracks have moved; subclasses change `state`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches that the recognizer tracks have ended; subclasses change `state`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled: the gesture is cancelled, or fails.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  /// Called when the recognizer is ready for the next gesture.
  open func reset() {}

  /// The time at which it changes without a touch, in seconds; nil if there is none.
  var deadline: Double? { nil }
  /// Called at that time.
  func advance(to time: Double) {}

  // MARK: Other recognizers

  /// Makes the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether it prevents another one; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another one prevents it; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether it waits for another one; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another one waits for it; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether two references are to the same recognizer.
  nonisolated public static func == (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool {
    one === other
  }
  /// Hashes the identity of the recognizer.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A reference that does not retain a recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// Decides when a recognizer may begin, which touches it receives, and which others may run with it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the recognizer may begin; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two recognizers may recognize at the same time; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer waits for the failure of another; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another recognizer waits for the failure of this one; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer gets a touch; true by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
