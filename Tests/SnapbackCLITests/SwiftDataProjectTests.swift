// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Projects that keep their data with SwiftData.
struct SwiftDataProjectTests {
  private static let files = [
    "Models.swift": """
    import Foundation
    import SwiftData

    @Model
    final class Shelf {
      @Attribute(.unique) var name: String
      @Relationship(deleteRule: .cascade, inverse: \\Book.shelf) var books: [Book] = []
      init(name: String) { self.name = name }
    }

    @Model
    final class Book: Identifiable {
      #Unique<Book>([\\.width])
      var id = UUID()
      var width: Int
      var state: State = State.new
      var shelf: Shelf?
      init(width: Int, shelf: Shelf? = nil) {
        self.width = width
        self.shelf = shelf
      }

      enum State: String, Codable { case new, read }
    }

    @ModelActor
    actor Loader {
      func load() throws { modelContext.insert(Book(width: 5)) }
    }
    """,
    "ContentView.swift": """
    import SwiftUI
    import SwiftData

    struct ContentView: View {
      @Environment(\\.modelContext) private var modelContext
      @Query private var shelves: [Shelf]

      var body: some View {
        Books(minimum: 5)
          .opacity(shelves.first?.books.count == 3 ? 1 : 0.5)
          .onAppear {
            modelContext.insert(Book(width: 9))
            if let first = shelves.first?.books.first { modelContext.delete(first) }
          }
      }
    }

    struct Books: View {
      @Query private var books: [Book]
      init(minimum: Int) {
        _books = Query(filter: #Predicate { $0.width > minimum }, sort: \\Book.width, order: .reverse)
      }
      var body: some View {
        HStack(spacing: 0) {
          ForEach(books) { BookView(book: $0) }
          Color.black
        }
      }
    }

    struct BookView: View {
      @Bindable var book: Book
      var body: some View {
        (book.shelf == nil ? Color.red : Color.white).frame(width: CGFloat(book.width))
      }
    }

    #Preview { @MainActor in
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      let container = try! ModelContainer(for: Shelf.self, configurations: configuration)
      let shelf = Shelf(name: "top")
      container.mainContext.insert(shelf)
      for width in [30, 20, 10, 2] { shelf.books.append(Book(width: width)) }
      return ContentView().modelContainer(container)
    }
    """,
    "LibraryApp.swift": """
    import SwiftUI
    import SwiftData

    @main
    struct LibraryApp: App {
      var body: some Scene {
        WindowGroup { ContentView() }
          .modelContainer(for: [Shelf.self, Book.self])
      }
    }
    """,
  ]

  private func inProject(_ body: (String) throws -> Void) throws {
    try inFolder { folder in
      for (path, text) in Self.files {
        let url = URL(fileURLWithPath: folder + "/Library/" + path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try body(folder)
    }
  }

  @Test func `the models of a preview are shown, changed and deleted`() throws {
    try inProject { folder in
      let drawn = try ProgramRun(
        compiling: ["render", "Library", "--size", "60x10", "--at", "2", "-o", "a.png"],
        in: folder)
      #expect(drawn.errorOutput == "")
      let picture = try Picture(
        png: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))))
      // The widest of four books is deleted; the new one is in no shelf.
      #expect([5, 15, 25].map { picture[$0, 5] & 0xff } == [0xff, 0xff, 0xff])
      #expect(picture[35, 5] & 0xffffff == 0xff3b30)
      #expect(picture[45, 5] & 0xff == 0)
    }
  }

  @Test func `a project with models has no missing names`() throws {
    try inProject { folder in
      let checked = try ProgramRun(compiling: ["check", "Library"], in: folder)
      #expect(!checked.text.contains("missing"), "\(checked.text)")
      #expect(checked.text.contains("3 of 3 files compile"))
    }
  }
}
