// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import SDLBackend
import Testing

/// SDL itself, on its driver that shows nothing. What a desktop does is tested end to end, under X.
@MainActor
@Suite(.serialized) struct WindowTests {
  /// Counts what the loop asks for, and ends it after some frames.
  private final class Counting: WindowContent {
    var events: [InputEvent] = []
    var times: [Double] = []
    let limit: Int
    weak var window: Window?

    init(limit: Int) { self.limit = limit }

    func handle(_ events: [InputEvent]) { self.events += events }

    func frame(at time: Double) -> DisplayList {
      times.append(time)
      if times.count == limit { window?.endRun() }
      return DisplayList(size: CGSize(width: 64, height: 48), background: .white)
    }

    func nextFrame(after time: Double) -> Double? { time }
  }

  @Test func `a window opens, tells its size, shows frames in order of time, and closes`() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    var options = WindowOptions()
    options.scale = 2
    let window = try Window(title: "Smoke", size: CGSize(width: 64, height: 48), options: options)
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

  @Test func `a driver that there is not is a wrong setting, not a missing display`() {
    setenv("SDL_VIDEODRIVER", "nonesuch", 1)
    #expect(kind { try Window(title: "", size: CGSize(width: 9, height: 9)) } == .videoUnavailable)
  }

  @Test(
    arguments: [
      (nil, nil), (":4000", nil), (nil, "wayland-4000"), (":4000", "wayland-4000"), ("", ""),
    ] as [(String?, String?)])
  func `without a display there is an error that says so`(x11: String?, wayland: String?) {
    let former = ProcessInfo.processInfo.environment
    defer {
      for name in ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"] { set(name, former[name]) }
    }
    set("SDL_VIDEODRIVER", nil)
    set("DISPLAY", x11)
    set("WAYLAND_DISPLAY", wayland)
    #expect(kind { try Window(title: "", size: CGSize(width: 9, height: 9)) } == .noDisplay)
  }

  private func set(_ variable: String, _ value: String?) {
    if let value { setenv(variable, value, 1) } else { unsetenv(variable) }
  }

  private func kind(_ open: () throws -> Window) -> SDLError.Kind? {
    do {
      try open().close()
      return nil
    } catch {
      return (error as? SDLError)?.kind
    }
  }

  @Test func `an error names the call, what SDL said, and what to try`() {
    let error = SDLError(.windowRefused, call: "SDL_CreateWindow", message: "Window is too large.")
    #expect(
      "\(error)" == "SDL_CreateWindow: Window is too large.; ask for a smaller window")
    let silent = SDLError(.noDisplay, call: "SDL_InitSubSystem", message: "")
    #expect("\(silent)".hasPrefix("SDL_InitSubSystem failed; start it from a desktop session"))
  }
}
