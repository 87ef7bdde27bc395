// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// The cause of a crash, read from the error output of the process.
struct CrashMessageTests {
  @Test(arguments: [
    ("Preview1/Card.swift:12: Fatal error: no card", "no card", "Card.swift:12" as String?),
    (
      "Preview1/A b.swift:3: Fatal error", "fatalError() or preconditionFailure() was called",
      "A b.swift:3"
    ), ("Preview1/A.swift:4: Precondition failed: why", "why", "A.swift:4"),
    ("Preview1/A.swift:4: Precondition failed", "a precondition failed", "A.swift:4"),
    ("Preview1/A.swift:4: Assertion failed: why", "why", "A.swift:4"),
    ("Preview1/A.swift:4: Assertion failed", "an assertion failed", "A.swift:4"),
    ("Assertion failed: printed by a view", "Trap", nil), ("A Fatal error", "Trap", nil),
    ("Swift/Array.swift:692: Fatal error: Index out of range", "Index out of range", nil),
    ("MyPreview/A.swift:3: Fatal error: x", "x", nil),
    ("Fatal error: the stack overflowed", "the stack overflowed", nil),
  ])
  func `the cause and the place are those of the runtime's message`(
    line: String, cause: String, location: String?
  ) {
    let output = "printed before\n\(line)\nCurrent stack trace:\n0  a\n1  b\n"
    let message = CrashMessage(errorOutput: Array(output.utf8), signal: SIGILL)
    #expect(message.cause.hasPrefix(cause))
    #expect(message.location == location)
  }

  @Test func `a message of several lines becomes one line`() {
    let output = "Preview2/A.swift:1: Fatal error: one\n  two\n\nthree\nCurrent stack trace:\n0  a"
    let message = CrashMessage(errorOutput: Array(output.utf8), signal: SIGILL)
    #expect(message.cause == "one two three")
    #expect(message.location == "A.swift:1")
  }

  @Test(arguments: [
    (SIGSEGV, "Segmentation fault"), (SIGABRT, "Aborted"), (SIGFPE, "Arithmetic error"),
    (SIGUSR1, "Signal \(SIGUSR1)"),
  ])
  func `without a message the signal is described`(signal: Int32, text: String) {
    let message = CrashMessage(errorOutput: Array("some output\n".utf8), signal: signal)
    #expect(message.cause.hasPrefix(text))
    #expect(message.location == nil)
  }

  @Test func `the last of several messages counts`() {
    let output = "Fatal error: one\nCurrent stack trace:\nFatal error: two\n"
    #expect(CrashMessage(errorOutput: Array(output.utf8), signal: SIGILL).cause == "two")
  }

  @Test(arguments: [
    (0 as Int32, ChildProcess.Ending.exited(0)), (11, .killed(signal: 11)),
    (139 << 8, .killed(signal: 11)),
    (137 << 8, .killed(signal: 9)), (130 << 8, .exited(130)), (76 << 8, .exited(76)),
  ])
  func `a launcher's exit code for a crash counts as the crash`(
    status: Int32, ending: ChildProcess.Ending
  ) {
    #expect(ChildProcess.Ending(status: status) == ending)
  }
}
