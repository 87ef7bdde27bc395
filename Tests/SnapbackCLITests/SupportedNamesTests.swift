// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// `snapback check --api`.
struct SupportedNamesTests {
  @Test func `--api lists the whole table`() throws {
    let list = try ProgramRun(["check", "--api"])
    #expect(list.status == 0)
    #expect(list.lines.contains("supported    View.padding (_:) (_:_:)"))
    #expect(list.lines.contains { $0.hasPrefix("missing      VideoPlayer ") })
    let names = try #require(
      try JSONSerialization.jsonObject(
        with: try ProgramRun(["check", "--api", "--json"]).output) as? [[String: Any]])
    #expect(names.count == list.lines.count)
    #expect(try ProgramRun(["check"]).status == 64)
    #expect(try ProgramRun(["check", "--api", "A.swift"]).status == 64)
  }
}
