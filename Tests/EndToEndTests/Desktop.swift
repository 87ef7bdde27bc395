// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A virtual X server with a simulated mouse and screenshots.
///
/// There is no window manager: a window has the focus only after it requests it or a test sets it.
final class Desktop {
  static let size = (width: 1024, height: 768)

  let display: String
  private let server = Process()

  /// Starts the server and waits until it accepts connections.
  init() throws {
    let announcement = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments =
      ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen", "0"]
      + ["\(Desktop.size.width)x\(Desktop.size.height)x24"]
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = announcement
    server.standardError = FileHandle.nullDevice
    try server.runUnblockingSignals()
    // The server prints its display number and a line feed when it is ready.
    var number = ""
    while !number.hasSuffix("\n") {
      let bytes = announcement.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw TimedOut(description: "Xvfb did not start") }
      number += String(decoding: bytes, as: UTF8.self)
    }
    display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    server.end()
  }

  /// The environment for programs on this display.
  var environment: [String: String] {
    var result = ProcessInfo.processInfo.environment
    result["DISPLAY"] = display
    for name in ["WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XAUTHORITY"] {
      result[name] = nil
    }
    return result
  }

  /// Returns a screenshot of a window, which must be entirely on the screen.
  func screenshot(of window: String) throws -> Screenshot {
    try Screenshot(xwd: run(["xwd", "-silent", "-id", window]))
  }

  /// Runs an xdotool command line and returns its output.
  @discardableResult
  func xdotool(_ arguments: [String]) throws -> String {
    String(decoding: try run(["xdotool"] + arguments), as: UTF8.self)
  }

  private func run(_ arguments: [String]) throws -> Data {
    let command = try CommandRun(arguments, environment: environment)
    guard command.status == 0 else {
      throw CommandFailed(
        arguments: arguments, status: command.status, errorOutput: command.errorOutput)
    }
    return command.output
  }
}
