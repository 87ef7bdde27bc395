// Part of Snapback, under the MIT licence; see LICENSE.

import SnapbackCLI
import Testing

struct TerminalColorTests {
  @Test func `colors are used on capable terminals only`() {
    #expect(TerminalColor.red.on("a") == "\u{1b}[31ma\u{1b}[0m")
    #expect(!TerminalColor.isEnabled(["NO_COLOR": "1"], descriptor: 1))
    #expect(!TerminalColor.isEnabled(["TERM": "dumb"], descriptor: 1))
    #expect(!TerminalColor.isEnabled([:], descriptor: -1))
  }
}
