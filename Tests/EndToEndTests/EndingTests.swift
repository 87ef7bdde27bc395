// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Exit codes, and starting without a display.
  @Suite struct Ending {
    @Test func `Ctrl+Q exits with 0`() throws {
      let stage = try CardStage()
      try stage.desktop.xdotool(["key", "ctrl+q"])
      #expect(try stage.program.exitStatus() == 0)
      #expect(stage.program.errorOutput.isEmpty)
    }

    @Test func `SIGINT exits with 130`() throws {
      let stage = try CardStage()
      stage.program.interrupt()
      #expect(try stage.program.exitStatus() == 130)
      #expect(stage.program.errorOutput.isEmpty)
    }

    @Test func `SIGINT during a drag exits with 130`() throws {
      let stage = try CardStage()
      try stage.drag(by: 40, 40)
      stage.program.interrupt()
      #expect(try stage.program.exitStatus() == 130)
    }

    @Test(arguments: [nil, ":59999"])
    func `without a display the program prints one sentence and exits with 69`(display: String?)
      throws
    {
      var environment = ProcessInfo.processInfo.environment
      for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"] {
        environment[name] = nil
      }
      environment["DISPLAY"] = display
      let command = try CommandRun(
        [try SnapbackProcess.path, "run", "card"], environment: environment)
      #expect(command.status == 69)
      #expect(command.output.isEmpty)
      let lines = command.errorOutput.split(separator: "\n")
      #expect(lines.count == 1)
      #expect(command.errorOutput.contains("display"))
    }
  }
}
