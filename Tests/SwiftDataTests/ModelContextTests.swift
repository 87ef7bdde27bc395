// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SwiftData
import Testing

@MainActor
@Suite struct ModelContextTests {
  private let context: ModelContext

  init() throws { context = ModelContext(try .inMemory()) }

  private func names(_ descriptor: FetchDescriptor<Song> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.name)
  }

  private func insert(_ names: String...) { for name in names { context.insert(Song(name: name)) } }

  @Test func `models are fetched in the order of their insertion, or as the descriptor says`()
    throws
  {
    insert("b", "a", "c")
    #expect(try names() == ["b", "a", "c"])
    var descriptor = FetchDescriptor<Song>(
      predicate: #Predicate { $0.name != "c" }, sortBy: [SortDescriptor(\.name, order: .reverse)])
    #expect(try names(descriptor) == ["b", "a"])
    descriptor.fetchOffset = 1
    #expect(try names(descriptor) == ["a"])
    descriptor.fetchOffset = nil
    descriptor.fetchLimit = 1
    #expect(try names(descriptor) == ["b"])
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 3)
  }

  @Test func `conditions compare texts in the user's language, and reach related models`() throws {
    let album = Album(title: "Été")
    context.insert(Song(name: "Song 10", album: album))
    insert("song 9", "Other")
    let text = "SONG"
    #expect(
      try names(FetchDescriptor(predicate: #Predicate { $0.name.localizedStandardContains(text) }))
        == ["Song 10", "song 9"])
    #expect(
      try names(FetchDescriptor(predicate: #Predicate { $0.album?.title == "Été" })) == ["Song 10"])
    #expect(
      try context.fetchCount(
        FetchDescriptor<Album>(predicate: #Predicate { $0.songs.contains { $0.seconds == 60 } }))
        == 1)
    let order = SortDescriptor(\Song.name, comparator: .localizedStandard)
    #expect(try names(FetchDescriptor(sortBy: [order])) == ["Other", "song 9", "Song 10"])
  }

  @Test func `a model has changes until they are saved`() throws {
    let song = Song(name: "a")
    #expect(!song.hasChanges && song.modelContext == nil)
    context.insert(song)
    #expect(context.hasChanges && song.hasChanges && song.modelContext === context)
    try context.save()
    #expect(!context.hasChanges)
    song.seconds = 5
    #expect(context.changedModelsArray.count == 1)
    context.delete(song)
    #expect(song.isDeleted && context.deletedModelsArray.count == 1)
    #expect(try names() == [])
    try context.save()
    #expect(!context.hasChanges && song.modelContext == nil)
  }

  @Test func `a rollback discards changes, insertions and deletions`() throws {
    insert("a", "b", "c")
    try context.save()
    let all = try context.fetch(FetchDescriptor<Song>())
    all[0].name = "changed"
    context.delete(all[1])
    insert("new")
    #expect(try names() == ["changed", "c", "new"])
    context.rollback()
    #expect(try names() == ["a", "b", "c"])
    #expect(!context.hasChanges && !all[1].isDeleted)
  }

  @Test func `a deleted model that is inserted again is kept`() throws {
    let song = Song(name: "a")
    context.insert(song)
    try context.save()
    context.delete(song)
    context.insert(song)
    try context.save()
    #expect(try names() == ["a"])
    #expect(!song.isDeleted)
  }

  @Test func `models of a class are deleted by a condition`() throws {
    insert("a", "b", "ab")
    try context.delete(model: Song.self, where: #Predicate { $0.name.contains("a") })
    #expect(try names() == ["b"])
    try context.delete(model: Song.self)
    #expect(try names() == [])
  }

  @Test func `an inserted model replaces the one with its unique value`() throws {
    let first = Album(title: "One", year: 1)
    context.insert(first)
    try context.save()
    let second = Album(title: "One", year: 2)
    second.songs = [Song(name: "a")]
    context.insert(second)
    try context.save()
    let all = try context.fetch(FetchDescriptor<Album>())
    #expect(all.map(\.year) == [2])
    #expect(all[0] === first && first.songs.map(\.name) == ["a"])
    #expect(second.persistentModelID == first.persistentModelID)
    second.year = 3
    #expect(first.year == 3)
  }

  @Test func `lists of properties are unique together`() throws {
    for (number, shop) in [(1, "a"), (1, "b"), (2, "a"), (1, "a")] {
      context.insert(Order(number: number, shop: shop))
      try context.save()
    }
    #expect(try context.fetchCount(FetchDescriptor<Order>()) == 3)
  }

  @Test func `a class that is not in the schema cannot be fetched`() throws {
    let container = try ModelContainer(
      for: Schema(), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    #expect(throws: SwiftDataError.self) {
      try ModelContext(container).fetch(FetchDescriptor<Song>())
    }
  }

  @Test func `a transaction is saved at its end`() throws {
    try context.transaction { insert("a") }
    #expect(!context.hasChanges)
    var found: [String] = []
    try context.enumerate(FetchDescriptor<Song>()) { found.append($0.name) }
    #expect(found == ["a"])
  }

  @Test func `models are found by their identities`() throws {
    let song = Song(name: "a")
    context.insert(song)
    #expect(song.id == song.persistentModelID)
    #expect(context.model(for: song.id) === song)
    try context.save()
    let other = ModelContext(context.container)
    let unknown: Song? = other.registeredModel(for: song.id)
    #expect(unknown == nil)
    #expect((other.model(for: song.id) as? Song)?.name == "a")
    let known: Song? = other.registeredModel(for: song.id)
    #expect(known?.name == "a")
    let data = try JSONEncoder().encode(song.id)
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == song.id)
  }

  @Test func `what another context saves is seen`() async throws {
    let main = context.container.mainContext
    #expect(try main.fetch(FetchDescriptor<Song>()).isEmpty)
    let importer = Importer(modelContainer: context.container)
    try await importer.add(["a", "b"])
    let songs = try main.fetch(FetchDescriptor<Song>())
    #expect(songs.map(\.name) == ["a", "b"])
    try await importer.rename(songs[1].id, to: "c")
    #expect(try main.fetch(FetchDescriptor<Song>()).map(\.name) == ["a", "c"])
    let copy = try #require(context.model(for: songs[0].id) as? Song)
    context.delete(copy)
    try context.save()
    #expect(try main.fetch(FetchDescriptor<Song>()).map(\.name) == ["c"])
    #expect(songs[0].isDeleted)
  }

  @Test func `observers are told of changes`() async throws {
    let song = Song(name: "a")
    await confirmation(expectedCount: 2) { confirm in
      withObservationTracking {
        _ = song.name
      } onChange: {
        confirm()
      }
      song.seconds = 1
      song.name = "b"
      let album = Album(title: "A")
      withObservationTracking {
        _ = album.songs
      } onChange: {
        confirm()
      }
      song.album = album
    }
  }
}
