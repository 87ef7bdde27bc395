// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

@Suite struct ChildProcessTests {
  @Test func `a child process leads a session of its own, without a terminal`() throws {
    let child = ChildProcess(
      program: "/bin/sh", arguments: ["-c", "echo $$; cut -d ' ' -f 5-7 /proc/$$/stat"],
      environment: [:])
    let (ending, output) = try #require(child).finish()
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(ending == .exited(0))
    let id = try #require(lines.first)
    // The process group, the session and the terminal.
    #expect(lines.last == "\(id) \(id) 0")
  }

  @Test func `a child process has none of the other open files`() throws {
    let file = open("/dev/null", O_WRONLY)
    defer { close(file) }
    #expect(fcntl(file, F_GETFD) & FD_CLOEXEC == 0)
    let child = ChildProcess(
      program: "/bin/sh", arguments: ["-c", "test -e /proc/$$/fd/\(file)"], environment: [:])
    #expect(try #require(child).finish().0 == .exited(1))
  }
}
