// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// How the program ends, and how it refuses to begin.
  @Suite struct Ending {
    @Test func `control and Q ends the program with 0`() throws {
      let stage = try Stage()
      try stage.desktop.xdotool(["key", "ctrl+q"])
      #expect(try stage.program.exitStatus() == 0)
      #expect(stage.program.complaint.isEmpty)
    }

    @Test func `an interrupt from the terminal ends the program with 130`() throws {
      let stage = try Stage()
      stage.program.interrupt()
      #expect(try stage.program.exitStatus() == 130)
      #expect(stage.program.complaint.isEmpty)
    }

    @Test func `an interrupt in mid-drag ends the program just so`() throws {
      let stage = try Stage()
      try stage.drag(by: 40, 40)
      stage.program.interrupt()
      #expect(try stage.program.exitStatus() == 130)
    }

    @Test(arguments: [nil, ":59999"])
    func `without a display it says so in one sentence and ends with 69`(display: String?) throws {
      var environment = ProcessInfo.processInfo.environment
      for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"] {
        environment[name] = nil
      }
      environment["DISPLAY"] = display
      let command = try Command([try Program.path, "run", "card"], environment: environment)
      #expect(command.status == 69)
      #expect(command.output.isEmpty)
      let lines = command.complaint.split(separator: "\n")
      #expect(lines.count == 1)
      #expect(command.complaint.contains("display"))
    }
  }
}
