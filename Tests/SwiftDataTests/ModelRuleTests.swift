// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SwiftData
import Testing

@Model private final class Owner {
  var name = ""
  var pets: [Pet] = []
  init() {}
}

@Model private final class Pet {
  @Relationship(inverse: \Owner.pets) var owner: Owner
  init(owner: Owner) { self.owner = owner }
}

/// Values and models after saves, rollbacks and deletions.
@MainActor
@Suite struct ModelRuleTests {
  private let context: ModelContext

  init() throws { context = ModelContext(try .inMemory()) }

  @Test func `a value that is not saved is kept by a rollback`() throws {
    let song = Song(name: "a")
    context.insert(song)
    try context.save()
    song.plays = 3
    song.name = "b"
    context.rollback()
    #expect(song.plays == 3 && song.name == "a")
  }

  @Test func `a deleted model can be inserted and deleted again`() throws {
    let song = Song(name: "a")
    for _ in 0..<2 {
      context.insert(song)
      #expect(!song.isDeleted && song.modelContext === context)
      context.delete(song)
      #expect(song.modelContext == nil)
      context.insert(song)
      try context.save()
      context.delete(song)
      try context.save()
      #expect(song.modelContext == nil)
      #expect(try context.fetchCount(FetchDescriptor<Song>()) == 0)
    }
  }

  @Test func `a deleted owner that is inserted again has lost its deleted models`() throws {
    let album = Album(title: "One")
    context.insert(album)
    album.songs = [Song(name: "a"), Song(name: "b")]
    try context.save()
    context.delete(album)
    context.insert(album)
    #expect(album.songs.isEmpty && !album.isDeleted)
  }

  @Test func `a change to a unique value replaces the other model`() throws {
    let (first, second) = (Album(title: "One", year: 1), Album(title: "Two", year: 2))
    context.insert(first)
    context.insert(second)
    try context.save()
    second.title = "One"
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Album>()).map(\.year) == [2])
    #expect(first.year == 2 && first.persistentModelID == second.persistentModelID)
    let third = Album(title: "Three", year: 3)
    context.insert(third)
    try context.save()
    first.title = "Three"
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Album>()).map(\.year) == [2])
    let other = ModelContext(context.container)
    #expect(try other.fetch(FetchDescriptor<Album>()).map(\.title) == ["Three"])
  }

  @Test func `relationships reach the model that has replaced an inserted one`() throws {
    let first = Album(title: "One")
    context.insert(first)
    try context.save()
    let second = Album(title: "One")
    let song = Song(name: "a", album: second)
    context.insert(song)
    try context.save()
    song.album = second
    first.songs.append(song)
    #expect(first.songs == [song])
    song.album = nil
    #expect(first.songs.isEmpty)
  }

  @Test func `a model without the model that it must have is not saved`() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    let owner = Owner()
    let pet = Pet(owner: owner)
    context.insert(pet)
    try context.save()
    context.delete(owner)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description.hasPrefix("Pet.owner must have a model") == true)
    context.delete(pet)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Pet>()) == 0)
  }

  @Test func `models for which a condition forces nil do not meet it`() throws {
    context.insert(Song(name: "a", album: Album(title: "One")))
    context.insert(Song(name: "b"))
    let condition = #Predicate<Song> { $0.album!.title == "One" }
    #expect(try context.fetch(FetchDescriptor(predicate: condition)).map(\.name) == ["a"])
  }

  @Test func `texts are ordered as lists of files are`() throws {
    for name in ["b", "A", "item 10", "item 9"] { context.insert(Song(name: name)) }
    let order = FetchDescriptor<Song>(sortBy: [SortDescriptor(\.name)])
    #expect(try context.fetch(order).map(\.name) == ["A", "b", "item 9", "item 10"])
    let reverse = FetchDescriptor<Song>(sortBy: [SortDescriptor(\.name, order: .reverse)])
    #expect(try context.fetch(reverse).map(\.name) == ["item 10", "item 9", "b", "A"])
  }

  @Test func `many models are added to one, and deleted with it`() throws {
    // This takes minutes if the work for each of them is not linear.
    let album = Album(title: "One")
    context.insert(album)
    album.songs = (0..<3000).map { Song(name: "\($0)") }
    for number in 0..<100 { album.songs.append(Song(name: "\(number)")) }
    try context.save()
    context.delete(album)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 0)
  }

  @Test func `long chains of models are inserted and deleted`() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Link.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    let links = (0..<20_000).map { _ in Link() }
    for (link, next) in zip(links, links.dropFirst()) { link.next = next }
    context.insert(links[0])
    #expect(try context.fetchCount(FetchDescriptor<Link>()) == links.count)
    context.delete(links[0])
    #expect(try context.fetchCount(FetchDescriptor<Link>()) == 0)
    // The chain would be released link by link, each within the one before.
    for link in links { link.next = nil }
  }

  @Test func `a value that cannot be encoded is named`() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Link.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    let link = Link()
    link.value = Link.Unreadable()
    context.insert(link)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description == "Link.value cannot be saved: It is too deep.")
  }
}
