// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// The progress line of `snapback record`.
struct ProgressLineTests {
  @Test(arguments: [
    (1, 0.0, "card: frame 1, 0.0 of 3.2 s"), (73, 1.25, "card: frame 73, 1.3 of 3.2 s"),
    (200, 3.3, "card: frame 200, 3.3 s, waiting for animations to settle"),
  ])
  func `the line shows the frame, the time and the known end`(
    frame: Int, time: Double, text: String
  ) {
    #expect(ProgressLine.text("card", frame: frame, at: time, of: 3.2) == text)
  }

  @Test
  func `no line is shown when the output is not a terminal`() throws {
    let file = open("/dev/null", O_WRONLY)
    defer { close(file) }
    let line = ProgressLine(
      descriptor: file, environment: ["TERM": "xterm"], name: "card", duration: 1)
    #expect(line == nil)
  }

  @Test(arguments: ["xterm", "dumb", ""])
  func `a terminal shows the line unless it is a dumb terminal`(
    terminal: String
  ) throws {
    try inFolder { folder in
      // `script` runs its child on a pseudo-terminal and saves the output.
      let command = """
        TERM=\(terminal) script -qefc '"'"$1"'" record card --size 20x20 --fps 10' shown >&2
        """
      let program = try ProgramRun(shell: command, [], in: folder)
      #expect(program.status == 0)
      let shown = try String(contentsOfFile: folder + "/shown", encoding: .utf8)
      let isShown = shown.contains("\r\u{1b}[Kcard: frame 10, 0.9 of")
      #expect(isShown == (terminal == "xterm"))
      #expect(shown.contains("card: saved to card.webp") == isShown)
      #expect(FileManager.default.fileExists(atPath: folder + "/card.webp"))
    }
  }
}
