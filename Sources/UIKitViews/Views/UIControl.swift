// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view that sends actions for touches and value changes.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events for which a control calls its targets and actions. Several can be combined.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch has begun inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A second touch has begun soon after the first.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked touch has moved, and is inside the bounds or at most 70 points beside them.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked touch has moved, more than 70 points beside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked touch has come back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked touch has moved more than 70 points beside the bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked touch has ended inside the bounds or at most 70 points beside them: a press of a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked touch has ended more than 70 points beside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The tracked touch has been cancelled, such as by a scroll view that begins to scroll.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value, as of a slider or a switch; not sent for changes by the program.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control: the press of a button, the return key in a text field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The editing of a text has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed a text; not sent for changes by the program.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The editing of a text has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has been pressed. A field with an action for it ends editing afterwards.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The states of a control, each with a look of its own. Several can be combined.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither highlighted, disabled nor selected.
    public static let normal: State = []
    /// Highlighted by a touch.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled, so that touches have no effect.
    public static let disabled = State(rawValue: 2)
    /// Selected, as `isSelected` says.
    public static let selected = State(rawValue: 4)
  }

  /// How contents are placed along the x axis.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Contents as wide as the control.
    case fill
    /// At the left edge, or the right one if the control is laid out from right to left.
    case leading
    /// At the right edge, or the left one if the control is laid out from right to left.
    case trailing
  }

  /// How contents are placed along the y axis.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// Contents as high as the control.
    case fill
  }

  private var targets: [(target: WeakTarget?, action: Selector, events: Event)] = []
  private var ownActions: [(action: UIAction, events: Event)] = []
  /// Whether touches have an effect; true by default. A disabled control receives touches, and ignores them.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether the control has the look of a selected one; false by default. Only the program changes it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the control has the look of a touched one: the tracked touch sets it while it is inside.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Whether a touch that began in the control is tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the bounds or at most 70 points beside them; false without a touch.
  open private(set) var isTouchInside = false
  /// How contents are placed along the x axis; centered by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// How contents are placed along the y axis; centered by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The distance by which a touch may be outside and still count as inside, in points.
  private static let slop: CGFloat = 70

  /// Creates a control at a frame in the superview, without targets.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that performs an action for `primaryActionTriggered`; nil for none.
  @_disfavoredOverload
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control without a size. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The state that determines the appearance: normal, highlighted, disabled and selected, which may be combined.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the state has changed.
  @_spi(ViewTree) open func stateChanged() {
    layer.setNeedsFrame()
    setNeedsLayout()
  }

  /// Calls a method of an object when something happens; nil is the first responder that has it. The
  /// object is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    // In the initial value of a property, self is a function of the class: no object.
    let object = target.flatMap { type(of: $0) is AnyClass ? $0 : nil }
    targets.append((object.map { WeakTarget($0) }, action, controlEvents))
  }

  /// Removes the methods of an object from events. A target of nil stands for all objects, an action of nil for all
  /// methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { known in
      !known.events.isDisjoint(with: controlEvents)
        && (target.map { known.target?.isSame(as: $0) == true } ?? true)
        && (action.map { known.action == $0 } ?? true)
    }
  }

  /// Performs an action for events. It replaces the one with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    ownActions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    ownActions.append((action, controlEvents))
  }

  /// Removes an action from the events; nothing if it was not added for them.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    ownActions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Removes the actions with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for (action, _) in ownActions where action.identifier == actionIdentifier {
      removeAction(action, for: controlEvents)
    }
  }

  /// The events for which there are targets or actions.
  public var allControlEvents: Event {
    Event(targets.map(\.events) + ownActions.map(\.events))
  }

  /// Calls the methods and performs the actions that were added for events, whether the control is enabled or not.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Performs an action with the control as its sender. Subclasses override it to see every action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls a method of the target, or of the first responder in the chain that has it if the target
  /// is nil. Subclasses override it to see every call.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  private func send(_ events: Event, _ event: UIEvent?) {
    for entry in targets where !entry.events.isDisjoint(with: events) {
      if let target = entry.target {
        if let object = target.object { sendAction(entry.action, to: object, for: event) }
      } else {
        sendAction(entry.action, to: nil, for: event)
      }
    }
    for entry in ownActions where !entry.events.isDisjoint(with: events) {
      entry.action.perform(sender: self)
    }
  }

  /// Called when a touch begins. Returns whether it is tracked; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Returns whether it is tracked further; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends, inside or outside. Does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled, for example by a scroll view. Does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    surface?.router.controlHasActed = true
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    let location = touch.location(in: self)
    isTouchInside = bounds.insetBy(dx: -Self.slop, dy: -Self.slop).encloses(location)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    send(isTouchInside ? [.touchUpInside, pressEvent] : .touchUpOutside, event)
    isTouchInside = false
  }

  /// The event that a press triggers besides `touchUpInside`: the main action, for buttons.
  @_spi(ViewTree) open var pressEvent: Event { [] }

  /// Opens the menu of a button that a press opens; returns false if it has none.
  package static var menuPress: (UIControl) -> Bool = { _ in false }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }
}
