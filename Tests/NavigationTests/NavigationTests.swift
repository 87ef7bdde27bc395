// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct NavigationTests {
  private func texts(_ harness: Harness) -> [String] {
    harness.list.items.compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  private func key(_ harness: Harness, _ key: String, _ modifiers: Modifiers = []) {
    harness.send(
      .key(KeySample(time: harness.time, key: key, isDown: true, modifiers: modifiers)))
    harness.frame()
  }

  private struct Pages: View {
    @State var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root \(path.count)")
          Button("push") { path.append(path.count + 1) }.keyboardShortcut("p")
          Button("home") { path = [] }.keyboardShortcut("h")
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { number in
          DismissButton(number: number).navigationTitle("Page \(number)")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
  }

  private struct DismissButton: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("number \(number)") { dismiss() }.keyboardShortcut("d")
    }
  }

  @Test func `a navigation view shows the first of its views, as a phone does`() {
    let harness = Harness {
      NavigationView {
        Text("list").navigationTitle("Home")
        Text("detail")
      }
    }
    #expect(texts(harness).contains("list") && texts(harness).contains("Home"))
    #expect(!texts(harness).contains("detail"))
  }

  @Test func `a path pushes and pops pages, and the animation settles`() {
    let harness = Harness { Pages() }
    #expect(texts(harness).contains("Home"))
    key(harness, "P", .control)
    #expect(harness.settle())
    #expect(texts(harness).contains("number 1") && texts(harness).contains("Page 1"))
    key(harness, "D", .control)
    #expect(harness.settle())
    #expect(!texts(harness).contains("number 1") && texts(harness).contains("root 0"))
  }

  @Test func `a page slides in from the trailing edge while the previous one moves aside`() throws {
    let harness = Harness { Pages() }
    func x(_ text: String) throws -> CGFloat {
      let item = try #require(harness.list.glyphItems.first { "\($0.run.text)" == text })
      return item.origin.x
    }
    let button = try x("push")
    key(harness, "P", .control)
    harness.advance(by: 0.1)
    let midway = try x("number 1")
    #expect(try x("push") < button - 10)
    var leftmost = button
    while harness.host.nextFrame(after: harness.time) != nil {
      leftmost = min(leftmost, try x("push"))
      harness.frame()
    }
    #expect(try x("number 1") < midway - 50)
    #expect(abs(leftmost - (button - 0.3 * 390)) < 1)
  }

  @Test func `a swipe from the edge pops the page, unless it is released early`() {
    let harness = Harness { Pages() }
    key(harness, "P", .control)
    harness.settle()
    let start = CGPoint(x: 5, y: 500)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 60, y: 500), over: 0.5)
    harness.advance(by: 0.3)
    harness.release(CGPoint(x: 60, y: 500))
    harness.settle()
    #expect(texts(harness).contains("number 1"))
    harness.drag(from: start, to: CGPoint(x: 330, y: 500), over: 0.3)
    harness.settle()
    #expect(!texts(harness).contains("number 1"))
  }

  private struct Links: View {
    @State private var count = 0

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("there \(count)")) { Text("go") }
          Button("more") { count += 1 }
        }
      }
    }
  }

  @Test func `a link pushes its destination, and the back button pops it`() {
    let harness = Harness { Links() }
    func point(of text: String) -> CGPoint {
      harness.list.glyphItems.first { $0.run.text == text }.map {
        CGPoint(x: $0.origin.x + 4, y: $0.origin.y - 4)
      } ?? .zero
    }
    harness.tap(point(of: "go"))
    #expect(harness.settle())
    #expect(texts(harness).contains("there 0"))
    harness.tap(point(of: "Back"))
    harness.settle()
    #expect(!texts(harness).contains("there 0"))
  }

  private struct ActiveLink: View {
    @State private var isActive = false

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(isActive: $isActive) {
            Text("there")
          } label: {
            EmptyView()
          }
          Button("go") { isActive = true }
          Text(isActive ? "active" : "inactive")
        }
      }
    }
  }

  @Test func `a link with isActive pushes its destination while the value is true`() {
    let harness = Harness { ActiveLink() }
    func point(of text: String) -> CGPoint {
      harness.list.glyphItems.first { $0.run.text == text }.map {
        CGPoint(x: $0.origin.x + 4, y: $0.origin.y - 4)
      } ?? .zero
    }
    #expect(!texts(harness).contains("there"))
    harness.tap(point(of: "go"))
    harness.settle()
    #expect(texts(harness).contains("there"))
    harness.tap(point(of: "Back"))
    harness.settle()
    #expect(texts(harness).contains("inactive"))
  }

  @Test func `a toolbar places views in the bars`() {
    let harness = Harness {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("left") }
          ToolbarItem(placement: .topBarTrailing) { Text("right") }
          ToolbarItem(placement: .principal) { Text("middle") }
          ToolbarItem(placement: .bottomBar) { Text("below") }
        }
      }
    }
    let origins = Dictionary(
      harness.list.glyphItems.map { ($0.run.text, $0.origin) }, uniquingKeysWith: { a, _ in a })
    #expect(origins["left"]?.x == 16)
    #expect((origins["right"]?.x ?? 0) > 300)
    #expect((origins["below"]?.y ?? 0) > 800)
    #expect(abs((origins["middle"]?.x ?? 0) + 3 * 8.5 - 195) < 1)
  }

  // MARK: Sheets

  private struct Sheets: View {
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      VStack {
        Text("dismissed \(count)")
        Button("show") { isShown = true }.keyboardShortcut("s")
      }
      .sheet(isPresented: $isShown, onDismiss: countDismissal) {
        Text("inside").presentationDetents([.medium, .large])
      }
    }

    private func countDismissal() { count += 1 }
  }

  private func card(_ harness: Harness) -> CGFloat? {
    harness.list.glyphItems.first { $0.run.text == "inside" }?.origin.y
  }

  @Test func `a sheet opens at its smallest detent, and Escape dismisses it`() throws {
    let harness = Harness { Sheets() }
    key(harness, "S", .control)
    #expect(harness.settle())
    let rest = try #require(card(harness))
    #expect(rest > 600 && rest < 680)
    key(harness, "Escape")
    harness.settle()
    #expect(card(harness) == nil)
    #expect(texts(harness).contains("dismissed 1"))
  }

  @Test func `a sheet is dragged to a larger detent, and dismissed by a fling`() throws {
    let harness = Harness { Sheets() }
    key(harness, "S", .control)
    harness.settle()
    let handle = CGPoint(x: 195, y: 440)
    let rest = try #require(card(harness))
    harness.drag(from: handle, to: CGPoint(x: 195, y: 120), over: 0.4)
    harness.settle()
    #expect(try #require(card(harness)) < rest - 150)
    harness.drag(from: CGPoint(x: 195, y: 40), to: CGPoint(x: 195, y: 640), over: 0.2)
    harness.settle()
    #expect(card(harness) == nil)
  }

  @Test func `a press outside of a sheet dismisses it and does not reach the view below`() {
    let harness = Harness { Sheets() }
    key(harness, "S", .control)
    harness.settle()
    harness.tap(CGPoint(x: 195, y: 100))
    harness.settle()
    #expect(card(harness) == nil)
  }

  // MARK: Lists

  @Test func `a form's sections are cards with separators between rows`() throws {
    let harness = Harness {
      Form {
        Section("head") {
          Text("one")
          Toggle("two", isOn: .constant(true))
        }
        Text("three")
      }
    }
    #expect(texts(harness).contains("HEAD"))
    let cards = harness.list.fillBounds.filter { $0.width == 350 }
    #expect(cards.count == 2)
    #expect(cards.map { $0.height.rounded() }.sorted() == [44, 88])
    let lines = harness.list.fillBounds.filter { $0.width == 330 && $0.height == 1 }
    #expect(lines.count == 1)
  }
}
