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

  @Test func `a compositor without a seat is not used`() throws {
    let (x, wayland) = (["DISPLAY": ":0"], ["WAYLAND_DISPLAY": "w"])
    func name(_ environment: [String: String], hasSeat: Bool) throws -> String? {
      try VideoDriverChoice(requested: nil, environment: environment).name { _ in hasSeat }
    }
    let both = x.merging(wayland) { $1 }
    #expect(try name(both, hasSeat: false) == "x11")
    #expect(try name(both, hasSeat: true) == nil)
    #expect(try name(x, hasSeat: false) == "x11")
    #expect(try name(["SDL_VIDEODRIVER": "dummy"], hasSeat: false) == "dummy")
    #expect(try name(wayland, hasSeat: true) == "wayland")
    let error = #expect(throws: SDLError.self) { try name(wayland, hasSeat: false) }
    #expect(error?.kind == .noDisplay)
  }

  @Test(arguments: [[:], ["DISPLAY": ""], ["DISPLAY": "", "WAYLAND_DISPLAY": ""]])
  func `an environment that names no desktop has none`(environment: [String: String]) {
    let error = #expect(throws: SDLError.self) {
      try VideoDriverChoice(requested: nil, environment: environment)
    }
    #expect(error?.kind == .noDisplay)
  }
}
