// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// The files by which a process connects to the desktop: sockets, and the X server's cookie.
package struct SandboxDisplay: Equatable, Sendable {
  package let files: [String]

  /// Finds the files from `DISPLAY`, `WAYLAND_DISPLAY` and what belongs to them. Throws
  /// `noLocalDisplay` if the display is reached through the network only.
  package init(environment: [String: String]) throws(SandboxError) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let sockets = DisplaySockets(environment: environment)
    let files = [sockets.wayland, sockets.x].compactMap(\.self)
    let display = value("DISPLAY")
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
}
