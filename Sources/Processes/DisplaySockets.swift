// Part of Snapback, under the MIT licence; see LICENSE.

/// The sockets of the display on this machine, as the environment names them.
package struct DisplaySockets: Equatable, Sendable {
  /// The path of the X server's socket; nil without `DISPLAY`, or if it is on another machine.
  package let x: String?
  /// The path of the Wayland compositor's socket; nil without `WAYLAND_DISPLAY`.
  package let wayland: String?

  /// Empty variables count as absent.
  package init(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    x = value("DISPLAY").flatMap(Self.localNumber).map { "/tmp/.X11-unix/X\($0)" }
    wayland = value("WAYLAND_DISPLAY").flatMap { name in
      name.hasPrefix("/") ? name : value("XDG_RUNTIME_DIR").map { $0 + "/" + name }
    }
  }

  /// The number of a display such as `:1`, `:1.0` or `unix:1`; nil for one on another machine.
  private static func localNumber(_ display: String) -> Int? {
    guard let colon = display.lastIndex(of: ":"), ["", "unix"].contains(display[..<colon]) else {
      return nil
    }
    return Int(display[display.index(after: colon)...].prefix { $0 != "." })
  }
}
