// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// How far a recording is.
struct ProgressLineTests {
  @Test(arguments: [
    (1, 0.0, "card: frame 1, 0.0 of 3.2 s"), (73, 1.25, "card: frame 73, 1.3 of 3.2 s"),
    (200, 3.3, "card: frame 200, 3.3 s, until nothing moves"),
  ])
  func `it names the frame, the time, and the end that is known`(
    frame: Int, time: Double, text: String
  ) {
    #expect(ProgressLine.text("card", frame: frame, at: time, of: 3.2) == text)
  }

  @Test
  func `who is no terminal gets none`() throws {
    let file = open("/dev/null", O_WRONLY)
    defer { close(file) }
    let line = ProgressLine(
      descriptor: file, environment: ["TERM": "xterm"], name: "card", duration: 1)
    #expect(line == nil)
  }

  @Test(arguments: ["xterm", "dumb", ""])
  func `a terminal sees the line, and one that cannot write over it does not`(
    terminal: String
  ) throws {
    try inFolder { folder in
      // The program script gives its child a terminal, and keeps what that shows.
      let command = """
        TERM=\(terminal) script -qefc '"'"$1"'" record card --size 20x20 --fps 10' shown >&2
        """
      let program = try RunningProgram(shell: command, [], in: folder)
      #expect(program.status == 0)
      let shown = try String(contentsOfFile: folder + "/shown", encoding: .utf8)
      let isSeen = shown.contains("\r\u{1b}[Kcard: frame 10, 0.9 of")
      #expect(isSeen == (terminal == "xterm"))
      #expect(shown.contains("card: recorded into card.webp") == isSeen)
      #expect(FileManager.default.fileExists(atPath: folder + "/card.webp"))
    }
  }
}
