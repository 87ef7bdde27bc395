// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

@Suite struct TraceTextTests {
  @Test(arguments: TextSample.Kind.allCases)
  func `text input round-trips`(kind: TextSample.Kind) throws {
    let header = TraceHeader(scene: "card", size: CGSize(width: 10, height: 10))
    let event = InputEvent.text(TextSample(time: 0.5, text: "한 \"a\"\n", kind: kind))
    let trace = Trace(header: header, events: [event])
    let text = try trace.text()
    #expect(text.contains("\"kind\"") == (kind != .typed))
    #expect(try Trace(text: text.utf8) == trace)
  }
}
