// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Drawing
package import Foundation
internal import Gestures

/// A window on the desktop, and its event loop.
///
/// Open it, run it and close it, in that order, on the main thread and not from within a task: the
/// loop runs the main queue's work itself. Only one window can be open at a time.
@MainActor
package final class Window {
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

  /// How long SDL may hold back a change of focus, in seconds: a little more than its own 200 ms.
  private static let focusDelay = 0.25
  /// The interval at which an input method that shows a composition is asked for changes, such as a
  /// click on a candidate, in seconds.
  private static let compositionInterval = 0.05

  let window: OpaquePointer
  let clock = FrameClock()
  let eventWait: any EventWait
  private let surface: WindowSurface
  private var reader: EventReader
  private var translator: EventTranslator
  private var pacer: FramePacer
  private var log: FrameLog
  private var desktopEvents: [DesktopEvent] = []
  private var input: [InputEvent] = []
  /// The time since which a frame has been requested but not drawn.
  private var requestedSince: Double?
  /// The area in which text was edited at the last frame.
  private var textInputArea: CGRect?
  private var needsDisplay = true
  /// Whether the window system was ready for a frame when it was last asked.
  private var wasReady = true
  /// Whether the window is on the screen: from the first frame on, as an empty window would be black.
  private var isShown = false
  /// Where to place the window once it is shown.
  private var requestedPlacement: WindowPlacement?
  private var shouldClose = false
  /// Whether SDL has reported that the connection to the window system is lost.
  private(set) var hasReportedLoss = false
  private var requestedSize: CGSize?
  /// The time until which SDL may still report a change of focus, for which it does not wake the
  /// loop.
  private var focusChangeDeadline = 0.0
  private let cursors = MouseCursors()
  private var heapTrimmer = IdleHeapTrimmer()

  /// Opens a window. `size` is in points, and limited to the display's usable area.
  package init(
    title: String, size: CGSize, options: WindowOptions = WindowOptions()
  ) throws(SDLError) {
    csystem_configure_heap()
    try VideoSystem.start(options.presentation, driver: options.driver)
    do {
      window = try Self.makeWindow(title: title, size: size, options: options)
    } catch {
      VideoSystem.stop()
      throw error
    }
    // SDL starts with the input method active, which would consume keys although no text is edited.
    SDL_StopTextInput()
    eventWait = Self.watchConnection(of: window)
    surface = WindowSurface(Self.surfaceProvider(of: window, options.presentation))
    reader = EventReader(window: window, requestedScale: options.scale)
    let geometry = reader.geometry
    if geometry.size != size { Self.setSize(size, of: window, geometry: geometry) }
    translator = EventTranslator(geometry: reader.geometry)
    pacer = FramePacer(refresh: Self.refresh(of: window))
    log = FrameLog(descriptor: options.frameLog)
    Self.open = self
  }

  /// An object that lives until the window is closed.
  package var companion: Any?

  package var title: String {
    get { SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  /// The window's size in points.
  package var size: CGSize { translator.geometry.size }
  /// The number of pixels per point.
  package var scale: Double { translator.geometry.scale }

  /// Whether the window is neither maximized nor full-screen, so that its size is one the user or
  /// the program chose.
  package var isFloating: Bool {
    let large = SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue
    return SDL_GetWindowFlags(window) & large == 0
  }

  /// Requests a size in points, limited to the display's usable area. The window manager may refuse
  /// it.
  package func resize(to size: CGSize) {
    // Applied between frames, since the surface must not change while it is drawn into.
    requestedSize = size
  }

  /// The display's refresh rate in frames per second.
  package var refresh: Double { 1 / pacer.period }

  /// Shows the content until the window is closed or the process receives a termination signal; if
  /// the content is stuck in a loop then, the signal ends the process after a second.
  ///
  /// Throws `displayLost` if the window system's connection is lost, and `surfaceUnavailable` if not
  /// even the first frame can be presented. Later failures are retried.
  package func run(_ content: any WindowContent) throws(SDLError) -> WindowExit {
    TerminationSignals.catchAll(waking: eventWait.wakeDescriptor, timeLimit: 1)
    defer { TerminationSignals.release() }
    let size = InputEvent.resize(time: clock.now(), size: size, scale: scale)
    content.handle([size])
    needsDisplay = true
    shouldClose = false
    while true {
      let nextTimer = processEvents(for: content)
      if let signal = TerminationSignals.caught { return .interrupted(signal: signal) }
      try checkConnection()
      if shouldClose || isDestroyed { return .closed }
      try drawOrWait(content, nextTimer: nextTimer)
      try checkConnection()
    }
  }

  /// Ends `run` after the current frame, as the close button does.
  package func endRun() {
    shouldClose = true
  }

  /// Closes the window. Nothing else may be called afterwards.
  package func close() {
    companion = nil
    eventWait.shutDown()
    surface.close()
    // Without a window or a connection SDL would wait for ever for the server's response.
    if isDestroyed || isConnectionLost { return }
    cursors.close()
    csystem_x11_close_window()
    // SDL may send wake-ups to the X server on a second connection. A query makes the server process
    // them first, as a message to a destroyed window would be an X error.
    SDL_GetGlobalMouseState(nil, nil)
    SDL_DestroyWindow(window)
    VideoSystem.stop()
  }

  /// Reads the events, passes them to the content, and runs the main queue's work.
  ///
  /// Returns in how many seconds the next timer is due; nil if there is none.
  private func processEvents(for content: any WindowContent) -> Double? {
    stopwatch?.start()
    if let requestedSize {
      Self.setSize(requestedSize, of: window, geometry: translator.geometry)
      self.requestedSize = nil
    }
    let poll = reader.read(from: clock.now, into: &desktopEvents)
    alignPacer()
    if poll.hasEvents { focusChangeDeadline = clock.now() + Self.focusDelay }
    if translator.isOutOfSync { reader.appendHeldButtons(into: &desktopEvents) }
    for event in desktopEvents {
      keepSize(after: event)
      perform(translator.translate(event, into: &input))
    }
    desktopEvents.removeAll(keepingCapacity: true)
    if !input.isEmpty { content.handle(input) }
    input.removeAll(keepingCapacity: true)
    content.activityChanged(to: .content)
    let nextTimer = MainRunLoop.drain()
    content.activityChanged(to: .window)
    if poll.isWakeUp { eventWait.acknowledge() }
    if poll.hasLostConnection { hasReportedLoss = true }
    if poll.hasEvents { onEvents() }
    stopwatch?.lap(\.events)
    return nextTimer
  }

  /// Requests the same size in points after the desktop has changed the scale of a window whose units
  /// are pixels.
  private func keepSize(after event: DesktopEvent) {
    guard case .resized(let new) = event.kind else { return }
    let old = translator.geometry
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
      Self.toggleFullScreen(of: window)
    case .redraw:
      surface.invalidate()
      pacer.setRefresh(Self.refresh(of: window))
      needsDisplay = true
    case .presentAgain:
      surface.setNeedsPresent()
    case nil:
      break
    }
  }

  /// Draws a frame if one is due, and otherwise sleeps until one is due or the next event.
  private func drawOrWait(_ content: any WindowContent, nextTimer: Double?) throws(SDLError) {
    let now = clock.now()
    let step = pacer.step(now: now, requested: nextFrame(of: content, now: now))
    defer { content.activityChanged(to: .window) }
    switch step {
    case .draw:
      try draw(content, now: now)
    case .sleep(let time):
      content.activityChanged(to: .waiting)
      clock.sleep(until: time)
    case .wait(let time):
      guard presentAgainIfNeeded() else { return }
      content.activityChanged(to: .waiting)
      waitForEvent(from: now, atMost: min(time - now, nextTimer ?? .infinity))
    case .idle:
      guard presentAgainIfNeeded() else { return }
      let trimming = heapTrimmer.idle(at: now)
      content.activityChanged(to: .waiting)
      waitForEvent(from: now, atMost: min(nextTimer ?? .infinity, trimming))
    }
  }

  /// Returns false if a frame must be drawn instead.
  private func presentAgainIfNeeded() -> Bool {
    if !surface.presentAgainIfNeeded() { needsDisplay = true }
    return !needsDisplay
  }

  private func waitForEvent(from now: Double, atMost limit: Double) {
    let limit = reader.isComposing ? min(limit, Self.compositionInterval) : limit
    wait(atMost: focusChangeDeadline > now ? min(limit, focusChangeDeadline - now) : limit)
  }

  /// Returns the time for which the next frame is requested; nil for none. Once that time has come,
  /// it remains the same until the frame is drawn.
  private func nextFrame(of content: any WindowContent, now: Double) -> Double? {
    guard translator.isVisible else {
      requestedSince = nil
      return nil
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
    if isReady, !wasReady { pacer.align(to: clock.now()) }
    wasReady = isReady
  }

  /// Whether a frame can be drawn before the window is shown.
  private var drawsHidden: Bool { eventWait is X11EventWait }

  /// Shows the window with the frame that has been drawn.
  private func showIfNeeded() {
    guard !isShown else { return }
    isShown = true
    SDL_ShowWindow(window)
    if let requestedPlacement { place(at: requestedPlacement) }
    surface.setNeedsPresent()
    if drawsHidden { _ = presentAgainIfNeeded() }
  }

  /// Requests a position and size, once the window is shown. The window manager may refuse it.
  package func place(at placement: WindowPlacement) {
    guard isShown else {
      requestedPlacement = placement
      return
    }
    Self.place(window, at: placement)
  }

  private func draw(_ content: any WindowContent, now: Double) throws(SDLError) {
    // Elsewhere than on X11, a window may have to be shown before it can be drawn into, and gets its
    // size then.
    guard isShown || drawsHidden else { return showIfNeeded() }
    var timing = pacer.begin(now: now, requested: requestedSince ?? now)
    requestedSince = nil
    needsDisplay = false
    heapTrimmer.noteFrame()
    stopwatch?.start()
    let list = content.frame(at: now)
    cursors.show(content.pointerShape ?? .arrow, scale: scale)
    updateTextInput(content.textInputArea, &textInputArea, translator.geometry)
    let drawn = try surface.show(list, scale: scale, at: now, stopwatch)
    wasReady = surface.isReady
    showIfNeeded()
    guard let redrawn = drawn else {
      needsDisplay = true
      return
    }
    defer { onFrame() }
    timing.work = clock.now() - now
    let dropped = statistics.dropped
    statistics.add(timing, period: pacer.period)
    stopwatch?.end(timing, redrawn: redrawn, dropped: statistics.dropped - dropped)
    log.write(timing)
  }
}
