// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SearchTokenTests {
  private struct Fruit: Identifiable {
    let id: String
  }

  private final class Log {
    var tokens: [String] = []
  }

  private struct Page: View {
    let log: Log
    @State private var text = ""
    @State private var tokens = [Fruit(id: "apple")]
    @State private var suggested = [Fruit(id: "pear"), Fruit(id: "plum")]

    init(log: Log) { self.log = log }

    var body: some View {
      NavigationStack {
        List { Text("row") }
          .searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find"
          ) { Text($0.id) }
      }
      .onChange(of: tokens.map(\.id), initial: true) { log.tokens = $1 }
    }
  }

  private func point(of text: String, in harness: Harness) throws -> CGPoint {
    let item = try #require(harness.list.glyphItems.first { $0.run.text == text })
    return CGPoint(x: item.origin.x + 3, y: item.origin.y - 4)
  }

  @Test func `tokens are before the text, and Backspace deletes them`() throws {
    let log = Log()
    let harness = Harness(size: CGSize(width: 390, height: 600)) { Page(log: log) }
    harness.settle()
    #expect(log.tokens == ["apple"])
    #expect(!harness.list.glyphItems.contains { $0.run.text == "Find" })
    let token = try point(of: "apple", in: harness)
    harness.tap(CGPoint(x: token.x + 150, y: token.y))
    harness.settle()
    harness.key("Backspace")
    harness.settle()
    #expect(log.tokens.isEmpty)
    #expect(harness.list.glyphItems.contains { $0.run.text == "Find" })
    harness.tap(try point(of: "pear", in: harness))
    harness.settle()
    #expect(log.tokens == ["pear"])
  }
}
