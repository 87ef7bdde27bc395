// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The number of pixels per point on X11.
  @Suite struct Scale {
    /// Opens a window of 320 by 240 points on a display.
    private func open(
      on desktop: Desktop, arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> SnapbackProcess {
      var variables = desktop.environment
      for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] { variables[name] = nil }
      return try SnapbackProcess(
        ["run", "spring-home", "--size", "320x240", "--appearance", "light"] + arguments,
        environment: variables.merging(environment) { $1 })
    }

    /// Sets the dots per inch that the desktop requests.
    private func setDots(_ dots: Int, on desktop: Desktop) throws {
      let command = [
        "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
        "Xcursor.size:\t24\nXft.dpi:\t\(dots)\n",
      ]
      #expect(try CommandRun(command, environment: desktop.environment).status == 0)
    }

    /// Waits until the window has a size in pixels.
    private func awaitSize(
      _ width: Int, _ height: Int, of program: SnapbackProcess, on desktop: Desktop
    ) throws {
      try eventually("a window of \(width) by \(height) pixels") {
        let picture = try desktop.screenshot(of: desktop.window(of: program))
        return (picture.width, picture.height) == (width, height)
      }
    }

    @Test func `the window follows Xft.dpi while it runs, in the same size in points`() throws {
      let desktop = try Desktop()
      try setDots(144, on: desktop)
      let program = try open(on: desktop)
      try awaitSize(480, 360, of: program, on: desktop)
      try setDots(192, on: desktop)
      try awaitSize(640, 480, of: program, on: desktop)
      try setDots(96, on: desktop)
      try awaitSize(320, 240, of: program, on: desktop)
      #expect(program.errorOutput.isEmpty)
    }

    @Test(
      arguments: [
        (["GDK_SCALE": "2"], 640, 480), (["QT_SCALE_FACTOR": "1.25"], 400, 300),
        (["GDK_SCALE": "2", "QT_SCALE_FACTOR": "2"], 640, 480),
      ] as [([String: String], Int, Int)])
    func `the environment sets the scale`(
      environment: [String: String], width: Int, height: Int
    ) throws {
      let desktop = try Desktop()
      let program = try open(on: desktop, environment: environment)
      try awaitSize(width, height, of: program, on: desktop)
    }

    @Test func `--scale overrides the desktop's request`() throws {
      let desktop = try Desktop()
      try setDots(192, on: desktop)
      let program = try open(on: desktop, arguments: ["--scale", "1.5"])
      try awaitSize(480, 360, of: program, on: desktop)
    }

    @Test(arguments: ["1", "2"])
    func `the window is in the middle of the screen at any scale`(scale: String) throws {
      let desktop = try Desktop()
      let program = try open(on: desktop, arguments: ["--scale", scale])
      let window = try desktop.window(of: program)
      let pixels = 320 * (Int(scale) ?? 1)
      try awaitSize(pixels, pixels * 3 / 4, of: program, on: desktop)
      let run = try CommandRun(["xwininfo", "-id", window], environment: desktop.environment)
      let left = (Desktop.size.width - pixels) / 2
      let text = String(decoding: run.output, as: UTF8.self)
      #expect(text.contains("Absolute upper-left X:  \(left)\n"), "\(text)")
    }
  }
}
