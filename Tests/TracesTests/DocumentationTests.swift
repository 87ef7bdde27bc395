// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// `docs/traces.md` agrees with the code.
struct DocumentationTests {
  private static func page() throws -> String {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/traces.md")
    return try String(contentsOf: page, encoding: .utf8)
  }

  @Test
  func `the example is a valid trace`() throws {
    let parts = try Self.page().split(separator: "```\n")
    try #require(parts.count == 3)
    let trace = try Trace(text: parts[1].utf8)
    #expect(trace.header.scene == "card")
    #expect(trace.events.count == 5)
    #expect(trace.duration == 0.06)
  }

  @Test
  func `every name that can occur in a trace is in the tables`() throws {
    let page = try Self.page()
    let names =
      PointerSample.Phase.allCases.map(\.rawValue) + PointerSample.Device.allCases.map(\.rawValue)
      + PointerSample.Button.allCases.map(\.rawValue)
      + InputEvent.Interruption.allCases.map(\.rawValue) + [
        "shift", "control", "option", "command",
      ]
    for name in names { #expect(page.contains("`\"\(name)\"`"), "\(name)") }
    #expect(page.contains("`1`, or `\(TraceHeader.version)` with frames"))
  }
}
