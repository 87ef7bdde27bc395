// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A virtual X server with a simulated mouse and screenshots.
///
/// Without a window manager a window has the focus only after it requests it or a test sets it.
final class Desktop {
  static let size = (width: 1024, height: 768)

  /// The command of a server without devices.
  static let virtual =
    ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen", "0"]
    + ["\(Desktop.size.width)x\(Desktop.size.height)x24"]

  /// The command of a server without devices whose pixels have 8 bits.
  static let shallow = virtual.dropLast() + ["640x480x8"]

  let display: String
  private let server = Process()
  private(set) var manager: WindowManager?

  /// Starts the server and waits until it accepts connections, and until the window manager runs.
  init(hasWindowManager: Bool = false, server command: [String] = Desktop.virtual) throws {
    let announcement = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = command
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = announcement
    server.standardError = FileHandle.nullDevice
    try server.runUnblockingSignals()
    // The server prints its display number and a line feed when it is ready.
    display = try ":" + announcement.fileHandleForReading.announcedLine(of: "Xvfb")
    if hasWindowManager { manager = try WindowManager(on: self) }
  }

  deinit {
    // A stopped one would not end.
    manager?.send(SIGCONT)
    send(SIGCONT)
    manager = nil
    server.end()
  }

  /// Sends a signal to the server.
  func send(_ signal: Int32) { kill(server.processIdentifier, signal) }

  /// Kills the server, and waits until it has gone. Windows lose their connection in the middle of
  /// whatever they do.
  func crash() throws {
    kill(server.processIdentifier, SIGKILL)
    try eventually("the server exits") { !server.isRunning }
  }

  /// Waits for a program's window and returns its X window id.
  func window(of program: SnapbackProcess) throws -> String {
    try eventually("the program's window") {
      guard program.isRunning else {
        throw TimedOut(description: "the program exited: \(program.errorOutput)")
      }
      let found = try? xdotool([
        "search", "--onlyvisible", "--class", "^io\\.github\\.snapback\\.Snapback$",
      ])
      return found?.split(separator: "\n").last.map(String.init)
    }
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
    try screenshot(["-id", window])
  }

  /// Returns a screenshot of the whole screen.
  func screenshot() throws -> Screenshot {
    try screenshot(["-root"])
  }

  /// `xwd` asks for the attributes of every window on the screen and fails if one of them was closed meanwhile, such as
  /// that of a program from which something was dropped.
  private func screenshot(_ target: [String]) throws -> Screenshot {
    var attempts = 0
    while true {
      do {
        return try Screenshot(xwd: run(["xwd", "-silent"] + target))
      } catch let failure as CommandFailed
        where attempts < 5 && failure.errorOutput.contains("BadWindow")
      {
        attempts += 1
      }
    }
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
