// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
import Foundation
import Snapback
import Testing

@Suite struct DataRepresentationTests {
  private struct Note: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .utf8PlainText) {
        Data($0.text.utf8)
      } importing: {
        Note(text: String(decoding: $0, as: UTF8.self))
      }
    }
  }

  private struct Line: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .utf8PlainText) {
        Line(text: "> " + String(decoding: $0, as: UTF8.self))
      }
    }
  }

  @Test func `a value is transferred as data to a type that imports it`() {
    let payload = DragPayload(Note(text: "a"))
    #expect(payload.value(of: Line.self)?.text == "> a")
    #expect(DragPayload(Line(text: "b")).value(of: Note.self) == nil)
  }
}
