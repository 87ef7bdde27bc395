// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Displays that are stopped while windows are open, as by a debugger, or while the machine swaps.
  @Suite struct StoppedDisplay {
    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal ends the program although the display server is stopped`(signal: Int32) throws {
      let stage = try CardStage()
      stage.desktop.send(SIGSTOP)
      kill(stage.program.id, signal)
      #expect(try stage.program.exitStatus() == 128 + signal)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal ends the program although the compositor is stopped`(signal: Int32) throws {
      let stage = try WaylandCardStage()
      stage.desktop.send(SIGSTOP)
      kill(stage.program.id, signal)
      #expect(try stage.program.exitStatus() == 128 + signal)
    }

    private static func source(_ color: String) -> String {
      """
      import SwiftUI
      #Preview {
        TimelineView(.animation) { context in
          Color.\(color).opacity(0.5 + 0.5 * sin(context.date.timeIntervalSince1970))
        }
      }
      """
    }

    @Test func `a stopped compositor is not taken for a view that does not answer`() throws {
      let desktop = try WaylandDesktop()
      let folder = TemporaryFolder()
      let path = folder.url.path + "/A.swift"
      try Data(Self.source("red").utf8).write(to: URL(filePath: path))
      let program = try SnapbackProcess(
        ["preview", "--plain", "--size", "200x200", path], environment: desktop.environment)
      try eventually("the first frame", within: 180) {
        program.errorOutput.contains("snapback: loaded in")
      }
      desktop.send(SIGSTOP)
      try Data(Self.source("green").utf8).write(to: URL(filePath: path))
      // The window's process may have received the new code already; then there is no message. In either case it
      // must not be taken for one that hangs, which takes 4 seconds.
      let start = ContinuousClock.now
      try eventually("the message, or the limit for hangs") {
        program.errorOutput.contains(
          "snapback: the window manager or the display server does not answer; the preview waits for it\n"
        ) || start.duration(to: .now) > .seconds(6)
      }
      desktop.send(SIGCONT)
      try eventually("the save") { program.errorOutput.contains("snapback: reloaded in") }
      #expect(!program.errorOutput.contains("save to restart"))
      kill(program.id, SIGINT)
      #expect(try program.exitStatus() == 130)
    }
  }
}
