// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Toolbar content with conditions and of a user's own types.
@MainActor
@Suite struct ToolbarContentTests {
  private struct Toolbar: ToolbarContent {
    let isEditing: Bool
    @Binding var count: Int
    @State private var taps = 0
    @Environment(\.colorScheme) private var colorScheme

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Text(colorScheme == .dark ? "dark" : "light") }
      if isEditing {
        ToolbarItem(placement: .topBarTrailing) {
          Button("done \(taps) \(count)") {
            taps += 1
            count += 2
          }
        }
      }
    }
  }

  private struct Page: View {
    var isEditing = true
    @State private var count = 1

    var body: some View {
      NavigationStack {
        Text("page").toolbar {
          Toolbar(isEditing: isEditing, count: $count)
          if count > 2 { ToolbarItem(placement: .bottomBar) { Text("many") } }
          if isEditing {
            ToolbarItem(placement: .principal) { Text("editing") }
          } else {
            ToolbarItem(placement: .principal) { Text("reading") }
          }
        }
      }
    }
  }

  private func texts(_ harness: Harness) -> Set<String> {
    Set(harness.list.glyphItems.map(\.run.text))
  }

  @Test func `toolbar content of a user's type shows the items of its body`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) { Page() }
    harness.settle()
    #expect(texts(harness) == ["page", "light", "done 0 1", "editing"])
    let reading = Harness(size: CGSize(width: 390, height: 600)) { Page(isEditing: false) }
    reading.settle()
    #expect(texts(reading) == ["page", "light", "reading"])
  }

  @Test func `state of toolbar content is kept, and conditions follow it`() throws {
    let harness = Harness(size: CGSize(width: 390, height: 600)) { Page() }
    harness.settle()
    let button = try #require(harness.list.glyphItems.first { $0.run.text == "done 0 1" })
    harness.tap(CGPoint(x: button.origin.x + 10, y: button.origin.y - 5))
    harness.settle()
    #expect(texts(harness) == ["page", "light", "done 1 3", "many", "editing"])
  }

  @Test func `secondary actions are in a menu at the trailing end`() {
    var log: [String] = []
    let harness = Harness {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Copy") { log.append("copy") } }
          ToolbarItem(placement: .secondaryAction) { Button("Share") { log.append("share") } }
        }
      }
    }
    harness.settle()
    #expect(texts(harness).isDisjoint(with: ["Copy", "Share"]))
    harness.tap(CGPoint(x: 366, y: 22))
    harness.settle()
    #expect(texts(harness).isSuperset(of: ["Copy", "Share"]))
    guard let share = harness.list.glyphItems.first(where: { $0.run.text == "Share" }) else {
      return
    }
    harness.tap(CGPoint(x: share.origin.x + 5, y: share.origin.y))
    harness.settle()
    #expect(log == ["share"])
  }

  @Test func `the title opens a menu in which a button renames`() throws {
    var renamed = 0
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        Text("page").navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarTitleMenu { RenameButton() } }
          .renameAction { renamed += 1 }
      }
    }
    harness.settle()
    harness.tap(CGPoint(x: 195, y: 22))
    harness.settle()
    let button = try #require(harness.list.glyphItems.first { $0.run.text == "Rename" })
    harness.tap(CGPoint(x: button.origin.x + 5, y: button.origin.y - 3))
    harness.settle()
    #expect(renamed == 1)
  }

  @Test func `items and the title are left out on demand`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        Text("page").navigationTitle("Note")
          .toolbar(removing: .title)
          .toolbar(id: "main") {
            ToolbarItem(id: "a") { Text("first") }.customizationBehavior(.reorderable)
            ToolbarItem(id: "b") { Text("second") }.defaultCustomization(.hidden)
            ToolbarItem(id: "c", showsByDefault: false) { Text("third") }
          }
      }
    }
    harness.settle()
    #expect(texts(harness) == ["page", "first"])
  }
}
