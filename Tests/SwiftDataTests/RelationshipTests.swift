// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SwiftData
import Testing

@MainActor
@Suite struct RelationshipTests {
  private let context: ModelContext
  private let album = Album(title: "One")

  init() throws { context = ModelContext(try .inMemory()) }

  @Test func `setting one side sets the other`() {
    let (first, second) = (Song(name: "a"), Song(name: "b"))
    context.insert(album)
    first.album = album
    #expect(album.songs == [first] && first.modelContext === context)
    album.songs.append(second)
    #expect(second.album === album && second.modelContext === context)
    album.songs = [second]
    #expect(first.album == nil)
    second.album = nil
    #expect(album.songs.isEmpty)
  }

  @Test func `a relationship without an inverse leaves the others as they are`() {
    let (first, second) = (Song(name: "a"), Song(name: "b"))
    context.insert(album)
    first.album = album
    second.album = album
    album.best = first
    album.best = second
    #expect(first.album === album && second.album === album && album.songs.count == 2)
    album.best = nil
    #expect(second.album === album && album.songs.count == 2)
  }

  @Test func `a model that moves leaves its old owner`() {
    let other = Album(title: "Two")
    let song = Song(name: "a")
    context.insert(album)
    context.insert(other)
    song.album = album
    other.songs.append(song)
    #expect(album.songs.isEmpty && song.album === other)
  }

  @Test func `both sides may be set by hand`() {
    let song = Song(name: "a")
    song.album = album
    album.songs.append(song)
    #expect(album.songs == [song])
  }

  @Test func `what an initializer sets is connected with the insertion`() {
    context.insert(Song(name: "a", album: album))
    #expect(album.songs.map(\.name) == ["a"] && album.modelContext === context)
  }

  @Test func `models of both sides can be several`() throws {
    let (ada, bob) = (Singer("Ada"), Singer("Bob"))
    let song = Song(name: "a", singers: [ada, bob])
    context.insert(song)
    #expect(ada.songs == [song] && bob.songs == [song])
    bob.songs = []
    #expect(song.singers == [ada])
    context.delete(ada)
    #expect(song.singers.isEmpty)
  }

  @Test func `a deletion deletes, or leaves, the models of the other side`() throws {
    context.insert(album)
    album.songs = [Song(name: "a"), Song(name: "b")]
    let removed = album.songs[0]
    try context.save()
    context.delete(removed)
    #expect(album.songs.map(\.name) == ["b"])
    context.delete(album)
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 0)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Album>()) == 0)
  }

  @Test func `a deletion can be denied`() throws {
    let order = Order(number: 1, shop: "a", album: album)
    context.insert(order)
    try context.save()
    context.delete(album)
    #expect(throws: SwiftDataError.self) { try context.save() }
    context.rollback()
    context.delete(order)
    context.delete(album)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Album>()) == 0)
  }
}
