// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A virtual desktop with a session bus and an accessibility bus of its own.
final class AccessibilityDesktop {
  let desktop: Desktop
  /// The environment for programs on the desktop.
  private(set) var environment: [String: String]
  private let bus: SessionBus
  private let launcher = Process()
  private let folder: URL

  /// Starts the buses. Assistive technologies are enabled, unless `isEnabled` is false.
  init(isEnabled: Bool = true) throws {
    desktop = try Desktop()
    environment = desktop.environment
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The desktop's settings and sockets are not those of whoever runs the tests.
    for name in ["XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"] {
      environment[name] = folder.path
    }
    environment["AT_SPI_BUS_ADDRESS"] = nil
    environment["GSETTINGS_BACKEND"] = "memory"
    bus = try SessionBus(in: folder, environment: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    launcher.executableURL = URL(fileURLWithPath: "/usr/libexec/at-spi-bus-launcher")
    launcher.arguments =
      ["--launch-immediately", "--a11y=\(isEnabled ? 1 : 0)", "--screen-reader=0"]
    launcher.environment = environment
    launcher.standardInput = FileHandle.nullDevice
    launcher.standardOutput = FileHandle.nullDevice
    launcher.standardError = FileHandle.nullDevice
    try launcher.runUnblockingSignals()
  }

  deinit {
    launcher.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file to a folder that is removed at the end, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Runs one of the scripts in the folder `ScreenReader`, and returns what it prints: `ok`, or what
  /// was not as expected.
  func read(_ script: String, _ arguments: [String] = []) throws -> String {
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ScreenReader").path
    var environment = environment
    environment["PYTHONPATH"] = scripts
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    let run = try CommandRun(
      ["/usr/bin/python3", "\(scripts)/\(script).py"] + arguments, environment: environment)
    return String(decoding: run.output, as: UTF8.self) + run.errorOutput
  }
}
