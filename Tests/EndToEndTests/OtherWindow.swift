// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Another program's window, in the screen's top left corner, beside the card's window.
final class OtherWindow {
  let window: String
  private let process = Process()

  init(on desktop: Desktop) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xlogo", "-geometry", "60x60+0+0"]
    process.environment = desktop.environment
    process.standardError = FileHandle.nullDevice
    try process.runUnblockingSignals()
    window = try eventually("the other window") {
      let found = try? desktop.xdotool(["search", "--onlyvisible", "--class", "^XLogo$"])
      return found?.split(separator: "\n").last.map(String.init)
    }
  }

  deinit {
    process.end()
  }
}
