// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
package import Foundation
package import Gestures
package import Motion

/// A hierarchy of views with its state. It receives input events, and produces a display list for each frame.
///
/// It reads no clock: events and frames have times, in seconds. The same calls with the same values
/// give the same lists.
@MainActor
package final class ViewHost {
  package private(set) var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat { pixelsPerPoint }
  private var pixelsPerPoint: CGFloat
  package let resources: Resources
  /// Migrates the state of the views to a host with newer code; nil if none will follow.
  package let migration: (any StateMigrating)?

  /// The work of the last frame.
  package var counters: FrameCounters { counted }
  private var counted = FrameCounters()
  /// The events for the next frame.
  var events: [InputEvent] = []
  /// The changes of state that have not been applied.
  var changes: [StateChange] = []
  /// The nodes to evaluate again.
  var invalidNodes: [Node] = []
  /// Whether `changes` contains changes of objects.
  var hasObjectChanges = false
  /// Whether a pass is in progress.
  package var isInPass = false
  /// The number of groups of changes so far.
  var groupCount: UInt64 = 0
  /// The transactions of the nodes to evaluate, while changes with several transactions are applied together.
  var nodeTransactions: NodeTransactions?
  /// The number of scopes of preferences, for which changes of the hierarchy look unless it is 0.
  var preferenceScopeCount = 0
  /// The readers of preferences that may have changed.
  var preferenceReaders: [any PreferenceReader] = []
  /// The nodes that depend on the positions of their views, such as anchor preferences.
  var placementObservers: [PlacementObserverReference] = []
  package let timers = FrameTimers()
  /// The number of times that the calendar has been set.
  package private(set) var calendarRevision = 0
  /// Read by views that depend on the calendar.
  package let calendarSource = DependencySource()
  /// Finds out whether animations that repeat for ever are seen.
  var endlessDisplay = EndlessDisplay()
  /// The objects with running animations.
  var animating: [ObjectIdentifier: any Animating] = [:]
  var needsLayout = true
  /// Whether some views are or were laid out from right to left; if not, elements skip that check.
  var hasMirroredLayout = false
  /// Whether an animation may change the layout in this frame.
  private(set) var isLayoutAnimating = false
  /// Whether elements may be at fractions of pixels because of an animation.
  private(set) var needsPixelSnap = false
  /// The alignment guides that a view has set; see `mayHaveExplicitGuide`.
  var registeredGuides: [ObjectIdentifier] = []
  /// Whether a view may set any guide, such as a custom layout.
  var hasUnknownGuides = false
  /// Whether the display list may have changed.
  package var needsDisplay = true
  /// The time of the frame in progress, or of the last one, in seconds.
  package var time = 0.0
  var passNumber: UInt64 = 0
  /// The number of elements that are being removed.
  var departingCount = 0
  /// The number of `MemberContainerElement`s.
  var memberContainerCount = 0
  /// The number of nodes that change the transactions of their subtree.
  var transactionScopeCount = 0
  var touchSource = TouchSource()
  /// The actions that run after the pass in progress, and their transactions.
  var afterPassActions: [(transaction: Transaction, action: () -> Void)] = []
  /// Updates the root in the next frame, in which all views are evaluated.
  var rootUpdate: ((UpdatePass) -> Void)?
  /// The actions that run in the next frame.
  var nextFrameActions: [() -> Void] = []
  /// The geometry that bodies have read.
  var geometryReaders: [ObjectIdentifier: GeometrySource] = [:]
  /// Read by views that depend on the size of the window.
  package let sizeSource = DependencySource()
  /// Read by views that depend on the state of the window.
  let phaseSource = DependencySource()
  /// The services of modules above the view core, in the order in which they handle events.
  var services: [any HostService] = []
  /// The spring that replaces those of the views.
  let springs = SpringOverride()
  /// The meter of the time that frames take.
  package var meter: (any FrameMeter)?
  /// Whether the meter is notified.
  package var measuresFrames = false
  /// Called with the cost of each frame once it is on the screen, while frames are measured.
  package var onFrameMeasured: (FrameCost) -> Void = { _ in }
  /// Called with all touches, before the gestures receive them.
  package var onTouches: ([Touch]) -> Void = { _ in }
  /// Handles a key that no view has handled, before it simulates touches. Returns whether it has handled it.
  package var keyAction: (KeySample) -> Bool = { _ in false }
  /// The desktop's services for text fields.
  package var textInput = TextInputServices()
  /// Copies a text to the clipboard; does nothing by default.
  package var copyText: (String) -> Void = { _ in }
  /// Returns the text of the clipboard; nil by default, and if the clipboard has no text.
  package var clipboardText: () -> String? = { nil }
  /// Writes the changes of defaults to their file; does nothing by default.
  package var saveDefaults: (UserDefaults) -> Void = { _ in }
  /// Opens a URL in another program, and returns whether it has; does nothing by default.
  package var openURL: (URL) -> Bool = { _ in false }
  /// Shows the desktop's dialogs for files; nil without a desktop.
  package var fileDialogs: (any FileDialogPresenting)?
  /// The actions of views for URLs with a scheme of the program, by their nodes.
  package var openURLHandlers: [ObjectIdentifier: (URL) -> Void] = [:]
  /// Records why bodies run; nil unless the hierarchy is inspected.
  package var inspection: ViewInspection?
  /// Whether changes are applied by the current host, if that is another one.
  package var forwardsChanges = false
  /// The values of `SceneStorage`.
  package let sceneValues: SceneValues
  package private(set) var root: RootNode?
  /// The appearances that views request.
  private var preferredSchemes: [(node: ObjectIdentifier, depth: Int, scheme: ColorScheme)] = []
  /// The parts of the system's interface that views hide, by their nodes.
  var overlayRequests: [ObjectIdentifier: SystemOverlayRequest] = [:]
  package let environment: EnvironmentScope
  package let resourcesBox: ResourcesBox

  /// The reference for objects that may outlive the host.
  package let link = HostLink()

  /// The number of times that sizes of an element have become invalid.
  package internal(set) var sizeRevision: UInt64 = 0

  /// Creates the hierarchy of a view, in a window of a size in points.
  ///
  /// The host is the current one while `view` is evaluated. A length that is negative or not finite counts as 0, and
  /// one above a million points as a million. A scale outside of 0.01...100 counts as 1.
  package init<Root: View>(
    _ view: @autoclosure () -> Root, size: CGSize, scale: CGFloat = 1, resources: Resources,
    migration: (any StateMigrating)? = nil, sceneValues: SceneValues = SceneValues()
  ) {
    self.sceneValues = sceneValues
    self.size = size.validLengths
    pixelsPerPoint = Self.scales.contains(scale) ? scale : 1
    self.resources = resources
    self.migration = migration
    resourcesBox = ResourcesBox(resources)
    touchSource.size = self.size
    environment = EnvironmentScope(parent: nil)
    timers.calendar = Self.initialCalendar
    link.connect(self)
    updateEnvironment()
    ScreenSize.expected = self.size
    FrameContext.withHost(self) {
      var context = _NodeContext(
        host: self, parent: nil, environment: environment, pass: pass(at: 0))
      context.pass.isInsertion = true
      isInPass = true
      root = TypedRootNode(view(), context)
      isInPass = false
    }
  }

  isolated deinit {
    link.disconnect()
    root?.removeAllDependencies()
  }

  /// Returns the date of a frame's time, in seconds, for views that show the time of day.
  ///
  /// It is called once per frame. By default time 0 is the start of 2001, so that pictures do not
  /// depend on when they are made; or that of `withCalendar`, which the first evaluation already has.
  package var calendar: (Double) -> Date {
    get { timers.calendar }
    set {
      timers.calendar = newValue
      calendarRevision += 1
      calendarSource.invalidateReaders()
    }
  }

  /// The appearance that the desktop requests.
  package var colorScheme = ColorScheme.light {
    didSet { updateEnvironment() }
  }

  /// The state of the window.
  package var scenePhase = ScenePhase.active {
    didSet { if scenePhase != oldValue { phaseSource.invalidateReaders() } }
  }

  /// The version of iOS whose system colors the views have.
  package var systemVersion = SystemVersion.iOS18 {
    didSet { updateEnvironment() }
  }

  /// Whether the desktop's Reduce Motion setting is on. Views still follow touches, but springs
  /// settle quickly and without bounce.
  package var reducesMotion = false {
    didSet { updateEnvironment() }
  }

  /// The desktop's settings for accessibility.
  package var accessibilitySettings = AccessibilitySettings() {
    didSet { if accessibilitySettings != oldValue { updateEnvironment() } }
  }

  /// Sets further values of the environment of the root views, which modules above this one define.
  package var environmentDefaults: @MainActor (inout EnvironmentValues) -> Void = { _ in } {
    didSet { updateEnvironment() }
  }

  /// The spring that replaces those of views, from the next frame on; nil for their own.
  /// Running animations continue on it with their current velocity.
  package var springOverride: SpringReplacement? {
    get { springs.value }
    set {
      guard newValue != springs.value else { return }
      springs.value = newValue
      needsDisplay = true
    }
  }

  /// Returns the spring on which animations with a spring run in its place; nil if it is not
  /// replaced.
  package func replacement(of spring: Spring) -> Spring? {
    springs.canReplace(spring) ? springs.replacement : nil
  }

  /// The last spring that started, as the view requested it.
  package var lastSpring: SpringOverride.Start? { springs.lastStart }

  /// The appearance of the root views: the outermost `preferredColorScheme`, or else that of the
  /// host.
  package var effectiveColorScheme: ColorScheme {
    preferredSchemes.min { $0.depth < $1.depth }?.scheme ?? colorScheme
  }

  private func updateEnvironment() {
    var values = EnvironmentValues()
    values.resources = resourcesBox
    values.colorScheme = effectiveColorScheme
    values.systemVersion = systemVersion
    values.accessibilityReduceMotion = reducesMotion
    values.accessibilitySettings = accessibilitySettings
    environmentDefaults(&values)
    environment.replace(with: values.changes)
    needsDisplay = true
  }

  /// Evaluates all views and their layout again in the next frame, as if all their values had
  /// changed. Their state and running animations are kept. The root becomes `view`, unless the root that
  /// the host was made with has another type.
  package func reevaluate<Root: View>(_ view: @escaping @MainActor () -> Root) {
    rootUpdate = { [weak self] pass in
      guard let self, let root else { return }
      self.time = pass.time
      root.invalidateBodies()
      (root as? TypedRootNode<Root>)?.update(view(), pass)
      root.invalidateLayout()
      needsLayout = true
      needsDisplay = true
    }
  }

  // MARK: Called by nodes and elements

  /// Sets the appearance that a node requests; nil removes the request.
  package func requestColorScheme(_ scheme: ColorScheme?, _ node: Node) {
    let known = preferredSchemes.first { $0.node == ObjectIdentifier(node) }
    guard known?.scheme != scheme else { return }
    preferredSchemes.removeAll { $0.node == ObjectIdentifier(node) }
    if let scheme { preferredSchemes.append((ObjectIdentifier(node), node.depth, scheme)) }
    updateEnvironment()
  }

  /// Adds a change, which is applied in the next pass of its transaction.
  package func enqueue(_ change: StateChange) {
    let host = FrameContext.current.host
    if forwardsChanges, let host, host !== self { return host.enqueue(change) }
    changes.append(change)
  }

  /// Adds a node to evaluate in the next pass.
  func addInvalidNode(_ node: Node) {
    invalidNodes.append(node)
  }

  /// Adds an object to sample in each frame, until it reports that its animations have ended.
  package func addAnimating(_ object: any Animating) {
    animating[ObjectIdentifier(object)] = object
  }

  /// Samples an object no longer.
  func removeAnimating(_ object: any Animating) {
    if !animating.isEmpty { animating[ObjectIdentifier(object)] = nil }
  }

  /// The screen of the device that the window stands for; nil if it stands for none. It determines the
  /// safe area's insets and the size classes, and the window's own size the orientation.
  package var device: DeviceScreen? {
    didSet {
      guard device != oldValue else { return }
      safeAreaInsets = deviceInsets
      sizeSource.invalidateReaders()
    }
  }

  /// The margins of the window, in points, that views avoid unless they ignore the safe area.
  package var safeAreaInsets = EdgeInsets() {
    didSet { if safeAreaInsets != oldValue { root?.setNeedsLayout() } }
  }

  /// Runs an action after the pass in progress, including layout, or else after the next one.
  package func afterPass(_ transaction: Transaction = Transaction(), _ action: @escaping () -> Void)
  {
    afterPassActions.append((transaction, action))
  }

  /// Runs an action in the next frame.
  package func onNextFrame(_ action: @escaping () -> Void) {
    nextFrameActions.append(action)
  }

  /// Requests layout in the pass in progress, or else in the next one.
  func setNeedsLayoutPass() {
    needsLayout = true
  }

  /// Called when an animation may change the layout.
  package func setLayoutAnimating() {
    isLayoutAnimating = true
    needsPixelSnap = true
  }

  /// Called before the animated values of a frame are sampled.
  func resetLayoutAnimating() {
    isLayoutAnimating = false
  }

  /// Requests alignment to whole pixels once nothing moves.
  func setNeedsPixelSnap() {
    needsPixelSnap = true
  }

  /// Aligns all elements to whole pixels, in a frame in which nothing has changed, if there are no touches.
  func snapToPixels() {
    guard needsPixelSnap, hasNoTouches, animating.isEmpty, changes.isEmpty else { return }
    needsPixelSnap = false
    needsDisplay = true
    root?.snapToPixels(pass(at: time))
  }

  var hasNoTouches: Bool { touchSource.down.isEmpty }

  func resetCounters() { counted = FrameCounters() }

  package func countBody() { counted.bodies += 1 }

  func countMeasured() { counted.measured += 1 }

  func countArranged() { counted.arranged += 1 }

  /// The valid scales, in pixels per point.
  private static var scales: ClosedRange<CGFloat> { 0.01...100 }

  /// Sets the size in points, and the scale unless it is outside of 0.01...100.
  func resize(to size: CGSize, scale: CGFloat) {
    let size = size.validLengths
    let hasNewScale = Self.scales.contains(scale) && scale != self.scale
    if hasNewScale {
      pixelsPerPoint = scale
      root?.snapToPixels(pass(at: time))
      // Lines that are one pixel thick have other sizes.
      root?.invalidateLayout()
    }
    guard hasNewScale || size != self.size else { return }
    self.size = size
    needsLayout = true
    if device != nil { safeAreaInsets = deviceInsets }
    sizeSource.invalidateReaders()
  }
}
