// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import SDLBackend
import Testing

/// The values of drops, as other programs send them.
@Suite struct DroppedListTests {
  private func items(_ list: String) -> [ExternalDragItem] { DroppedList.items(Array(list.utf8)) }

  @Test func `a list of URIs has local files, with their escapes replaced`() {
    #expect(
      items("# comment\r\nfile:///a%20b/%C3%A4\r\nfile://localhost/c\r\nfile:/d%\r\n")
        == [.file("/a b/ä"), .file("/c"), .file("/d%")])
    let host = ProcessInfo.processInfo.hostName
    #expect(items("file://\(host)/e") == [.file("/e")])
  }

  @Test func `files of other hosts, paths that are relative and zero bytes are left out`() {
    #expect(items("file://elsewhere.example/a\r\nfile:a\r\nfile:///a%00b\r\n") == [])
    #expect(items("") == [])
  }

  @Test func `a name that is not UTF-8 keeps its bytes`() {
    #expect(items("file:///a%FF") == [.file("/a\u{10ffff}")])
  }

  @Test func `other URIs are a text, unless there are files`() {
    let links = "https://a.example/\r\nhttps://b.example/\r\n"
    #expect(items(links) == [.text("https://a.example/\nhttps://b.example/")])
    #expect(items(links + "file:///c\r\n") == [.file("/c")])
  }

  @Test func `a text ends at a zero byte, and an empty one is nothing`() {
    #expect(DroppedList.text(Array("wörter\0x".utf8)) == [.text("wörter")])
    #expect(DroppedList.text([UInt8]()) == [])
  }
}
