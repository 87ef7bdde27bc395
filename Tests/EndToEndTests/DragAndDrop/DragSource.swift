// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Another program (GTK), from whose window something can be dragged.
final class DragSource {
  private let process = Process()
  private let output = TemporaryFile()
  /// The X desktop, and its window there; nil on Wayland.
  private var desktop: Desktop?
  private var window = ""

  /// The position of the window on the screen, in pixels.
  static let position = (x: 20, y: 60)

  /// Starts the program on an X desktop. `arguments` are "text" and a text, or "files" and their paths.
  convenience init(_ arguments: [String], on desktop: Desktop) throws {
    try self.init(
      arguments, environment: desktop.environment.merging(["GDK_BACKEND": "x11"]) { $1 })
    self.desktop = desktop
    window = try desktop.xdotool(["search", "--onlyvisible", "--name", "^source$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try desktop.xdotool([
      "windowmove", "--sync", window, "\(Self.position.x)", "\(Self.position.y)",
    ])
  }

  /// Starts the program on the desktop that an environment has.
  init(_ arguments: [String], environment desktop: [String: String]) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("source.py").path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script] + arguments
    var environment = desktop
    // Neither accessibility nor settings are needed.
    environment["NO_AT_BRIDGE"] = "1"
    environment["GSETTINGS_BACKEND"] = "memory"
    environment["LC_ALL"] = "C.UTF-8"
    process.environment = environment
    try Data().write(to: output.url)
    process.standardOutput = try FileHandle(forWritingTo: output.url)
    process.standardError = FileHandle.nullDevice
    try process.runUnblockingSignals()
    let (output, process) = (output, process)
    try eventually("the window of GTK") {
      guard process.isRunning else { throw TimedOut(description: "python3 with GTK is missing") }
      return try output.text.contains("ready")
    }
  }

  deinit { process.end() }

  /// Presses in the window, and moves to positions in another one, without a release.
  func drag(over places: [(x: Int, y: Int)], of target: String) throws {
    try desktop?.xdotool(["mousemove", "--window", window, "--sync", "75", "50", "mousedown", "1"])
    // GTK begins the drag after some motion.
    for x in stride(from: 80, through: 120, by: 10) {
      try desktop?.xdotool(["mousemove", "--window", window, "--sync", "\(x)", "50"])
    }
    for place in places {
      try desktop?.xdotool([
        "mousemove", "--window", target, "--sync", "\(place.x - 2)", "\(place.y)",
        "mousemove", "--window", target, "--sync", "\(place.x)", "\(place.y)", "sleep", "0.2",
      ])
    }
  }

  func move(to place: (x: Int, y: Int), of target: String) throws {
    // GTK reports the next motion once the last one has been answered.
    try desktop?.xdotool([
      "mousemove", "--window", target, "--sync", "\(place.x)", "\(place.y)", "sleep", "0.2",
    ])
  }

  func release() throws { try desktop?.xdotool(["mouseup", "1"]) }

  /// Waits until the program hangs while it gives its text.
  func awaitHang() throws {
    try eventually("the program hangs") { try output.text.contains("hangs") }
  }

  /// Waits until the program knows the end of the drag.
  func awaitEnd() throws {
    try eventually("the end of the drag") { try output.text.contains("finished") }
  }
}
