// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An X server of its own on a free display, a hand that moves its mouse, and an eye on its windows.
///
/// There is no window manager: windows get the focus when they ask for it or are given it.
final class Desktop {
  static let size = (width: 1024, height: 768)

  let display: String
  private let server = Process()

  /// Starts the server and waits until it answers.
  init() throws {
    let announcement = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments =
      ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen", "0"]
      + ["\(Desktop.size.width)x\(Desktop.size.height)x24"]
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = announcement
    server.standardError = FileHandle.nullDevice
    try server.runHeedingSignals()
    // The server writes its number once it is ready to be connected to, and a line feed.
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

  /// The surroundings of a program that is to appear on this desktop, and on no other.
  var environment: [String: String] {
    var result = ProcessInfo.processInfo.environment
    result["DISPLAY"] = display
    for name in ["WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XAUTHORITY"] {
      result[name] = nil
    }
    return result
  }

  /// Seconds that the server was ready to run and had to wait for a core.
  var timeWaited: Double { server.timeWaited }

  /// What is seen of a window now; it must lie on the screen with no part beyond its edges.
  func screenshot(of window: String) throws -> Screenshot {
    try Screenshot(xwd: run(["xwd", "-silent", "-id", window]))
  }

  /// Carries out xdotool's words one after the other and answers with what it printed.
  @discardableResult
  func xdotool(_ words: [String]) throws -> String {
    String(decoding: try run(["xdotool"] + words), as: UTF8.self)
  }

  private func run(_ arguments: [String]) throws -> Data {
    let command = try Command(arguments, environment: environment)
    guard command.status == 0 else {
      throw CommandFailed(
        arguments: arguments, status: command.status, complaint: command.complaint)
    }
    return command.output
  }
}
