// Part of Snapback, under the MIT licence; see LICENSE.

/// Which of SDL's video drivers to use, worked out from what was asked for and what the session says.
package struct DriverChoice: Equatable, Sendable {
  /// The drivers that show a window to somebody.
  private static let desktops = ["x11", "wayland"]

  /// The one to tell SDL; `nil` leaves it to SDL, which knows best where there are two desktops.
  package let name: String?
  /// Whether the driver may be one that shows nothing to anybody, because that was asked for.
  private let mayBeUnseen: Bool

  /// `requested` is SDL's name of a driver; without one `SDL_VIDEODRIVER` counts, and then which
  /// desktop the environment names. Empty values count as absent.
  ///
  /// Throws `noDisplay` where nothing names a desktop: SDL would go on to take over the console.
  package init(requested: String?, environment: [String: String]) throws(SDLError) {
    func value(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let asked = requested ?? value("SDL_VIDEODRIVER") {
      (name, mayBeUnseen) = (asked, !Self.desktops.contains(asked))
      return
    }
    mayBeUnseen = false
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

  /// Whether this is a driver that was meant; SDL helps itself to an unseen one where no desktop answers.
  package func accepts(_ driver: String) -> Bool {
    mayBeUnseen || Self.desktops.contains(driver)
  }

  /// What it means if SDL cannot start the driver.
  package var failure: SDLError.Kind { mayBeUnseen ? .videoUnavailable : .noDisplay }
}
