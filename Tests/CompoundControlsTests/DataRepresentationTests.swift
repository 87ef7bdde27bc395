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

  private struct Film: Transferable {
    var name: String
    var bytes: Data

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .utf8PlainText) { film in
        let file = FileManager.default.temporaryDirectory.appending(path: film.name)
        try film.bytes.write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Film(
          name: received.file.lastPathComponent, bytes: try Data(contentsOf: received.file))
      }
    }
  }

  @Test func `a value is transferred as a file`() throws {
    let name = UUID().uuidString
    defer {
      try? FileManager.default.removeItem(
        at: FileManager.default.temporaryDirectory.appending(path: name))
    }
    let payload = DragPayload(Film(name: name, bytes: Data("c".utf8)))
    #expect(payload.value(of: Line.self)?.text == "> c")
    let film = try #require(DragPayload(Note(text: "d")).value(of: Film.self))
    #expect(film.name.hasPrefix("file") && film.bytes == Data("d".utf8))
  }
}
