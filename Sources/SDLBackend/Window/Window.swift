// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Drawing
package import Foundation
internal import Gestures

/// A window on the desktop, and the loop that lives in it.
///
/// Open it, run it, close it, in that order, on the main thread and from code that is not itself a task:
/// while the loop runs it does the main queue's work. One window at a time.
@MainActor
package final class Window {
  /// How the frames of all runs kept their time.
  package private(set) var statistics = FrameStatistics()

  /// Measures the frames, where somebody wants to know.
  package var stopwatch: FrameStopwatch?

  /// A little more than SDL's own 200 ms.
  private static let focusDelay = 0.25

  private let window: OpaquePointer
  let clock = FrameClock()
  private let waker: LoopWaker
  private var surface: WindowSurface
  private var reader: EventReader
  private var translator: EventTranslator
  private var pacer: FramePacer
  private var log: FrameLog
  private var desktopEvents: [DesktopEvent] = []
  private var input: [InputEvent] = []
  /// Since when a frame is wanted that has not been drawn.
  private var wantedSince: Double?
  /// Where text was being written at the last frame.
  private var textInputArea: CGRect?
  private var isPictureStale = true
  private var isScreenStale = false
  private var isCloseWanted = false
  private var requestedSize: CGSize?
  /// Until when SDL may sit on a change of focus, which it holds back for a moment without a wake-up.
  private var settledAt = 0.0
  private var restingMemory = RestingMemory()

  /// Opens a window; `size` is in points, and made smaller if the display is.
  package init(
    title: String, size: CGSize, options: WindowOptions = WindowOptions()
  ) throws(SDLError) {
    csystem_save_memory()
    try VideoSystem.start(options.presentation, driver: options.driver)
    do {
      window = try Self.makeWindow(title: title, size: size, options: options)
    } catch {
      VideoSystem.stop()
      throw error
    }
    // SDL starts with an input method on, which would take keys that are nobody's text.
    SDL_StopTextInput()
    waker = LoopWaker()
    surface = WindowSurface(window: window)
    reader = EventReader(window: window, requestedScale: options.scale)
    translator = EventTranslator(
      geometry: WindowGeometry(of: window, requestedScale: options.scale))
    pacer = FramePacer(refresh: Self.refresh(of: window))
    log = FrameLog(descriptor: options.frameLog)
  }

  package var title: String {
    get { SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  /// The window's size in points, and how many pixels make one.
  package var size: CGSize { translator.geometry.size }
  package var scale: Double { translator.geometry.scale }

  /// Whether its size is one that a hand or the program has given it, and not all that the screen has.
  package var isFloating: Bool {
    let large = SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue
    return SDL_GetWindowFlags(window) & large == 0
  }

  /// Asks for another size, in points, cut to what the display has room for; the window manager may refuse.
  package func resize(to size: CGSize) {
    // A surface is not to change while it is drawn into.
    requestedSize = size
  }

  /// Frames per second that the display shows.
  package var refresh: Double { 1 / pacer.period }

  /// Shows the content until the window is closed or the process told to end.
  package func run(_ content: any WindowContent) throws(SDLError) -> WindowExit {
    TerminationSignals.catchAll(ringing: waker.bell)
    defer { TerminationSignals.release() }
    let size = InputEvent.resize(time: clock.now(), size: size, scale: scale)
    content.handle([size])
    isPictureStale = true
    isCloseWanted = false
    while true {
      let nextTimer = takeEvents(for: content)
      if let signal = TerminationSignals.caught { return .interrupted(signal: signal) }
      if isCloseWanted { return .closed }
      try passTime(with: content, nextTimer: nextTimer)
    }
  }

  /// Ends the run once what is under way is done, as the close button would.
  package func endRun() {
    isCloseWanted = true
  }

  /// Gives everything back to the desktop. Nothing else may be called afterwards.
  package func close() {
    waker.shutDown()
    // A wake-up travels to the X server on a connection of its own. Asking the server something makes it
    // read that first: a message to a window that is gone would end the process.
    SDL_GetGlobalMouseState(nil, nil)
    surface.discard()
    SDL_DestroyWindow(window)
    VideoSystem.stop()
  }

  /// Reads what happened, tells the content, and runs what waits on the main queue.
  ///
  /// The answer is in how many seconds a timer wants to be run.
  private func takeEvents(for content: any WindowContent) -> Double? {
    stopwatch?.start()
    if let requestedSize {
      Self.setSize(requestedSize, of: window, geometry: translator.geometry)
      self.requestedSize = nil
    }
    let news = reader.read(from: clock.now, into: &desktopEvents)
    if news.isAny { settledAt = clock.now() + Self.focusDelay }
    if translator.isDesynced { reader.appendHeldButtons(into: &desktopEvents) }
    for event in desktopEvents {
      obey(translator.translate(event, into: &input))
    }
    desktopEvents.removeAll(keepingCapacity: true)
    if !input.isEmpty { content.handle(input) }
    input.removeAll(keepingCapacity: true)
    let nextTimer = MainQueue.drain()
    if news.isWake { waker.acknowledge() }
    stopwatch?.lap(\.events)
    return nextTimer
  }

  private func obey(_ command: EventTranslator.Command?) {
    switch command {
    case .close:
      isCloseWanted = true
    case .toggleFullScreen:
      let full = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      let isFull = SDL_GetWindowFlags(window) & full == full
      SDL_SetWindowFullscreen(window, isFull ? 0 : full)
    case .layOutAgain:
      surface.discard()
      pacer.setRefresh(Self.refresh(of: window))
      isPictureStale = true
    case .showAgain:
      isScreenStale = true
    case nil:
      break
    }
  }

  /// Draws if a frame is due, and else sleeps until it is or something happens.
  private func passTime(with content: any WindowContent, nextTimer: Double?) throws(SDLError) {
    let now = clock.now()
    switch pacer.step(now: now, wanted: nextFrame(of: content, now: now)) {
    case .draw:
      try draw(content, now: now)
    case .sleep(let time):
      clock.sleep(until: time)
    case .wait(let time):
      try showAgainIfStale()
      rest(from: now, atMost: min(time - now, nextTimer ?? .infinity))
    case .rest:
      try showAgainIfStale()
      rest(from: now, atMost: min(nextTimer ?? .infinity, restingMemory.rest(at: now)))
    }
  }

  private func rest(from now: Double, atMost seconds: Double) {
    wait(atMost: settledAt > now ? min(seconds, settledAt - now) : seconds)
  }

  /// When the next frame is wanted; once it is, that does not change until it is drawn.
  private func nextFrame(of content: any WindowContent, now: Double) -> Double? {
    guard translator.isVisible else {
      wantedSince = nil
      return nil
    }
    let next = isPictureStale ? now : content.nextFrame(after: now)
    guard let next, next <= now else {
      wantedSince = nil
      return next
    }
    let since = wantedSince ?? now
    wantedSince = since
    return since
  }

  private func draw(_ content: any WindowContent, now: Double) throws(SDLError) {
    var timing = pacer.begin(now: now, wanted: wantedSince ?? now)
    wantedSince = nil
    isPictureStale = false
    restingMemory.stir()
    stopwatch?.start()
    let list = content.frame(at: now)
    followTextInput(content.textInputArea, &textInputArea, translator.geometry)
    let redrawn = try surface.show(list, scale: scale, stopwatch)
    try showAgainIfStale()
    timing.work = clock.now() - now
    let dropped = statistics.dropped
    statistics.add(timing, period: pacer.period)
    stopwatch?.end(timing, redrawn: redrawn, dropped: statistics.dropped - dropped)
    log.write(timing)
  }

  private func showAgainIfStale() throws(SDLError) {
    guard isScreenStale else { return }
    isScreenStale = false
    try surface.showAgain()
  }
}
