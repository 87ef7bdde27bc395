// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SwiftData
import Testing

private enum FirstSchema: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Book.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model final class Book {
    var name: String
    var pages: Int

    init(name: String, pages: Int) {
      self.name = name
      self.pages = pages
    }
  }
}

private enum SecondSchema: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Book.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model final class Book {
    @Attribute(originalName: "name") var title: String
    var pages: Int
    var isRead = true
    var author: String?

    init(title: String, pages: Int) {
      self.title = title
      self.pages = pages
    }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: FirstSchema.self, toVersion: SecondSchema.self,
        willMigrate: { context in
          for book in try context.fetch(FetchDescriptor<FirstSchema.Book>()) where book.pages < 1 {
            context.delete(book)
          }
        },
        didMigrate: { context in
          for book in try context.fetch(FetchDescriptor<SecondSchema.Book>()) {
            book.author = "Author of \(book.title)"
          }
        })
    ]
  }
}

@MainActor
@Suite struct MigrationTests {
  private let folder = StoreFolder()

  private func saveFirst() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: FirstSchema.self),
        configurations: ModelConfiguration(url: folder.store)))
    context.insert(FirstSchema.Book(name: "a", pages: 1))
    context.insert(FirstSchema.Book(name: "empty", pages: 0))
    try context.save()
  }

  @Test func `properties are added and renamed`() throws {
    try saveFirst()
    let container = try ModelContainer(
      for: Schema(versionedSchema: SecondSchema.self),
      configurations: ModelConfiguration(url: folder.store))
    let context = ModelContext(container)
    let books = try context.fetch(FetchDescriptor<SecondSchema.Book>())
    #expect(books.map(\.title) == ["a", "empty"])
    #expect(books[0].isRead && books[0].author == nil && books[0].pages == 1)
  }

  @Test func `a plan changes the models of the old version and those of the new one`() throws {
    try saveFirst()
    for _ in 0..<2 {
      let container = try ModelContainer(
        for: Schema(versionedSchema: SecondSchema.self), migrationPlan: Plan.self,
        configurations: ModelConfiguration(url: folder.store))
      let context = ModelContext(container)
      let books = try context.fetch(FetchDescriptor<SecondSchema.Book>())
      #expect(books.map(\.title) == ["a"])
      #expect(books.map(\.author) == ["Author of a"])
    }
    let text = try String(contentsOf: folder.store, encoding: .utf8)
    #expect(text.contains("version 2.0.0") && !text.contains("\"name\""))
  }
}
