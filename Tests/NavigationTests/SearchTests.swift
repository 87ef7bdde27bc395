// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SearchTests {
  private final class Log {
    var entries: [String] = []
    var text = ""
    var isSearching = false
    var scope = 0
    var dismiss: DismissSearchAction?
  }

  private struct Reader: View {
    let log: Log
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      let _ = record()
      List { Text("Row") }
    }

    private func record() {
      log.isSearching = isSearching
      log.dismiss = dismissSearch
    }
  }

  @Test func `the first card of a list begins at the end of the search bar`() {
    // As in a picture of iOS 17: 15 points below the field, without a list's usual 35 points.
    let harness = Harness(size: CGSize(width: 320, height: 568)) {
      NavigationStack {
        List { Color.red.listRowInsets(EdgeInsets()) }
          .navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant(""))
      }
    }
    #expect(harness.list.fillBounds.contains(CGRect(x: 16, y: 95, width: 288, height: 44)))
  }

  private struct Page: View {
    let log: Log
    var isOutside = false
    @State private var text = ""
    @State private var scope = 0
    @State var isPresented = false

    var body: some View {
      Group {
        if isOutside {
          NavigationStack { Reader(log: log).navigationTitle("Title") }
            .searchable(text: $text, prompt: "Find")
        } else {
          NavigationStack {
            Reader(log: log).navigationTitle("Title")
              .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
          }
        }
      }
      .searchSuggestions {
        if text == "a" { Text("Suggestion").searchCompletion("apple") }
      }
      .searchScopes($scope) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .onSubmit(of: .search) { log.entries.append("search \(text)") }
      .onChange(of: text) { _, new in log.text = new }
      .onChange(of: scope) { _, new in log.scope = new }
    }
  }

  /// The middle of the search bar, below the bar and the large title.
  private let field = CGPoint(x: 195, y: 44 + 52 + 18)

  private func harness(_ log: Log, isOutside: Bool = false, isPresented: Bool = false) -> Harness {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      Page(log: log, isOutside: isOutside, isPresented: isPresented)
    }
    harness.settle()
    return harness
  }

  private func type(_ harness: Harness, _ text: String) {
    harness.send(.text(TextSample(time: harness.time, text: text, kind: .typed)))
    harness.frame()
    harness.frame()
  }

  private func shows(_ harness: Harness, _ text: String) -> Bool {
    "\(harness.list)".contains(text)
  }

  @Test(arguments: [false, true])
  func `a search begins with the focus of the bar, and ends by Cancel`(isOutside: Bool) {
    let log = Log()
    let harness = harness(log, isOutside: isOutside)
    #expect(shows(harness, "Find"))
    #expect(shows(harness, "Title"))
    #expect(!shows(harness, "Cancel"))
    harness.tap(field)
    harness.settle()
    #expect(log.isSearching)
    #expect(shows(harness, "Cancel"))
    #expect(!shows(harness, "Title"))
    type(harness, "pear")
    #expect(log.text == "pear")
    harness.key("Return")
    #expect(log.entries == ["search pear"])
    #expect(log.isSearching)
    harness.tap(CGPoint(x: 350, y: 8 + 18))
    harness.settle()
    #expect(!log.isSearching)
    #expect(log.text == "")
    #expect(shows(harness, "Title"))
  }

  @Test func `a suggestion sets the text, and a scope is chosen below the bar`() {
    let log = Log()
    let harness = harness(log)
    harness.tap(field)
    harness.settle()
    #expect(!shows(harness, "Suggestion"))
    harness.tap(CGPoint(x: 300, y: 8 + 36 + 14 + 16))
    harness.settle()
    #expect(log.scope == 1)
    type(harness, "a")
    harness.settle()
    #expect(shows(harness, "Suggestion"))
    harness.tap(CGPoint(x: 100, y: 8 + 36 + 12 + 32 + 14 + 22))
    harness.settle()
    #expect(log.text == "apple")
    #expect(!shows(harness, "Suggestion"))
  }

  @Test func `a search is presented and dismissed by the program`() {
    let log = Log()
    let harness = harness(log, isPresented: true)
    #expect(log.isSearching)
    log.dismiss?()
    harness.settle()
    #expect(!log.isSearching)
  }

  private struct FocusPage: View {
    let log: Log
    @State private var text = ""
    @State private var scope = 0
    @FocusState private var focus: Int?

    var body: some View {
      NavigationStack {
        Reader(log: log)
          .toolbar {
            Button("Find") { focus = 1 }
            Button("Leave") { focus = nil }
          }
          .navigationBarTitleDisplayMode(.inline)
          .searchable(text: $text)
          .searchFocused($focus, equals: 1)
          .searchScopes($scope, activation: .onTextEntry) { Text("One").tag(0) }
      }
      .onChange(of: focus) { _, new in log.entries.append("\(new ?? 0)") }
    }
  }

  @Test func `the focus of a search bar is bound to a state`() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 390, height: 600)) { FocusPage(log: log) }
    harness.settle()
    func press(_ title: String) {
      let origin = harness.list.glyphItems.first { $0.run.text == title }?.origin ?? .zero
      harness.tap(CGPoint(x: origin.x + 10, y: origin.y - 5))
      harness.settle()
    }
    press("Find")
    #expect(log.isSearching)
    #expect(log.entries == ["1"])
    // Typing reaches the bar, and shows the scopes.
    #expect(!shows(harness, "One"))
    type(harness, "a")
    harness.settle()
    #expect(shows(harness, "One"))
    press("Cancel")
    #expect(log.entries == ["1", "0"])
    #expect(!log.isSearching)
  }

  @Test func `the prompt of a search field has the color of its icon and begins 30 points inside`()
    throws
  {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant(""))
      }
    }
    let prompt = try #require(harness.list.glyphItems.first { $0.run.text == "Search" })
    #expect("\(prompt.paint)" == "#3c3c43 @ 0.6")
    #expect(harness.list.fillBounds.contains { $0.minX == 16 && $0.height == 36 })
    #expect(prompt.origin.x == 46)
  }
}
