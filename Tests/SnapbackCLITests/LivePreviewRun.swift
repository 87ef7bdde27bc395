// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// A preview in a window of SDL's dummy driver.
struct LivePreviewRun {
  let id: pid_t
  let folder: String

  /// Starts it with descriptors as its standard error and output, in the folder of the file `A.swift`; in a sandbox
  /// if its mechanism is given.
  init(
    _ text: String, errorOutput: Int32?, output: Int32? = nil, sandbox: String? = nil,
    path: String = "A.swift", options: [String] = ["--plain"], environment: [String: String] = [:],
    in folder: String
  ) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      atPath: folder + "/files", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: folder + "/files/A.swift"))
    let inherited = ProcessInfo.processInfo.environment
    let program = try ProgramRun.path
    let started = ProcessLauncher.start(
      program: "/bin/sh",
      arguments: [
        "sh", "-c", "cd \"$0\" && exec \"$@\"", folder + "/files", program, "preview",
        path,
      ] + options + (sandbox == nil ? [] : ["--sandbox"]),
      environment: [
        "PATH": inherited["PATH"] ?? "", "HOME": inherited["HOME"] ?? "",
        "SDL_VIDEODRIVER": "dummy", "SNAPBACK_SANDBOX": sandbox ?? "",
      ].merging(environment) { $1 },
      streams: [(STDIN_FILENO, nil), (STDOUT_FILENO, output), (STDERR_FILENO, errorOutput)])
    id = try #require(started)
  }

  /// Waits until the view of a color is shown.
  func shows(_ color: String) -> Bool {
    wait { access(folder + "/" + color, F_OK) == 0 }
  }

  /// Polls until the condition holds. The limit only bounds a hang.
  func wait(_ condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(100)
    while !condition() {
      guard !ProcessLauncher.hasEnded(id), ContinuousClock.now < deadline else {
        return condition()
      }
      usleep(10_000)
    }
    return true
  }

  /// Ends the preview by a signal; false if it does not end.
  func ends(by signal: Int32) -> Bool {
    kill(id, signal)
    let deadline = ContinuousClock.now + .seconds(30)
    while !ProcessLauncher.hasEnded(id), ContinuousClock.now < deadline { usleep(10_000) }
    if !ProcessLauncher.hasEnded(id) { kill(id, SIGKILL) }
    return ProcessLauncher.reap(id) == .exited(128 + signal)
  }
}
