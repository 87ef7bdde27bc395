// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SwiftData
import Testing

/// Several contexts that change the same models.
@MainActor
@Suite struct SharedStoreTests {
  private let context: ModelContext
  private let other: ModelContext
  private let song = Song(name: "a", album: Album(title: "One"))

  init() throws {
    context = ModelContext(try .inMemory())
    other = ModelContext(context.container)
    context.insert(song)
    try context.save()
  }

  private func copy() throws -> Song { try #require(other.model(for: song.id) as? Song) }

  @Test func `each context keeps the properties that the other has changed`() throws {
    let copy = try copy()
    song.name = "changed"
    copy.seconds = 5
    try other.save()
    #expect(song.name == "changed")
    try context.save()
    #expect(song.seconds == 5)
    #expect(try other.fetch(FetchDescriptor<Song>()).map(\.name) == ["changed"])
    #expect(copy.seconds == 5)
  }

  @Test func `models that both contexts add to one are kept`() throws {
    let copy = try copy()
    song.album?.songs.append(Song(name: "b"))
    copy.album?.songs.append(Song(name: "c"))
    try other.save()
    try context.save()
    for context in [context, other] {
      let albums = try context.fetch(FetchDescriptor<Album>())
      #expect(albums.map { $0.songs.map(\.name).sorted() } == [["a", "b", "c"]])
      #expect(albums[0].songs.allSatisfy { $0.album === albums[0] })
    }
  }

  @Test func `a model that was moved here stays when the other context adds one to its old owner`()
    throws
  {
    let copy = try copy()
    let first = try #require(song.album)
    let second = Album(title: "Two")
    context.insert(second)
    song.album = second
    copy.album?.songs.append(Song(name: "b"))
    try other.save()
    try context.save()
    #expect(first.songs.map(\.name) == ["b"] && second.songs == [song])
  }

  @Test func `a rollback uses what the other context has saved`() throws {
    let copy = try copy()
    song.name = "changed"
    copy.name = "saved"
    try other.save()
    _ = try context.fetchCount(FetchDescriptor<Song>())
    context.rollback()
    #expect(song.name == "saved")
  }

  @Test func `the last of several saves of a model counts`() throws {
    let copy = try copy()
    copy.name = "b"
    try other.save()
    other.delete(copy)
    try other.save()
    other.insert(copy)
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Song>()).map(\.name) == ["b"])
    #expect(song.name == "b" && !song.isDeleted)
    other.delete(copy)
    try other.save()
    other.insert(Song(name: "new"))
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Song>()).map(\.name) == ["new"])
    #expect(song.isDeleted)
  }

  @Test func `containers that save at the same time lose nothing`() async throws {
    let folder = StoreFolder()
    let container = try ModelContainer(
      for: Album.self, configurations: ModelConfiguration(url: folder.store))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        let importer = Importer(modelContainer: container)
        group.addTask { try await importer.add(["\(number)"]) }
      }
      try await group.waitForAll()
    }
    #expect(try folder.open().fetchCount(FetchDescriptor<Song>()) == 8)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.store"])
  }

  @Test func `actors that change the same model lose nothing`() async throws {
    let id = song.id
    let container = context.container
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        let importer = Importer(modelContainer: container)
        group.addTask { try await importer.addSong("\(number)", toAlbumOf: id) }
      }
      try await group.waitForAll()
    }
    _ = try context.fetchCount(FetchDescriptor<Song>())
    #expect(song.album?.songs.count == 9)
  }

  @Test func `actors that add to one model in many saves lose nothing`() async throws {
    let folder = StoreFolder()
    let container = try ModelContainer(
      for: Album.self, configurations: ModelConfiguration(url: folder.store))
    let context = ModelContext(container)
    let first = Song(name: "first", album: Album(title: "One"))
    context.insert(first)
    try context.save()
    let identifier = first.persistentModelID
    await withTaskGroup(of: Void.self) { group in
      for actor in 0..<6 {
        group.addTask {
          let importer = Importer(modelContainer: container)
          for number in 0..<20 {
            try? await importer.addSong("\(actor) \(number)", toAlbumOf: identifier)
          }
        }
      }
    }
    let last = try folder.open()
    #expect(try last.fetch(FetchDescriptor<Album>()).map(\.songs.count) == [121])
  }
}
