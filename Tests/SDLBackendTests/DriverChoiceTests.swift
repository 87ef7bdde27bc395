// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

@Suite struct DriverChoiceTests {
  @Test(
    arguments: [
      (["DISPLAY": ":0"], "x11"), (["WAYLAND_DISPLAY": "wayland-0"], "wayland"),
      (["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"], nil),
      (["DISPLAY": ":0", "WAYLAND_DISPLAY": ""], "x11"),
      (["DISPLAY": ":0", "SDL_VIDEODRIVER": "wayland"], "wayland"),
      (["DISPLAY": ":0", "SDL_VIDEODRIVER": ""], "x11"),
    ] as [([String: String], String?)])
  func `the driver is that of the desktop there is, and no other is taken instead`(
    environment: [String: String], expected: String?
  ) throws {
    let choice = try DriverChoice(requested: nil, environment: environment)
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
  func `a driver that shows nothing must be asked for by name`(
    requested: String?, environment: [String: String]
  ) throws {
    let choice = try DriverChoice(requested: requested, environment: environment)
    #expect(choice.name == "dummy")
    #expect(choice.failure == .videoUnavailable)
    #expect(choice.accepts("dummy"))
  }

  @Test(arguments: [[:], ["DISPLAY": ""], ["DISPLAY": "", "WAYLAND_DISPLAY": ""]])
  func `where nothing names a desktop there is none`(environment: [String: String]) {
    let error = #expect(throws: SDLError.self) {
      try DriverChoice(requested: nil, environment: environment)
    }
    #expect(error?.kind == .noDisplay)
  }
}
