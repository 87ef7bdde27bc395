// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Drawing
package import Foundation
internal import Gestures

/// A window on the desktop.
///
/// Open it, run it and close it, in that order, on the main thread and not from within a task: the
/// event loop runs the main queue's work itself. Windows that are opened meanwhile share the loop.
@MainActor
package final class DesktopWindow {
  /// The timing of the frames of all runs.
  package private(set) var statistics = FrameStatistics()

  /// Measures the stages of each frame; nil for no measurement.
  package var stopwatch: FrameStopwatch?

  /// Is called with the reason when frames could not be presented several times in succession.
  package var onSurfaceFailure: (SDLError) -> Void {
    get { surface.onFailure }
    set { surface.onFailure = newValue }
  }

  /// Called after every frame that was drawn.
  package var onFrame: () -> Void = {}

  /// Called when the window system has sent events, after they have been handled.
  package var onEvents: () -> Void = {}

  /// Called when the user has closed the window, which may be closed then.
  package var onFinish: () -> Void = {}

  /// Called when the window has another state, after the events of that time have been handled. A new
  /// window counts as active.
  package var onStateChange: (WindowState) -> Void = { _ in }

  /// The settings with which the window was opened.
  package let options: WindowOptions
  let reference: WindowReference
  private let loop: EventLoop
  private let surface: WindowSurface
  private var translator: EventTranslator
  private var pacer: FramePacer
  private var log: FrameLog
  private var content: (any WindowContent)?
  private var input: [InputEvent] = []
  /// The drags of other programs that have not been passed to the content.
  private var drags: [ExternalDrag] = []
  private var state = WindowState.active
  /// The state after the events that are being handled.
  private var nextState = WindowState.active
  /// The time since which a frame has been requested but not drawn.
  private var requestedSince: Double?
  private var needsDisplay = true
  /// Whether the window system was ready for a frame when it was last asked.
  private var wasReady = true
  /// Whether the window is on the screen: from the first frame on, as an empty window would be black.
  private var isShown = false
  /// Places the window once it is shown.
  private var requestedPlacement: (() -> Void)?
  private var requestedSize: CGSize?
  private var shouldClose = false
  /// Whether the user has closed the window. It draws nothing from then on.
  package private(set) var isFinished = false
  /// The shape of the mouse pointer, and the area in which text was edited, at the last frame.
  private(set) var pointerShape = PointerShape.arrow
  private(set) var textInputArea: CGRect?

  /// The name for other programs, once one was asked for.
  var waylandName: WaylandName?

  /// Opens a window. `size` is in points, and limited to the display's usable area.
  ///
  /// The first window connects the process to the window system, in the way that its options request.
  package init(
    title: String, size: CGSize, options: WindowOptions = WindowOptions()
  ) throws(SDLError) {
    let isFirst = EventLoop.current == nil
    if isFirst {
      csystem_configure_heap()
      try VideoSystem.start(options)
    }
    let window: OpaquePointer
    do {
      window = try Self.makeWindow(title: title, size: size, options: options)
    } catch {
      if isFirst { VideoSystem.stop() }
      throw error
    }
    self.options = options
    reference = WindowReference(window, requestedScale: options.scale)
    loop = EventLoop.joined(by: reference)
    surface = WindowSurface(Self.surfaceProvider(of: window, options.presentation))
    let geometry = loop.geometry(of: reference)
    if geometry.size != size {
      Self.setSize(size, of: window, geometry: geometry)
      Self.center(window)
    }
    translator = EventTranslator(geometry: loop.geometry(of: reference))
    pacer = FramePacer(refresh: Self.refresh(of: window))
    log = FrameLog(descriptor: options.frameLog, window: reference.number)
    loop.add(self)
  }

  /// An object that lives until the window is closed.
  package var companion: Any?

  package var title: String {
    get { SDL_GetWindowTitle(reference.pointer).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(reference.pointer, Self.titleText(newValue)) }
  }

  /// The window's size in points.
  package var size: CGSize { geometry.size }
  /// The number of pixels per point.
  package var scale: Double { geometry.scale }
  var geometry: WindowGeometry { translator.geometry }

  /// Whether the window is neither maximized nor full-screen, so that its size is one the user or
  /// the program chose.
  package var isFloating: Bool {
    reference.flags & (SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue) == 0
  }

  /// Requests a size in points, limited to the display's usable area. The window manager may refuse
  /// it.
  package func resize(to size: CGSize) {
    // Applied between frames, since the surface must not change while it is drawn into.
    requestedSize = size
  }

  /// The current time in seconds, on the clock of the content's frames.
  package var time: Double { loop.clock.now() }

  /// The display's refresh rate in frames per second.
  package var refresh: Double { 1 / pacer.period }

  /// Shows the content until the window and all others are closed, or the process receives a
  /// termination signal; if the content is stuck in a loop then, the signal ends the process after a
  /// second.
  ///
  /// Throws `displayLost` if the window system's connection is lost, and `surfaceUnavailable` if not
  /// even the first frame can be presented. Later failures are retried.
  package func run(_ content: any WindowContent) throws(SDLError) -> WindowExit {
    show(content)
    return try runAll()
  }

  /// Runs all open windows, as `run` does, with the contents that they show.
  package func runAll() throws(SDLError) -> WindowExit { try loop.run() }

  /// Shows the content from the next frame on, while a window is run.
  package func show(_ content: any WindowContent) {
    self.content = content
    let size = InputEvent.resize(time: loop.clock.now(), size: size, scale: scale)
    content.handle([size])
    needsDisplay = true
    shouldClose = false
    isFinished = false
  }

  /// Ends showing the content after the current frame, as the close button does.
  package func requestClose() { shouldClose = true }

  /// Ends `run` after the current frame, for all windows.
  package func endRun() { loop.end() }

  /// Closes the window. Nothing else may be called afterwards.
  package func close() {
    companion = nil
    content = nil
    TerminationSignals.closingDisplay {
      waylandName?.close()
      surface.close()
      loop.close(self)
    }
  }

  // MARK: Called by the event loop

  /// Whether the close button was used, or the window was destroyed.
  var shouldFinish: Bool { content != nil && !isFinished && (shouldClose || isDestroyed) }

  /// Whether SDL's next reports of mouse buttons may be wrong.
  var isOutOfSync: Bool { translator.isOutOfSync }
  var heldButtons: MouseButtons { translator.heldButtons }
  /// Whether a button is down whose release the X server may report to no window.
  var isHeldOnX11: Bool { reference.x11 != nil && !heldButtons.isEmpty }

  /// Ends showing the content. `hides` is whether the window must vanish before it is closed.
  func finish(hides: Bool) {
    isFinished = true
    if hides, !isDestroyed { SDL_HideWindow(reference.pointer) }
    onFinish()
  }

  func activityChanged(to activity: WindowActivity) { content?.activityChanged(to: activity) }

  func beginEvents() {
    stopwatch?.start()
    guard let requestedSize else { return }
    Self.setSize(requestedSize, of: reference.pointer, geometry: geometry)
    self.requestedSize = nil
  }

  /// Translates an event for the content. Returns its command.
  func handle(_ event: DesktopEvent) -> EventTranslator.Command? {
    keepSize(after: event)
    note(event)
    let command = translator.translate(event, into: &input)
    perform(command)
    return command
  }

  /// Passes the translated events to the content.
  func deliverEvents() {
    alignPacer()
    if !input.isEmpty { content?.handle(input) }
    input.removeAll(keepingCapacity: true)
    for drag in drags { content?.handle(drag) }
    drags.removeAll()
    content?.activityChanged(to: .content)
  }

  /// Whether the handled events make the window active.
  var becomesActive: Bool { state != .active && nextState == .active }

  /// Reports the state of the window if it has changed.
  func reportState() {
    guard state != nextState else { return }
    state = nextState
    onStateChange(state)
  }

  func endEvents(hadEvents: Bool) {
    if hadEvents { onEvents() }
    stopwatch?.lap(\.events)
  }

  /// Records what an event means for the window's state, and a drag over it.
  private func note(_ event: DesktopEvent) {
    switch event.kind {
    case .focusGained: nextState = .active
    case .focusLost: if nextState == .active { nextState = .inactive }
    case .hidden: nextState = .hidden
    case .shown: if nextState == .hidden { nextState = isActive ? .active : .inactive }
    case .drag(let drag): drags.append(drag.mapLocation { geometry.point(x: $0.x, y: $0.y) })
    default: break
    }
  }

  /// Requests the same size in points after the desktop has changed the scale of a window whose units
  /// are pixels.
  private func keepSize(after event: DesktopEvent) {
    guard case .resized(let new) = event.kind else { return }
    let old = geometry
    let isSamePixels = new.pixelWidth == old.pixelWidth && new.pixelHeight == old.pixelHeight
    guard isSamePixels, new.windowWidth == new.pixelWidth, new.scale != old.scale, isFloating
    else { return }
    requestedSize = old.size
  }

  private func perform(_ command: EventTranslator.Command?) {
    switch command {
    case .close:
      shouldClose = true
    case .toggleFullScreen:
      Self.toggleFullScreen(of: reference.pointer)
    case .redraw:
      surface.invalidate()
      pacer.setRefresh(Self.refresh(of: reference.pointer))
      needsDisplay = true
    case .presentAgain:
      surface.setNeedsPresent()
    case .quit, nil:
      break
    }
  }

  /// Returns whether to draw a frame now, or else when.
  func step(at now: Double) -> FramePacer.Step {
    guard let content else { return .idle }
    return pacer.step(now: now, requested: nextFrame(of: content, now: now))
  }

  /// Presents the last frame again if the window system has lost it. Returns false if a frame must be
  /// drawn instead.
  func presentAgainIfNeeded() -> Bool {
    guard content != nil, !isFinished else { return true }
    if !surface.presentAgainIfNeeded() { needsDisplay = true }
    return !needsDisplay || !translator.isVisible || surface.retryTime != nil
  }

  /// Returns the time for which the next frame is requested; nil for none. Once that time is reached,
  /// it remains the same until the frame is drawn.
  private func nextFrame(of content: any WindowContent, now: Double) -> Double? {
    guard translator.isVisible else {
      requestedSince = nil
      return content.needsHiddenFrame ? now : nil
    }
    if let retry = surface.retryTime, retry > now {
      requestedSince = nil
      return retry
    }
    let next = needsDisplay ? now : content.nextFrame(after: now)
    guard let next, next <= now else {
      requestedSince = nil
      return next
    }
    let since = requestedSince ?? now
    requestedSince = since
    return surface.isReady ? since : nil
  }

  /// Lets the next frame be drawn as soon as the window system has asked for it.
  private func alignPacer() {
    let isReady = surface.isReady
    if isReady, !wasReady { pacer.align(to: loop.clock.now()) }
    wasReady = isReady
  }

  /// Whether a frame has been presented.
  package var hasPresented: Bool { surface.hasPresented }

  /// Shows the window with the frame that has been drawn.
  private func showIfNeeded() {
    guard !isShown else { return }
    isShown = true
    SDL_ShowWindow(reference.pointer)
    requestedPlacement.take()?()
    surface.setNeedsPresent()
    if loop.drawsHidden { _ = presentAgainIfNeeded() }
  }

  /// Requests a position and size, once the window is shown. The window manager may refuse it.
  package func place(at placement: WindowPlacement) {
    onceShown { Self.place($0.reference.pointer, at: placement) }
  }

  /// Runs an action with the window as soon as it is on the screen.
  func onceShown(_ action: @escaping (DesktopWindow) -> Void) {
    guard !isShown else { return action(self) }
    requestedPlacement = { [weak self] in self.map(action) }
  }

  /// Draws a frame of the content.
  func draw(at now: Double) throws(SDLError) {
    guard let content else { return }
    // Elsewhere than on X11, a window may have to be shown before it can be drawn into, and gets its
    // size then.
    guard isShown || loop.drawsHidden else { return showIfNeeded() }
    var timing = pacer.begin(now: now, requested: requestedSince ?? now)
    requestedSince = nil
    guard translator.isVisible else {
      _ = content.frame(at: now)
      // Contents report there what their last frame has shown.
      _ = content.nextFrame(after: now)
      needsDisplay = true
      return
    }
    needsDisplay = false
    stopwatch?.start()
    let list = content.frame(at: now)
    pointerShape = content.pointerShape ?? .arrow
    textInputArea = content.textInputArea
    let drawn = try surface.show(list, scale: scale, at: now, stopwatch)
    wasReady = surface.isReady
    showIfNeeded()
    guard let redrawn = drawn else {
      needsDisplay = true
      return
    }
    defer { onFrame() }
    timing.work = loop.clock.now() - now
    let dropped = statistics.dropped
    statistics.add(timing, period: pacer.period)
    stopwatch?.end(timing, redrawn: redrawn, dropped: statistics.dropped - dropped)
    log.write(timing)
  }
}
