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

private enum ThirdSchema: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Book.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model final class Book {
    @Attribute(originalName: "title") var headline: String
    @Attribute(originalName: "author") var pages: String?

    init(headline: String) { self.headline = headline }
  }
}

private enum LongPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] {
    [FirstSchema.self, SecondSchema.self, ThirdSchema.self]
  }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstSchema.self, toVersion: SecondSchema.self),
      .lightweight(fromVersion: SecondSchema.self, toVersion: ThirdSchema.self),
    ]
  }
}

/// The second stage fails.
private enum FailingPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { LongPlan.schemas }
  static var stages: [MigrationStage] {
    [
      LongPlan.stages[0],
      .custom(
        fromVersion: SecondSchema.self, toVersion: ThirdSchema.self, willMigrate: nil,
        didMigrate: { _ in throw CocoaError(.coderInvalidValue) }),
    ]
  }
}

/// The stages lead back to the first version.
private enum EndlessPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { LongPlan.schemas }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstSchema.self, toVersion: SecondSchema.self),
      .lightweight(fromVersion: SecondSchema.self, toVersion: FirstSchema.self),
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

  private func open(_ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)? = nil) throws
    -> ModelContext
  {
    ModelContext(
      try ModelContainer(
        for: schema, migrationPlan: plan, configurations: ModelConfiguration(url: folder.store)))
  }

  @Test func `a property is renamed twice by stages without actions`() throws {
    try saveFirst()
    let context = try open(Schema(versionedSchema: ThirdSchema.self), LongPlan.self)
    #expect(
      try context.fetch(FetchDescriptor<ThirdSchema.Book>()).map(\.headline) == ["a", "empty"])
  }

  @Test func `a property is renamed twice without a plan`() throws {
    try saveFirst()
    _ = try open(Schema(versionedSchema: SecondSchema.self))
    let context = try open(Schema(versionedSchema: ThirdSchema.self))
    let books = try context.fetch(FetchDescriptor<ThirdSchema.Book>())
    #expect(books.map(\.headline) == ["a", "empty"])
  }

  @Test func `a renamed property does not read an older one of its name`() throws {
    try {
      let context = try open(Schema(versionedSchema: SecondSchema.self))
      let book = SecondSchema.Book(title: "a", pages: 7)
      book.author = "Ada"
      context.insert(book)
      try context.save()
    }()
    let context = try open(Schema(versionedSchema: ThirdSchema.self))
    let books = try context.fetch(FetchDescriptor<ThirdSchema.Book>())
    #expect(books.map(\.pages) == ["Ada"])
  }

  @Test func `a schema without a version gets the newest one of the plan`() throws {
    try saveFirst()
    let context = try open(Schema([SecondSchema.Book.self]), Plan.self)
    let books = try context.fetch(FetchDescriptor<SecondSchema.Book>())
    #expect(books.map(\.author) == ["Author of a"])
  }

  @Test func `a store keeps its version when it is opened without the plan`() throws {
    try saveFirst()
    _ = try open(Schema(versionedSchema: SecondSchema.self), Plan.self)
    try {
      let context = try open(Schema([SecondSchema.Book.self]))
      let book = try #require(try context.fetch(FetchDescriptor<SecondSchema.Book>()).first)
      book.author = "B"
      try context.save()
    }()
    let context = try open(Schema(versionedSchema: SecondSchema.self), Plan.self)
    #expect(try context.fetch(FetchDescriptor<SecondSchema.Book>()).map(\.author) == ["B"])
  }

  @Test func `a migration that fails leaves the store as it is`() throws {
    try saveFirst()
    let old = try String(contentsOf: folder.store, encoding: .utf8)
    let schema = Schema(versionedSchema: ThirdSchema.self)
    #expect(throws: CocoaError.self) { try open(schema, FailingPlan.self) }
    #expect(try String(contentsOf: folder.store, encoding: .utf8) == old)
    let context = try open(schema, LongPlan.self)
    #expect(
      try context.fetch(FetchDescriptor<ThirdSchema.Book>()).map(\.headline) == ["a", "empty"])
  }

  @Test func `stages that lead in a circle are an error`() throws {
    try saveFirst()
    let error = #expect(throws: SwiftDataError.self) {
      try open(Schema(versionedSchema: ThirdSchema.self), EndlessPlan.self)
    }
    #expect(error?.description.contains("the migration plan has no stages") == true)
  }
}
