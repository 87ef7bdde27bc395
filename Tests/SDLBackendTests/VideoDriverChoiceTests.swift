// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct VideoDriverChoiceTests {
  @Test(
    arguments: [
      (["DISPLAY": ":0"], "x11"), (["WAYLAND_DISPLAY": "wayland-0"], "wayland"),
      (["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"], nil),
      (["DISPLAY": ":0", "WAYLAND_DISPLAY": ""], "x11"),
      (["DISPLAY": ":0", "SDL_VIDEODRIVER": "wayland"], "wayland"),
      (["DISPLAY": ":0", "SDL_VIDEODRIVER": ""], "x11"),
    ] as [([String: String], String?)])
  func `the driver is that of the desktop, and no other is accepted`(
    environment: [String: String], expected: String?
  ) throws {
    let choice = try VideoDriverChoice(requested: nil, environment: environment)
    #expect(choice.name == expected)
    #expect(choice.failure == .noDisplay)
    #expect(choice.accepts("x11") && choice.accepts("wayland"))
    #expect(!choice.accepts("offscreen") && !choice.accepts("KMSDRM"))
  }

  @Test(
    arguments: [
      (nil, ["SDL_VIDEODRIVER": "dummy"]), ("dummy", [:]),
      ("dummy", ["SDL_VIDEODRIVER": "x11", "DISPLAY": ":0"]),
    ] as [(String?, [String: String])])
  func `a headless driver must be requested by name`(
    requested: String?, environment: [String: String]
  ) throws {
    let choice = try VideoDriverChoice(requested: requested, environment: environment)
    #expect(choice.name == "dummy")
    #expect(choice.failure == .videoUnavailable)
    #expect(choice.accepts("dummy"))
  }

  @Test(arguments: [[:], ["DISPLAY": ""], ["DISPLAY": "", "WAYLAND_DISPLAY": ""]])
  func `an environment that names no desktop has none`(environment: [String: String]) {
    let error = #expect(throws: SDLError.self) {
      try VideoDriverChoice(requested: nil, environment: environment)
    }
    #expect(error?.kind == .noDisplay)
  }
}
