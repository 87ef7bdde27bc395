// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct NavigationItemTests {
  private struct ItemStack: View {
    @State var item: String?
    let record: (String?) -> Void

    var body: some View {
      NavigationStack {
        Button("Open") { item = "pear" }
          .navigationDestination(item: $item) { item in
            Text("Page of \(item)").navigationTitle("Second")
          }
      }
      .onChange(of: item) { _, new in record(new) }
    }
  }

  private func shows(_ harness: Harness, _ text: String) -> Bool {
    "\(harness.list)".contains(text)
  }

  @Test func `an item pushes its page, and going back removes the item`() {
    var items: [String?] = []
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      ItemStack(item: nil) { items.append($0) }
    }
    harness.tap(CGPoint(x: 195, y: 322))
    harness.settle()
    #expect(shows(harness, "Page of pear"))
    harness.key("[", holding: .control)
    harness.settle()
    #expect(!shows(harness, "Page of pear"))
    #expect(items == ["pear", nil])
  }

  @Test func `a page of an item that is there at the beginning is pushed`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      ItemStack(item: "plum") { _ in }
    }
    harness.settle()
    #expect(shows(harness, "Page of plum"))
  }

  private struct TagStack: View {
    @State var selection: Int?
    let record: (Int?) -> Void

    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          NavigationLink(tag: 1, selection: $selection) {
            Text("Page 1")
          } label: {
            Color.red.frame(height: 100)
          }
          NavigationLink("Two", tag: 2, selection: $selection) { Text("Page 2") }
        }
      }
      .onChange(of: selection) { _, new in record(new) }
    }
  }

  @Test func `a link with a tag sets the selection, and follows it`() {
    var selections: [Int?] = []
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      TagStack(selection: nil) { selections.append($0) }
    }
    harness.tap(CGPoint(x: 195, y: 300))
    harness.settle()
    #expect(shows(harness, "Page 1"))
    harness.key("[", holding: .control)
    harness.settle()
    #expect(selections == [1, nil])
    let selected = Harness(size: CGSize(width: 390, height: 600)) {
      TagStack(selection: 2) { _ in }
    }
    selected.settle()
    #expect(shows(selected, "Page 2"))
    #expect(!shows(selected, "Page 1"))
  }

  @Test func `items of the keyboard placement are there while a text is being edited`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        TextField("Name", text: .constant("a"))
          .toolbar {
            ToolbarItem(placement: .keyboard) { Button("Done") {} }
          }
      }
    }
    harness.settle()
    #expect(!shows(harness, "Done"))
    harness.key("Tab")
    harness.settle()
    #expect(shows(harness, "Done"))
    harness.key("Escape")
    harness.settle()
    #expect(!shows(harness, "Done"))
  }

  @Test func `without a navigation stack they are at the bottom of the window`() throws {
    var presses = 0
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      VStack {
        TextField("Name", text: .constant("a"))
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") { presses += 1 }
            }
          }
        Spacer()
      }
    }
    harness.settle()
    #expect(!shows(harness, "Done"))
    harness.key("Tab")
    harness.settle()
    let done = try #require(harness.list.glyphItems.first { $0.run.text == "Done" }?.origin)
    #expect(done.y > 560 && done.x > 300)
    harness.tap(CGPoint(x: done.x + 10, y: done.y - 5))
    harness.settle()
    #expect(presses == 1)
    harness.key("Escape")
    harness.settle()
    #expect(!shows(harness, "Done"))
  }

  @Test func `they are not for texts outside of the view with the toolbar`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      VStack {
        TextField("First", text: .constant("a"))
        TextField("Second", text: .constant("b"))
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
      }
    }
    harness.key("Tab")
    harness.settle()
    #expect(!shows(harness, "Done"))
    harness.key("Tab")
    harness.settle()
    #expect(shows(harness, "Done"))
  }

  @Test func `localized strings are their keys`() {
    let count = 3
    #expect(String(localized: "\(count) cards") == "3 cards")
    #expect(String(localized: "key", defaultValue: "Text \(count)") == "Text 3")
    let resource: LocalizedStringResource = "a **bold** text"
    #expect(String(localized: resource) == "a **bold** text")
    let harness = Harness { Text(resource) }
    #expect(!shows(harness, "**"))
  }
}
