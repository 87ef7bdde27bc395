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

    @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
    func `a signal during a drag exits with 128 plus its number, and the recording is complete`(
      signal: Int32
    ) throws {
      let trace = TemporaryFile()
      let stage = try CardStage(arguments: ["--record", trace.url.path])
      try stage.drag(by: 40, 40)
      stage.program.send(signal)
      #expect(try stage.program.exitStatus() == 128 + signal)
      #expect(stage.program.errorOutput.isEmpty)
      try expectReplays(trace)
    }

    @Test func `SIGPIPE does not end the program`() throws {
      let stage = try CardStage()
      stage.program.send(SIGPIPE)
      try stage.drag(by: 0, 40)
      try stage.awaitCard(
        CardPlacement(
          translation: CGSize(width: 0, height: 40),
          window: CGSize(width: CardStage.size.width, height: CardStage.size.height)))
    }

    @Test(arguments: [nil, ":59999"])
    func `without a display the program prints one message and exits with 69`(display: String?)
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
