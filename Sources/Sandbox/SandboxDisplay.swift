// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The files by which a process connects to the desktop: sockets, and the X server's cookie.
package struct SandboxDisplay: Equatable, Sendable {
  package let files: [String]

  /// Finds the files from `DISPLAY`, `WAYLAND_DISPLAY` and what belongs to them. Throws
  /// `noLocalDisplay` if the display is reached through the network only.
  package init(environment: [String: String]) throws(SandboxError) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    var files: [String] = []
    if let name = value("WAYLAND_DISPLAY") {
      if name.hasPrefix("/") {
        files.append(name)
      } else if let folder = value("XDG_RUNTIME_DIR") {
        files.append(folder + "/" + name)
      }
    }
    let display = value("DISPLAY")
    if let display, let number = Self.localNumber(display) {
      files.append("/tmp/.X11-unix/X\(number)")
    }
    guard files.contains(where: { access($0, F_OK) == 0 }) else {
      // Without any display the window's own error is better.
      if display == nil, files.isEmpty {
        self.files = []
        return
      }
      throw .noLocalDisplay(display ?? value("WAYLAND_DISPLAY") ?? "")
    }
    let cookie = value("XAUTHORITY") ?? value("HOME").map { $0 + "/.Xauthority" }
    self.files = files + [cookie].compactMap(\.self)
  }

  /// The number of a display such as `:1`, `:1.0` or `unix:1`; nil for one on another machine.
  private static func localNumber(_ display: String) -> Int? {
    guard let colon = display.lastIndex(of: ":"), ["", "unix"].contains(display[..<colon]) else {
      return nil
    }
    return Int(display[display.index(after: colon)...].prefix { $0 != "." })
  }
}
