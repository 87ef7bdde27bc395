// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LinkTests {
  private final class Log {
    var entries: [String] = []
  }

  private func url(_ string: String) throws -> URL { try #require(URL(string: string)) }

  @Test func `a link opens its URL by the handler of the environment`() throws {
    let log = Log()
    let page = try url("https://example.org/a")
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Link("Open", destination: page)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.entries.append("handler \(url)")
            return .handled
          })
    }
    harness.host.openURL = { url in
      log.entries.append("desktop \(url)")
      return true
    }
    harness.tap(CGPoint(x: 100, y: 50))
    harness.settle()
    #expect(log.entries == ["handler https://example.org/a"])
  }

  @Test func `without a handler the desktop opens links`() throws {
    let log = Log()
    let page = try url("https://example.org/a")
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Link(destination: page) { Color.red }
    }
    harness.host.openURL = { url in
      log.entries.append("\(url)")
      return true
    }
    harness.tap(CGPoint(x: 100, y: 50))
    harness.settle()
    #expect(log.entries == ["https://example.org/a"])
  }

  @Test func `a handler decides what happens to a URL`() throws {
    let (first, other) = (try url("a:first"), try url("a:other"))
    func results(_ result: OpenURLAction.Result) -> (opened: [String], accepted: [Bool]) {
      let log = Log()
      var accepted: [Bool] = []
      let harness = Harness { Color.red }
      harness.host.openURL = { url in
        log.entries.append("\(url)")
        return true
      }
      harness.frame()
      OpenURLAction { _ in result }(first) { accepted.append($0) }
      return (log.entries, accepted)
    }
    #expect(results(.handled) == ([], [true]))
    #expect(results(.discarded) == ([], [false]))
    #expect(results(.systemAction) == (["a:first"], [true]))
    #expect(results(.systemAction(other)) == (["a:other"], [true]))
  }

  @Test func `a tap on the link of a text opens it, and one beside it does not`() throws {
    let log = Log()
    // A letter is 8.5 points wide: the link is from 34 to 68 points, in a text of 102 points.
    let harness = Harness(size: CGSize(width: 102, height: 40)) {
      Text("the [link](https://example.org) end")
        .onTapGesture { log.entries.append("text") }
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.entries.append("\(url)")
            return .handled
          })
    }
    harness.tap(CGPoint(x: 40, y: 20))
    harness.advance(by: 1)
    #expect(log.entries == ["https://example.org"])
    harness.tap(CGPoint(x: 10, y: 20))
    harness.advance(by: 1)
    #expect(log.entries == ["https://example.org", "text"])
  }

  @Test func `links of an attributed string open on every line`() throws {
    let log = Log()
    var text = AttributedString("first ")
    var link = AttributedString("second third")
    link.link = try url("https://example.org")
    text += link
    let harness = Harness(size: CGSize(width: 60, height: 80)) {
      Text(text).environment(
        \.openURL,
        OpenURLAction { url in
          log.entries.append("\(url)")
          return .handled
        })
    }
    for y in [20.0, 40, 60] {
      harness.tap(CGPoint(x: 10, y: y))
      harness.advance(by: 1)
    }
    #expect(log.entries.count == 2)
  }

  @Test func `a share link copies its item, and opens a URL`() throws {
    let log = Log()
    let page = try url("https://example.org/a")
    let harness = Harness(size: CGSize(width: 390, height: 844)) {
      ShareLink("Share", item: page)
    }
    harness.host.copyText = { log.entries.append("copy \($0)") }
    harness.host.openURL = { url in
      log.entries.append("open \(url)")
      return true
    }
    harness.tap(CGPoint(x: 195, y: 422))
    harness.settle()
    let text = "\(harness.list)"
    for title in ["Copy", "Mail", "Open", "https://example.org/a"] {
      #expect(text.contains(title))
    }
  }

  @Test func `a view for unavailable content has its title, description and actions`() {
    let harness = Harness(size: CGSize(width: 390, height: 400)) {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mails will appear here.")
      } actions: {
        Button("Reload") {}
      }
    }
    let text = "\(harness.list)"
    for part in ["No Mail", "New mails will appear here.", "Reload"] {
      #expect(text.contains(part))
    }
    let search = Harness { ContentUnavailableView.search(text: "abc") }
    #expect("\(search.list)".contains("No Results for “abc”"))
    let empty = Harness { ContentUnavailableView.search }
    #expect("\(empty.list)".contains("\"No Results"))
  }

  @Test func `the pasteboard keeps text without a window, and uses the desktop's with one`() {
    let harness = Harness { Color.red }
    harness.frame()
    UIPasteboard.general.string = "abc"
    #expect(UIPasteboard.general.string == "abc")
    #expect(UIPasteboard.general.hasStrings)
    #expect(!UIPasteboard.general.hasURLs)
    var copied = ""
    harness.host.copyText = { copied = $0 }
    harness.host.clipboardText = { "https://example.org" }
    UIPasteboard.general.string = "def"
    #expect(copied == "def")
    #expect(UIPasteboard.general.url?.host() == "example.org")
  }
}
