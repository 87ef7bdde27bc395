// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PasteButtonTests {
  private func harness(_ clipboard: String?, _ button: PasteButton) -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { button }
    harness.host.clipboardText = { clipboard }
    harness.tap(CGPoint(x: 100, y: 50))
    return harness
  }

  @Test func `values of the type are pasted`() {
    let log = EventLog()
    let strings = PasteButton(payloadType: String.self) { log.lines += $0 }
    _ = harness("one two", strings)
    #expect(log.lines == ["one two"])
    let urls = PasteButton(payloadType: URL.self) { log.lines += $0.map(\.path) }
    _ = harness("https://example.org/a", urls)
    #expect(log.lines == ["one two", "/a"])
  }

  @Test func `nothing is pasted from a clipboard without text`() {
    let log = EventLog()
    let button = PasteButton(payloadType: String.self) { _ in log.lines.append("paste") }
    _ = harness(nil, button)
    _ = harness("", button)
    #expect(log.lines.isEmpty)
  }

  @Test func `providers of supported types are pasted`() {
    let log = EventLog()
    let texts = PasteButton(supportedContentTypes: [.plainText]) { providers in
      for provider in providers {
        provider.loadDataRepresentation(for: .utf8PlainText) { data, _ in
          log.lines.append(String(decoding: data ?? Data(), as: UTF8.self))
        }
      }
    }
    _ = harness("a", texts)
    #expect(log.lines == ["a"])
    let images = PasteButton(supportedContentTypes: [.image]) { _ in log.lines.append("image") }
    _ = harness("a", images)
    #expect(log.lines == ["a"])
  }
}
