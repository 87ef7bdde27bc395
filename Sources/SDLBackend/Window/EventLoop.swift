// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation

/// The event loop of all open windows: it reads the window system's events, lets each window draw its
/// frames, and sleeps while none needs one.
///
/// It exists from the opening of the first window to the closing of the last one.
@MainActor
final class EventLoop {
  /// The loop of the open windows; nil if there are none.
  private(set) static var current: EventLoop?

  /// The time for which SDL may hold back a change of focus, in seconds: a little more than its own 200 ms.
  private static let focusDelay = 0.25
  /// The interval at which an input method that shows a composition is asked for changes, such as a
  /// click on a candidate, in seconds.
  private static let compositionInterval = 0.05

  let clock = FrameClock()
  /// The open windows, in the order in which they were opened.
  private(set) var windows: [DesktopWindow] = []
  private let eventWait: any EventWait
  private var reader = EventReader()
  private let cursors = MouseCursors()
  private var textInput = TextInputState()
  private var desktopEvents: [DesktopEvent] = []
  private var heapTrimmer = IdleHeapTrimmer()
  private var defaultsWriter = DefaultsWriter()
  /// The time of the next timer of the main run loop.
  private var timerDue = Double.infinity
  private var shouldEnd = false
  /// Whether SDL has reported that the connection to the window system is lost.
  private var hasReportedLoss = false
  /// Whether another client has destroyed a window, of which SDL does not know.
  private var hasDestroyedWindow = false
  /// The time until which SDL may still report a change of focus, for which it does not wake the
  /// loop.
  private var focusChangeDeadline = 0.0

  /// Returns the loop of the open windows, or a new one for the first window, which SDL has created.
  static func joined(by window: WindowReference) -> EventLoop {
    if let x11 = window.x11 {
      csystem_x11_add_window(x11.connection, x11.window)
      csystem_pinch_watch(x11.connection, x11.window)
    }
    if let wayland = window.wayland {
      _ = csystem_wayland_watch_drags(wayland.connection, wakeForDrag)
    }
    let loop = current ?? EventLoop(window)
    current = loop
    loop.reader.add(window)
    return loop
  }

  private init(_ window: WindowReference) {
    // SDL starts with the input method active, which would consume keys although no text is edited.
    SDL_StopTextInput()
    eventWait = window.x11.map { X11EventWait(connection: $0.descriptor) } ?? SDLEventWait()
  }

  /// Whether a frame can be drawn before its window is shown.
  var drawsHidden: Bool { eventWait is X11EventWait }

  var isConnectionLost: Bool { hasReportedLoss || csystem_x11_is_lost() != 0 }

  func geometry(of window: WindowReference) -> WindowGeometry { reader.geometry(of: window) }

  func add(_ window: DesktopWindow) { windows.append(window) }

  /// Destroys an SDL window, and ends the loop with the last one.
  func close(_ window: DesktopWindow) {
    let reference = window.reference
    windows.removeAll { $0 === window }
    reader.remove(reference)
    let isLast = windows.isEmpty
    if isLast {
      Self.current = nil
      eventWait.shutDown()
    }
    hasDestroyedWindow = hasDestroyedWindow || window.isDestroyed
    // Without a window or a connection SDL would wait forever for the server's response.
    if window.isDestroyed || isConnectionLost { return }
    textInput.leave(reference.number)
    if isLast {
      cursors.close()
      csystem_x11_close_connection()
    }
    csystem_x11_remove_window(reference.x11Window)
    // SDL may send wake-ups to the X server on a second connection. A query makes the server process
    // them first, as a message to a destroyed window would be an X error.
    SDL_GetGlobalMouseState(nil, nil)
    SDL_DestroyWindow(reference.pointer)
    if isLast, !hasDestroyedWindow { VideoSystem.stop() }
  }

  /// Ends `run` after the current frame.
  func end() { shouldEnd = true }

  /// Runs until all windows have been closed, a window ends the program, or the process receives a
  /// termination signal; see `DesktopWindow.run`.
  func run() throws(SDLError) -> WindowExit {
    TerminationSignals.catchAll(waking: eventWait.wakeDescriptor, timeLimit: 1)
    defer { TerminationSignals.release() }
    defer { DefaultsFiles.finish() }
    shouldEnd = false
    while true {
      let nextTimer = processEvents()
      if let signal = TerminationSignals.caught { return .interrupted(signal: signal) }
      try checkConnection()
      finishWindows()
      if shouldEnd || windows.allSatisfy(\.isFinished) { return .closed }
      try drawOrWait(nextTimer: nextTimer)
      try checkConnection()
    }
  }

  private func checkConnection() throws(SDLError) {
    if isConnectionLost { throw .displayLost }
  }

  /// Tells the owners of windows whose close button was used.
  private func finishWindows() {
    for window in windows where window.shouldFinish {
      window.finish(hides: windows.contains { $0 !== window && !$0.isFinished })
    }
  }

  /// Reads the events, passes them to the windows, and runs the main queue's work.
  ///
  /// Returns in how many seconds the next timer is due; nil if there is none.
  private func processEvents() -> Double? {
    for window in windows { window.beginEvents() }
    let holder = windows.first(where: \.isHeldOnX11)
    let poll = reader.read(
      from: clock.now, holding: holder.map { ($0.reference, $0.heldButtons) }, into: &desktopEvents)
    if poll.hasEvents { focusChangeDeadline = clock.now() + Self.focusDelay }
    for window in windows where window.isOutOfSync {
      reader.appendHeldButtons(of: window.reference, into: &desktopEvents)
    }
    for event in desktopEvents { handle(event) }
    desktopEvents.removeAll(keepingCapacity: true)
    for window in windows { window.deliverEvents() }
    // First the window that becomes active, so that the app is not inactive in between.
    for window in windows where window.becomesActive { window.reportState() }
    for window in windows { window.reportState() }
    if poll.hasEvents || poll.isWakeUp || clock.now() >= timerDue { defaultsWriter.noteWork() }
    let nextTimer = MainRunLoop.drain()
    timerDue = nextTimer.map { clock.now() + $0 } ?? .infinity
    for window in windows { window.activityChanged(to: .window) }
    if poll.isWakeUp { eventWait.acknowledge() }
    if poll.hasLostConnection { hasReportedLoss = true }
    for window in windows { window.endEvents(hadEvents: poll.hasEvents) }
    return nextTimer
  }

  private func handle(_ event: DesktopEvent) {
    // Views open and close windows while they handle events, so events of closed ones may follow.
    let window =
      event.window == 0
      ? windows.first(where: \.isActive) ?? windows.first
      : windows.first { $0.reference.number == event.window }
    if window?.handle(event) == .quit { shouldEnd = true }
  }

  /// Draws the frames that are due, and otherwise sleeps until one is due or the next event.
  private func drawOrWait(nextTimer: Double?) throws(SDLError) {
    let now = clock.now()
    var (sleepEnd, waitEnd) = (Double.infinity, Double.infinity)
    var hasDrawn = false
    for window in windows where !window.isFinished {
      switch window.step(at: now) {
      case .draw:
        heapTrimmer.noteFrame()
        try window.draw(at: now)
        window.activityChanged(to: .window)
        hasDrawn = true
      case .sleep(let time): sleepEnd = min(sleepEnd, time)
      case .wait(let time): waitEnd = min(waitEnd, time)
      case .idle: break
      }
    }
    updateInput()
    if hasDrawn { defaultsWriter.noteWork() }
    let untilWrite = defaultsWriter.wait(at: now)
    if hasDrawn { return }
    if sleepEnd < .infinity { return sleep(until: min(sleepEnd, waitEnd)) }
    for window in windows where !window.presentAgainIfNeeded() { return }
    let isIdle = waitEnd == .infinity
    let limit = isIdle ? heapTrimmer.idle(at: now) : waitEnd - now
    for window in windows { window.activityChanged(to: .waiting) }
    waitForEvent(from: now, atMost: min(limit, untilWrite, nextTimer ?? .infinity))
    for window in windows { window.activityChanged(to: .window) }
  }

  /// Shows the pointer's shape and the text input area of the windows that have the mouse's and the
  /// keyboard's input.
  private func updateInput() {
    let hovered = SDL_GetMouseFocus().map { SDL_GetWindowID($0) }
    let pointed = windows.first { $0.reference.number == hovered } ?? windows.first
    if let pointed { cursors.show(pointed.pointerShape, scale: pointed.scale) }
    let active = windows.count == 1 ? windows.first : windows.first(where: \.isActive)
    if let active { textInput.update(active.textInputArea, in: active) }
  }

  private func sleep(until time: Double) {
    for window in windows { window.activityChanged(to: .waiting) }
    clock.sleep(until: time)
    for window in windows { window.activityChanged(to: .window) }
  }

  private func waitForEvent(from now: Double, atMost limit: Double) {
    let limit = reader.isComposing ? min(limit, Self.compositionInterval) : limit
    let untilCheck =
      windows.contains(where: \.isHeldOnX11) ? HeldButtonCheck.interval : .infinity
    let untilFocus = focusChangeDeadline > now ? focusChangeDeadline - now : .infinity
    let seconds = min(limit, untilCheck, untilFocus)
    if seconds >= 0.001 {
      eventWait.wait(atMost: seconds)
    } else {
      clock.sleep(until: clock.now() + seconds)
    }
  }
}

/// Wakes the event loop, on any thread: there is a step of a drag on Wayland.
private let wakeForDrag: @convention(c) () -> Void = {
  var event = SDL_Event()
  event.type = SDL_USEREVENT.rawValue
  event.user.code = EventReader.dragCode
  SDL_PushEvent(&event)
}
