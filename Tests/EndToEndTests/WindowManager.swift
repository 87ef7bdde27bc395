// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A window manager (openbox) whose commands are keys: F5 toggles full screen, F6 toggles
/// maximization, F7 ends it, F8 closes the window.
final class WindowManager {
  private let process = Process()
  private let settings = TemporaryFile()

  private static let configuration = """
    <?xml version="1.0"?>
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <keyboard>
        <keybind key="F5"><action name="ToggleFullscreen"/></keybind>
        <keybind key="F6"><action name="ToggleMaximize"/></keybind>
        <keybind key="F7"><action name="Unmaximize"/></keybind>
      <keybind key="F8"><action name="Close"/></keybind>
      </keyboard>
    </openbox_config>
    """

  /// Starts the window manager and waits until it manages windows.
  init(on desktop: Desktop) throws {
    try Data(Self.configuration.utf8).write(to: settings.url)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openbox", "--sm-disable", "--config-file", settings.url.path]
    process.environment = desktop.environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runUnblockingSignals()
    try eventually("the window manager") {
      guard process.isRunning else { throw TimedOut(description: "openbox did not start") }
      return (try? desktop.xdotool(["get_num_desktops"])) != nil
    }
  }

  /// Sends a signal: SIGSTOP stops it, SIGCONT lets it go on.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  deinit { process.end() }
}
