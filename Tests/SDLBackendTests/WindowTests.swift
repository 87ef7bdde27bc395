// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import SDLBackend
import Testing

/// A window with SDL's dummy driver. Behavior on a desktop is covered by the end-to-end tests,
/// under X.
@MainActor
@Suite(.serialized) struct WindowTests {
  /// Records the loop's calls and ends it after some frames.
  private final class Counting: WindowContent {
    var events: [InputEvent] = []
    var times: [Double] = []
    let limit: Int
    weak var window: DesktopWindow?

    init(limit: Int) { self.limit = limit }

    func handle(_ events: [InputEvent]) { self.events += events }

    func frame(at time: Double) -> DisplayList {
      times.append(time)
      if times.count == limit { window?.endRun() }
      return DisplayList(size: CGSize(width: 64, height: 48), background: .white)
    }

    func nextFrame(after time: Double) -> Double? { time }
  }

  @Test func `a window opens, reports its size, shows frames in order of time, and closes`() throws
  {
    var options = WindowOptions()
    options.driver = "dummy"
    options.scale = 2
    let window = try DesktopWindow(
      title: "Smoke", size: CGSize(width: 64, height: 48), options: options)
    defer { window.close() }
    #expect(window.title == "Smoke")
    let content = Counting(limit: 5)
    content.window = window
    #expect(try window.run(content) == .closed)
    guard case .resize(_, let size, let scale) = content.events.first else {
      Issue.record("the first event is not the size: \(content.events)")
      return
    }
    #expect(size == CGSize(width: 64, height: 48))
    #expect(scale == 2)
    #expect(content.times.count == 5)
    #expect(zip(content.times, content.times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(window.statistics.frames == 5)
    #expect(SDLDescription().videoDriver == "dummy")
  }

  @Test func `an unknown driver is a wrong setting, not a missing display`() {
    var options = WindowOptions()
    options.driver = "nonesuch"
    let error = #expect(throws: SDLError.self) {
      try DesktopWindow(title: "", size: CGSize(width: 9, height: 9), options: options).close()
    }
    #expect(error?.kind == .videoUnavailable)
    #expect(error?.message.contains("nonesuch") == true)
  }

  @Test func `an error states the call, SDL's message and what to try`() {
    let error = SDLError(.windowRefused, call: "SDL_CreateWindow", message: "Window is too large.")
    #expect(
      "\(error)" == "SDL_CreateWindow: Window is too large.; ask for a smaller window")
    let silent = SDLError(.noDisplay, call: "SDL_InitSubSystem", message: "")
    #expect("\(silent)".hasPrefix("SDL_InitSubSystem failed; start it from a desktop session"))
  }
}
