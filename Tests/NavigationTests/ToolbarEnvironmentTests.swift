// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

private struct NoteKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

/// What toolbar items have from the environment of the view with the toolbar.
@MainActor
@Suite struct ToolbarEnvironmentTests {
  private final class Model: ObservableObject {
    @Published var count = 1
  }

  private struct Item: View {
    @Environment(\.note) private var note
    @EnvironmentObject private var model: Model

    var body: some View {
      Button("\(note) \(model.count)") { model.count += 1 }
    }
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func tap(_ text: String, in harness: Harness) throws {
    let item = try #require(harness.list.glyphItems.first { $0.run.text == text })
    harness.tap(CGPoint(x: item.origin.x + 5, y: item.origin.y - 5))
    harness.settle()
  }

  private struct Page: View {
    let placement: ToolbarItemPlacement
    @StateObject private var model = Model()
    @State private var note = "first"

    var body: some View {
      NavigationStack {
        Button("change") { note = "second" }
          .toolbar { ToolbarItem(placement: placement) { Item() } }
          .environment(\.note, note)
          .environmentObject(model)
      }
    }
  }

  @Test(arguments: [ToolbarItemPlacement.topBarTrailing, .principal, .bottomBar])
  func `values and objects that are set inside of a stack reach the items`(
    _ placement: ToolbarItemPlacement
  ) throws {
    let harness = Harness(size: CGSize(width: 390, height: 600)) { Page(placement: placement) }
    harness.settle()
    #expect(texts(harness).contains("first 1"))
    try tap("first 1", in: harness)
    #expect(texts(harness).contains("first 2"))
    try tap("change", in: harness)
    #expect(texts(harness).contains("second 2"))
  }

  private struct Editable: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      NavigationStack {
        VStack {
          List { ForEach([1], id: \.self) { Text("row \($0)") }.onDelete { _ in } }
          Text(mode.isEditing ? "editing" : "reading")
        }
        .toolbar { EditButton() }
        .environment(\.editMode, $mode)
      }
    }
  }

  @Test func `an edit button edits the lists of a mode that is set around the toolbar`() throws {
    let harness = Harness(size: CGSize(width: 390, height: 600)) { Editable() }
    harness.settle()
    try tap("Edit", in: harness)
    #expect(texts(harness).contains("editing"))
    #expect(texts(harness).contains("Done"))
  }

  /// As with a toolbar in a row, whose style is not that of the bar.
  @Test func `the position of the view with the toolbar does not matter`() {
    func page(@ViewBuilder _ content: () -> some View) -> Harness {
      let harness = Harness(size: CGSize(width: 390, height: 600)) {
        NavigationStack { List { content() } }
      }
      harness.settle()
      return harness
    }
    func item(_ harness: Harness) -> CGPoint? {
      harness.list.glyphItems.first { $0.run.text == "Add" }?.origin
    }
    let inside = page { Text("row").font(.title).toolbar { Button("Add") {} } }
    let outside = Harness(size: CGSize(width: 390, height: 600)) {
      NavigationStack { List { Text("row") }.toolbar { Button("Add") {} } }
    }
    outside.settle()
    #expect(item(inside) == item(outside))
    #expect(item(inside) != nil)
  }
}
