// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An X server on a virtual screen, with xdotool as its pointer.
final class VirtualDisplay {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let server: MeasuredProcess
  /// The environment for programs on this display.
  let environment: [String: String]

  static func isInstalled(_ tool: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  /// Starts Xvfb and waits until it accepts connections.
  init() throws {
    let pipe = Pipe()
    server = try MeasuredProcess(
      ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen", "0", "1024x768x24"],
      environment: ProcessInfo.processInfo.environment, output: pipe)
    // The server prints its display number and a line feed when it is ready.
    var number = ""
    while !number.hasSuffix("\n") {
      let bytes = pipe.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Failure(description: "Xvfb did not start") }
      number += String(decoding: bytes, as: UTF8.self)
    }
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    for name in ["WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XAUTHORITY"] { environment[name] = nil }
    self.environment = environment
  }

  /// Runs an xdotool command line and returns its output.
  @discardableResult
  func xdotool(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
