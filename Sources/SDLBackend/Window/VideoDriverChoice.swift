// Part of Snapback, under the MIT licence; see LICENSE.

/// The choice of SDL's video driver, derived from the request and the session's environment.
package struct VideoDriverChoice: Equatable, Sendable {
  /// The drivers that show a window on a desktop.
  private static let desktopDrivers = ["x11", "wayland"]

  /// The driver to request from SDL; nil leaves the choice to SDL, where both desktops are
  /// available.
  package let name: String?
  /// Whether a driver without visible output is acceptable, because it was requested.
  private let allowsHeadless: Bool
  private let environment: [String: String]

  /// `requested` is SDL's name of a driver. Without one, `SDL_VIDEODRIVER` decides, and then the
  /// desktop that the environment names. Empty values count as absent.
  ///
  /// Throws `noDisplay` if the environment names no desktop, where SDL would take over the console
  /// instead.
  package init(requested: String?, environment: [String: String]) throws(SDLError) {
    self.environment = environment
    func value(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let requested = requested ?? value("SDL_VIDEODRIVER") {
      (name, allowsHeadless) = (requested, !Self.desktopDrivers.contains(requested))
      return
    }
    allowsHeadless = false
    switch (value("DISPLAY"), value("WAYLAND_DISPLAY")) {
    case (_?, _?): name = nil
    case (_?, nil): name = "x11"
    case (nil, _?): name = "wayland"
    case (nil, nil):
      throw SDLError(
        .noDisplay, call: "SDL_InitSubSystem", message: "neither DISPLAY nor WAYLAND_DISPLAY is set"
      )
    }
  }

  /// The driver to request from SDL on this machine: X11 if there is the choice, and Wayland's compositor has no seat.
  ///
  /// - Parameter hasSeat: Returns whether the compositor of an environment has one. It is called if Wayland is
  ///   possible.
  /// - Throws: `noDisplay` if it has none, and only Wayland is possible.
  package func name(
    hasSeat: (_ environment: [String: String]) -> Bool
  ) throws(SDLError) -> String? {
    guard name == nil || name == "wayland", !hasSeat(environment) else { return name }
    guard name == nil else {
      throw SDLError(
        .noDisplay, call: "wl_display_get_registry",
        message: "the Wayland compositor has no input devices (no seat)")
    }
    return "x11"
  }

  /// Returns whether the driver that SDL has started is acceptable: where no desktop responds, SDL falls back
  /// to a driver without visible output.
  package func accepts(_ driver: String) -> Bool {
    allowsHeadless || Self.desktopDrivers.contains(driver)
  }

  /// The kind of error to report if SDL cannot start the driver.
  package var failure: SDLError.Kind { allowsHeadless ? .videoUnavailable : .noDisplay }
}
