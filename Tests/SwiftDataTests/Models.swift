// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SwiftData

@Model final class Album {
  @Attribute(.unique) var title: String
  var year = 2000
  var rating: Double?
  @Relationship(deleteRule: .cascade, inverse: \Song.album) var songs: [Song] = []
  @Relationship(deleteRule: .deny) var orders: [Order] = []
  var best: Song?

  init(title: String, year: Int = 2000) {
    self.title = title
    self.year = year
  }
}

@Model final class Song {
  enum Mood: String, Codable { case calm, loud }

  var name: String
  var seconds: Int
  var album: Album?
  var tags: [String] = []
  var mood = Mood.calm
  @Relationship(inverse: \Singer.songs) var singers: [Singer]
  @Transient var isPlaying = false
  @Attribute(.ephemeral) var plays = 0
  @Attribute(.spotlight, .preserveValueOnDeletion, .allowsCloudEncryption) var text: String?

  init(name: String, seconds: Int = 60, album: Album? = nil, singers: [Singer] = []) {
    self.name = name
    self.seconds = seconds
    self.album = album
    self.singers = singers
  }

  var minutes: Int { seconds / 60 }
}

@Model final class Link {
  struct Unreadable: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(
        0, EncodingError.Context(codingPath: [], debugDescription: "It is too deep."))
    }
  }

  @Relationship(deleteRule: .cascade) var next: Link?
  var value: Unreadable?

  init() {}
}

@Model final class Price {
  struct Range: Codable {
    var low: Decimal
  }

  var name: String
  var amount: Decimal = 1
  var other: Decimal?
  var range: Range?

  init(_ name: String) { self.name = name }
}

@Model class Singer {
  var name: String
  var born: Date?
  var songs: [Song] = []

  init(_ name: String) { self.name = name }
}

@Model final class Order {
  #Unique<Order>([\.number, \.shop])
  var number: Int
  var shop: String
  var album: Album?

  init(number: Int, shop: String, album: Album? = nil) {
    self.number = number
    self.shop = shop
    self.album = album
  }
}

@ModelActor actor Importer {
  func add(_ names: [String]) throws {
    for name in names { modelContext.insert(Song(name: name)) }
    try modelContext.save()
  }

  func addSong(_ name: String, toAlbumOf id: PersistentIdentifier) throws {
    self[id, as: Song.self]?.album?.songs.append(Song(name: name))
    try modelContext.save()
  }

  func addAlbum(_ title: String, year: Int) throws {
    modelContext.insert(Album(title: title, year: year))
    try modelContext.save()
  }

  func rename(_ id: PersistentIdentifier, to name: String) throws {
    self[id, as: Song.self]?.name = name
    try modelContext.save()
  }
}

extension ModelContainer {
  /// A container in memory.
  static func inMemory() throws -> ModelContainer {
    try ModelContainer(
      for: Album.self, Song.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}

/// A folder for stores, which is deleted.
final class StoreFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  var store: URL { url.appending(path: "a.store") }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A container with the store in the folder, as a new program opens it.
  func open() throws -> ModelContext {
    ModelContext(
      try ModelContainer(for: Album.self, configurations: ModelConfiguration(url: store)))
  }

  /// Changes the store as another program does.
  func saveElsewhere(_ change: (ModelContext) throws -> Void) throws {
    let copy = url.appending(path: "b.store")
    try FileManager.default.copyItem(at: store, to: copy)
    try {
      let other = ModelContext(
        try ModelContainer(for: Album.self, configurations: ModelConfiguration(url: copy)))
      try change(other)
      try other.save()
    }()
    try FileManager.default.removeItem(at: store)
    try FileManager.default.moveItem(at: copy, to: store)
  }
}
