// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
package import Foundation
package import Gestures
package import Motion

/// A hierarchy of views that is alive: input and time go in, display lists come out.
///
/// It reads no clock: every event and every frame brings its time in seconds. The same calls with the same
/// values give the same lists.
@MainActor
package final class ViewHost {
  package private(set) var size: CGSize
  /// How many pixels make a point.
  package private(set) var scale: CGFloat
  /// What the last frame cost, counted.
  package var counters = FrameCounters()
  let resources: Resources
  /// What its views begin with, and where they keep what later ones begin with.
  let memory: StateMemory?

  /// The events that wait for the next frame.
  var events: [InputEvent] = []
  /// The changes of state that wait for their pass.
  var changes: [StateChange] = []
  /// The nodes to evaluate again.
  var invalidNodes: [Node] = []
  /// Whether objects that views read have changed since the last passes.
  var hasObjectChanges = false
  /// Whether a pass is under way.
  var isInPass = false
  /// How many places say, change or read preferences.
  var preferenceScopes = 0
  /// Those who are to be told of preferences that may have changed.
  var preferenceReaders: [any PreferenceReader] = []
  /// The anchors that views tell.
  var anchors: [AnchorReference] = []
  /// What waits for a time.
  let timers = FrameTimers()
  /// How often the calendar has been set.
  private(set) var calendarNumber = 0
  let calendarSource = DependencySource()
  var animating: [ObjectIdentifier: any Animating] = [:]
  var needsLayout = true
  /// Whether what is animated changes the layout of this frame.
  private(set) var layoutMoves = false
  /// Whether something has moved through fractions of pixels and may have stayed between them.
  private(set) var isUnrested = false
  /// The guides that have been set somewhere; see `mayBeSet`.
  private var setGuides: Set<ObjectIdentifier> = []
  private var mayAnyGuideBeSet = false
  /// Whether the picture may have changed since the last list.
  var needsDisplay = true
  /// The time of the frame under way, or of the last one.
  var time = 0.0
  var passNumber: UInt64 = 0
  /// How many elements are on their way out.
  var departures = 0
  /// How many nodes change the transactions of those below them.
  var transactionScopes = 0
  var touchSource = TouchSource()
  /// What runs when the pass under way is over, and the transaction it runs in.
  var afterPassActions: [(transaction: Transaction, action: () -> Void)] = []
  var nextFrameActions: [() -> Void] = []
  /// The views that share a frame, by what they share it under.
  var matched: [MatchedKey: MatchedGroup] = [:]
  /// What answered bodies that asked for places.
  var placeReaders: [ObjectIdentifier: GeometrySource] = [:]
  let gestures = GestureSession()
  /// The scroll view that the wheel turns.
  var wheelGrip: WheelGrip?
  let focus = FocusSession()
  let hover = HoverSession()
  let sizeSource = DependencySource()
  /// The hierarchies that play inside this one, back to front.
  var stages: [StageElement] = []
  /// The stages that pointers are down on.
  var stageGrips: [StageGrip.Pointer: StageGrip] = [:]
  /// The spring in the place of those of the views.
  let springs = SpringOverride()
  /// Whoever has a clock to measure its frames by.
  package var meter: (any FrameMeter)?
  /// Whether its frames are to be measured.
  package var isMeasured = false
  /// Told of the cost of a frame once it is on the screen, while frames are measured.
  package var whenMeasured: (FrameCost) -> Void = { _ in }
  /// Told of every touch, before the gestures are.
  package var whenTouched: ([Touch]) -> Void = { _ in }
  /// Takes the keys that no view wants, before they count as fingers; answers whether it does something.
  package var keyAction: (KeySample) -> Bool = { _ in false }
  /// Puts what views copy where other programs find it; until it is set, nowhere.
  package var copyText: (String) -> Void = { _ in }
  private(set) var root: RootNode?
  /// The appearances that views ask for.
  private var preferredSchemes: [(node: ObjectIdentifier, depth: Int, scheme: ColorScheme)] = []
  private let environment: EnvironmentScope
  private let resourcesBox: ResourcesBox

  /// The way to it for those who may outlive it.
  let link = HostLink()

  /// The host whose code runs, or ran last.
  static var current: ViewHost? { currentLink?.host }
  private static var currentLink: HostLink?

  /// Shows a view in a space of a size in points, which is the screen's by the time the view is made. A size that is not finite, or negative, counts as 0.
  package init<Root: View>(
    _ view: @autoclosure () -> Root, size: CGSize, scale: CGFloat = 1, resources: Resources,
    memory: StateMemory? = nil
  ) {
    self.size = size.usable
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.resources = resources
    self.memory = memory
    resourcesBox = ResourcesBox(resources)
    touchSource.stage = self.size
    environment = EnvironmentScope(parent: nil)
    link.connect(self)
    updateEnvironment()
    activate()
    var context = _NodeContext(
      host: self, parent: nil, environment: environment, pass: pass(at: 0))
    context.pass.isInsertion = true
    isInPass = true
    root = TypedRootNode(view(), context)
    isInPass = false
  }

  isolated deinit {
    link.disconnect()
  }

  /// Takes events; they count from the next frame on.
  package func handle(_ events: [InputEvent]) {
    self.events.append(contentsOf: events)
  }

  /// When the next frame is wanted: nil if nothing moves, `time` if something does, and a time to come if
  /// a gesture waits for it.
  package func nextFrame(after time: Double) -> Double? {
    let isBusy =
      needsDisplay || !events.isEmpty || !changes.isEmpty || !animating.isEmpty || needsLayout
      || (isUnrested && isFree) || !invalidNodes.isEmpty || !afterPassActions.isEmpty
      || !nextFrameActions.isEmpty
    if isBusy { return time }
    return [nextGestureTime(after: time), timers.next, nextStageFrame(after: time)]
      .compactMap(\.self).min()
  }

  /// The date that goes with a frame's time, in seconds, for views that show the time of day.
  ///
  /// It is asked once a frame. Unless it is set, time 0 is the first moment of 2001, so that pictures are the
  /// same whenever they are made.
  package var calendar: (Double) -> Date {
    get { timers.calendar }
    set {
      timers.calendar = newValue
      calendarNumber += 1
      calendarSource.invalidateReaders()
    }
  }

  /// Every change of phase of every gesture so far, in order; the last thousand.
  package var gestureLog: [GestureRecord] { gestures.log }

  /// How many things move.
  package var animationCount: Int { animating.count }

  /// The appearance that the outside world asks for.
  package var colorScheme = ColorScheme.light {
    didSet { updateEnvironment() }
  }

  /// Whether the outside world asks for less motion: the hand is followed as ever, what settles does so
  /// quickly and without bounce.
  package var reducesMotion = false {
    didSet { updateEnvironment() }
  }

  /// The spring that all views move by instead of their own, from the next frame on; nil for each its own.
  /// What is in flight goes on by it, as fast as it is.
  package var springOverride: Spring? {
    get { springs.spring }
    set {
      guard newValue != springs.spring else { return }
      springs.spring = newValue
      needsDisplay = true
    }
  }

  /// The spring that started last, as the views asked for it.
  package var lastSpring: SpringOverride.Use? { springs.lastUse }

  private func updateEnvironment() {
    var values = EnvironmentValues()
    values.resources = resourcesBox
    values.colorScheme = preferredSchemes.min { $0.depth < $1.depth }?.scheme ?? colorScheme
    values.accessibilityReduceMotion = reducesMotion
    environment.replace(with: values.changes)
    needsDisplay = true
  }

  // MARK: What nodes and elements report

  /// Notes the appearance that a node asks for; nil takes it back.
  func prefer(_ scheme: ColorScheme?, _ node: Node) {
    let known = preferredSchemes.first { $0.node == ObjectIdentifier(node) }
    guard known?.scheme != scheme else { return }
    preferredSchemes.removeAll { $0.node == ObjectIdentifier(node) }
    if let scheme { preferredSchemes.append((ObjectIdentifier(node), node.depth, scheme)) }
    updateEnvironment()
  }

  func activate() {
    ViewHost.currentLink = link
    FrameTimers.current = timers
  }

  func enqueue(_ change: StateChange) {
    changes.append(change)
  }

  func noteInvalid(_ node: Node) {
    invalidNodes.append(node)
  }

  func noteAnimating(_ object: any Animating) {
    animating[ObjectIdentifier(object)] = object
  }

  /// How much of the window, from its edges, views keep off unless they ignore it; in points.
  package var safeAreaInsets = EdgeInsets() {
    didSet { if safeAreaInsets != oldValue { root?.setNeedsLayout() } }
  }

  /// Runs an action when the pass under way is over and laid out.
  func afterPass(_ transaction: Transaction = Transaction(), _ action: @escaping () -> Void) {
    afterPassActions.append((transaction, action))
  }

  /// Runs an action in the next frame.
  func onNextFrame(_ action: @escaping () -> Void) {
    nextFrameActions.append(action)
  }

  func noteNeedsLayout() {
    needsLayout = true
  }

  func noteLayoutMoves() {
    layoutMoves = true
    isUnrested = true
  }

  /// Called before the values of a frame are taken: whether they change layout is not known yet.
  func forgetLayoutMoves() {
    layoutMoves = false
  }

  func noteUnrest() {
    isUnrested = true
  }

  /// Brings everything to whole pixels in a frame in which nothing has changed and no hand holds anything.
  func comeToRest() {
    guard isUnrested, isFree, animating.isEmpty, changes.isEmpty else { return }
    isUnrested = false
    needsDisplay = true
    root?.comeToRest(pass(at: time))
  }

  private var isFree: Bool { touchSource.down.isEmpty }

  func noteGuide(_ key: AlignmentKey) {
    setGuides.insert(ObjectIdentifier(key.id))
  }

  /// Notes that there is something whose guides are not known beforehand.
  func noteAnyGuide() {
    mayAnyGuideBeSet = true
  }

  /// Whether a guide has ever been set: most never are, and nobody need be asked for those.
  func mayBeSet(_ key: AlignmentKey) -> Bool {
    mayAnyGuideBeSet || (!setGuides.isEmpty && setGuides.contains(ObjectIdentifier(key.id)))
  }

  /// A pass without a transaction.
  func pass(at time: Double) -> UpdatePass {
    passNumber += 1
    return UpdatePass(
      transaction: Transaction(), time: time, number: passNumber, reducesMotion: reducesMotion,
      springs: springs)
  }

  func resize(to size: CGSize, scale: CGFloat) {
    let usable = size.usable
    if scale > 0, scale.isFinite, scale != self.scale {
      self.scale = scale
      root?.comeToRest(pass(at: time))
    }
    guard usable != self.size else { return }
    self.size = usable
    needsLayout = true
    sizeSource.invalidateReaders()
  }
}

/// What a frame cost, counted rather than timed.
package struct FrameCounters: Equatable, Sendable {
  /// Bodies evaluated.
  package var bodies = 0
  /// Elements measured under a proposal they did not know.
  package var measured = 0
  /// Elements that arranged what they contain.
  package var arranged = 0

  package init() {}
}

extension CGSize {
  /// The size with lengths that are finite and not negative.
  fileprivate var usable: CGSize {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    return CGSize(width: length(width), height: length(height))
  }
}
