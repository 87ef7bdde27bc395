// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import Testing

@Suite struct WindowCommandTests {
  @Test func `commands come out of the line as they went in, however it is cut`() {
    let error = Diagnostic(path: "/a", line: 1, column: 2, message: "\"no\"\n", source: "x")
    let commands: [WindowCommand] = [
      .trouble(error, count: 3), .notice("nothing"), .crashed("a trap"),
    ]
    let bytes = commands.flatMap(\.line)
    for cut in 0...bytes.count {
      var unread = Array(bytes[..<cut])
      var taken = WindowCommand.take(from: &unread)
      unread += bytes[cut...]
      taken += WindowCommand.take(from: &unread)
      #expect(taken == commands && unread.isEmpty, "cut at \(cut)")
    }
  }
}
