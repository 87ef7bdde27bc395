// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The state of views ends with their hierarchy, also where their closures are kept by containers.
@MainActor
@Suite struct ReleasedStateTests {
  /// An object in the state of a view.
  @MainActor
  private final class Token {
    static var count = 0

    init() { Self.count += 1 }
    isolated deinit { Self.count -= 1 }
  }

  /// The view of a test, whose closures refer to its state and to its environment.
  private struct Owner: View {
    let content: (Owner) -> any View
    @State var token = Token()
    @State var isOn = false
    @State var text = ""
    @Environment(\.dismiss) var dismiss
    @Environment(\.openURL) var openURL

    var body: some View { AnyView(content(self)) }

    func act() {
      isOn.toggle()
      dismiss()
      _ = (token, openURL)
    }
  }

  private func isReleased(
    size: CGSize = CGSize(width: 390, height: 844), _ events: (Harness) throws -> Void = { _ in },
    _ content: @escaping (Owner) -> any View
  ) throws -> Bool {
    let count = Token.count
    do {
      let harness = Harness(size: size) { Owner(content: content) }
      harness.settle()
      try events(harness)
    }
    return Token.count == count
  }

  private func tap(_ text: String, in harness: Harness) throws {
    let item = try #require(harness.list.glyphItems.last { $0.run.text == text })
    harness.tap(CGPoint(x: item.origin.x + 3, y: item.origin.y - 4))
    harness.settle()
  }

  @Test func `of a page with a toolbar, destinations and a pushed page`() throws {
    let released = try isReleased { harness in
      try tap("view", in: harness)
      #expect(harness.list.glyphItems.contains { $0.run.text == "page" })
    } _: { owner in
      NavigationStack {
        List {
          NavigationLink("view") {
            Owner { page in Text("page").toolbar { Button("Done") { page.act() } } }
          }
          NavigationLink("value", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Button("act") { owner.act() } }
        .toolbar { Button("Add") { owner.act() } }
      }
    }
    #expect(released)
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)])
  func `of a split view`(size: CGSize) throws {
    let released = try isReleased(size: size) { owner in
      NavigationSplitView {
        List { NavigationLink("value", value: 1) }
          .navigationDestination(for: Int.self) { _ in Button("act") { owner.act() } }
      } detail: {
        Button("act") { owner.act() }.toolbar { Button("Add") { owner.act() } }
      }
    }
    #expect(released)
  }

  @Test func `of a searched page`() throws {
    let released = try isReleased { owner in
      NavigationStack {
        Text("page").searchable(text: owner.$text) { Button("act") { owner.act() } }
      }
    }
    #expect(released)
  }

  @Test func `of a sheet that is shown`() throws {
    let released = try isReleased { harness in
      try tap("show", in: harness)
      #expect(harness.list.glyphItems.contains { $0.run.text == "inside" })
    } _: { owner in
      Button("show") { owner.isOn = true }
        .sheet(isPresented: owner.$isOn) {
          Owner { inner in Button("inside") { inner.act() } }
        }
    }
    #expect(released)
  }

  @Test func `of a menu, page tabs, and rows with buttons`() throws {
    let released = try isReleased { harness in
      try tap("menu", in: harness)
      #expect(harness.list.glyphItems.contains { $0.run.text == "item" })
    } _: { owner in
      TabView {
        List {
          Menu("menu") { Button("item") { owner.act() } }
          ForEach(0..<3, id: \.self) { index in
            Text("row \(index)").swipeActions { Button("swipe") { owner.act() } }
          }
          .onDelete { _ in owner.act() }
          .onMove { _, _ in owner.act() }
        }
        Text("second")
      }
      .tabViewStyle(.page)
    }
    #expect(released)
  }

  @Test func `a removed view ends its state in a window that stays`() throws {
    let count = Token.count
    let harness = StateHarness(true) { isShown in
      if isShown {
        Owner { owner in
          NavigationStack { Text("page").toolbar { Button("Add") { owner.act() } } }
        }
      }
    }
    #expect(Token.count > count)
    harness.set(false)
    #expect(Token.count == count)
  }

  @Test func `of a row that was swiped to its buttons`() throws {
    let released = try isReleased { harness in
      let text = harness.list.glyphItems[0].origin
      let start = CGPoint(x: 300, y: text.y)
      harness.drag(from: start, to: CGPoint(x: 220, y: start.y), over: 0.3)
      harness.settle()
      #expect(harness.list.glyphItems.contains { $0.run.text == "Delete" })
    } _: { _ in
      List {
        ForEach(0..<1) { _ in Owner { _ in Text("row") } }
          .onDelete { _ in }
      }
    }
    #expect(released)
  }
}
