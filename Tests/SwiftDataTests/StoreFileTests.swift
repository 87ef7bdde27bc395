// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SwiftData
import Synchronization
import Testing

@MainActor
@Suite struct StoreFileTests {
  @Test func `a database of CloudKit by its name is one without an account`() {
    #expect(ModelConfiguration.CloudKitDatabase.private("a") == .private("a"))
    #expect(ModelConfiguration.CloudKitDatabase.private("a") != .none)
  }

  private let folder = StoreFolder()

  @Test func `models are there when the store is opened again`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 123_456_789.123_456)
    try {
      let context = try folder.open()
      let singer = Singer("Ada \"\n\u{1F3B5}")
      singer.born = date
      let song = Song(name: "a", seconds: -3, album: Album(title: "One"), singers: [singer])
      song.tags = ["x y", ""]
      song.mood = .loud
      song.plays = 7
      song.text = "la"
      context.insert(song)
      context.insert(Song(name: "b"))
      song.album?.rating = .infinity
      try context.save()
    }()
    let context = try folder.open()
    let songs = try context.fetch(FetchDescriptor<Song>())
    #expect(songs.map(\.name) == ["a", "b"])
    let song = songs[0]
    #expect(song.seconds == -3 && song.tags == ["x y", ""] && song.mood == .loud)
    #expect(song.plays == 0 && song.text == "la")
    #expect(song.album?.title == "One" && song.album?.songs == [song])
    #expect(song.album?.rating == .infinity)
    #expect(song.singers[0].name == "Ada \"\n\u{1F3B5}" && song.singers[0].born == date)
    #expect(songs[1].album == nil && songs[1].singers.isEmpty)
  }

  @Test func `nothing is written without a save, and nothing else than the store remains`() throws {
    let context = try folder.open()
    context.insert(Song(name: "a"))
    #expect(!FileManager.default.fileExists(atPath: folder.store.path))
    try context.save()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.store"])
  }

  @Test func `a folder in the place of the store is reported`() throws {
    try FileManager.default.createDirectory(
      at: folder.store, withIntermediateDirectories: true)
    let error = #expect(throws: SwiftDataError.self) { try folder.open() }
    #expect(error?.description.contains("it is not a regular file") == true)
  }

  @Test(arguments: [1, 40, -3, -40])
  func `a damaged store is reported and left as it is`(position: Int) throws {
    try {
      let context = try folder.open()
      context.insert(Song(name: "a"))
      try context.save()
    }()
    var data = try Data(contentsOf: folder.store)
    data[position < 0 ? data.count + position : position] ^= 1
    try data.write(to: folder.store)
    let error = #expect(throws: SwiftDataError.self) { try folder.open() }
    #expect(error?.description.hasPrefix("\(folder.store.path) is damaged") == true)
    #expect(try Data(contentsOf: folder.store) == data)
    try data.prefix(data.count / 2).write(to: folder.store)
    #expect(throws: SwiftDataError.self) { try folder.open() }
  }

  @Test func `a store of a later format is reported as such`() throws {
    let file = folder.store
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("Snapback model store 2\n".utf8).write(to: file)
    let error = #expect(throws: SwiftDataError.self) { try folder.open() }
    #expect(error?.description.contains("later version of Snapback") == true)
  }

  @Test func `a link is kept, and unfinished files are deleted`() throws {
    let context = try folder.open()
    context.insert(Song(name: "a"))
    try context.save()
    let link = folder.url.appending(path: "link.store")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.store)
    let linked = ModelContext(
      try ModelContainer(for: Album.self, configurations: ModelConfiguration(url: link)))
    linked.insert(Song(name: "b"))
    try linked.save()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) != "")
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 2)
    let second = folder.url.appending(path: "b.store")
    try FileManager.default.copyItem(at: folder.store, to: second)
    let leftover = folder.url.appending(path: "b.store.new-1-1")
    try Data().write(to: leftover)
    _ = try ModelContainer(for: Album.self, configurations: ModelConfiguration(url: second))
    #expect(!FileManager.default.fileExists(atPath: leftover.path))
  }

  @Test func `a store that cannot be written keeps its file and the changes`() throws {
    let context = try folder.open()
    context.insert(Song(name: "a"))
    // A file is in the place of the folder.
    try Data().write(to: folder.url)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description.contains("cannot be written") == true)
    #expect(context.hasChanges)
    try FileManager.default.removeItem(at: folder.url)
    try context.save()
    #expect(try folder.open().fetchCount(FetchDescriptor<Song>()) == 1)
  }

  @Test func `containers with the same file have the same models`() throws {
    let (first, second) = (try folder.open(), try folder.open())
    #expect(try second.fetchCount(FetchDescriptor<Song>()) == 0)
    first.insert(Song(name: "a"))
    try first.save()
    #expect(try second.fetch(FetchDescriptor<Song>()).map(\.name) == ["a"])
  }

  @Test func `what another program has saved is kept`() throws {
    let context = try folder.open()
    context.insert(Song(name: "a"))
    try context.save()
    try folder.saveElsewhere { $0.insert(Song(name: "b")) }
    context.insert(Song(name: "c"))
    try context.save()
    let text = try String(contentsOf: folder.store, encoding: .utf8)
    for name in ["a", "b", "c"] { #expect(text.contains("\"name\":\"\(name)\"")) }
  }

  @Test func `a store without allowsSave is not written`() throws {
    let configuration = ModelConfiguration(url: folder.store, allowsSave: false)
    let context = ModelContext(
      try ModelContainer(for: Album.self, configurations: configuration))
    context.insert(Song(name: "a"))
    #expect(throws: SwiftDataError.self) { try context.save() }
  }

  @Test func `all models are erased`() throws {
    let context = try folder.open()
    context.insert(Song(name: "a"))
    try context.save()
    try context.container.erase()
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 0)
  }

  private func openPrices() throws -> ModelContext {
    ModelContext(
      try ModelContainer(for: Price.self, configurations: ModelConfiguration(url: folder.store)))
  }

  @Test func `a decimal number may be NaN, alone but not inside of another value`() throws {
    try {
      let context = try openPrices()
      let price = Price("\"NaN\"")
      (price.amount, price.other) = (.nan, .nan)
      context.insert(price)
      context.insert(Price("b"))
      try context.save()
      price.range = Price.Range(low: .nan)
      let error = #expect(throws: SwiftDataError.self) { try context.save() }
      #expect(error?.description.contains("is not a number") == true)
    }()
    let context = try openPrices()
    let prices = try context.fetch(FetchDescriptor<Price>())
    #expect(prices.map(\.name) == ["\"NaN\"", "b"])
    #expect(prices[0].amount.isNaN && prices[0].other?.isNaN == true && prices[0].range == nil)
    #expect(prices[1].amount == 1 && prices[1].other == nil)
  }

  @Test func `a row with a number that JSON does not have keeps its other values`() throws {
    try {
      let context = try openPrices()
      context.insert(Price("kept"))
      try context.save()
    }()
    // As earlier versions wrote it.
    let text = try String(contentsOf: folder.store, encoding: .utf8)
    var lines = text.replacing("\"amount\":1", with: "\"amount\":NaN")
      .split(separator: "\n").map(String.init)
    #expect(lines.joined().contains("NaN"))
    let rows = lines.dropLast().map { $0 + "\n" }.joined()
    let sum = rows.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    lines = [rows + "end 1 \(String(sum, radix: 16))\n"]
    try lines[0].write(to: folder.store, atomically: true, encoding: .utf8)
    let context = try openPrices()
    #expect(try context.fetch(FetchDescriptor<Price>()).map(\.name) == ["kept"])
  }

  @Test func `a save does not wait forever for another program, and is repeated a few times`()
    throws
  {
    let context = try folder.open()
    context.insert(Song(name: "a"))
    try context.save()
    let other = Foundation.open(folder.url.path, O_RDONLY | O_DIRECTORY)
    #expect(flock(other, LOCK_EX) == 0)
    StoreWait.limit.withLock { $0 = 4 }
    defer { StoreWait.limit.withLock { $0 = 2000 } }
    context.insert(Song(name: "b"))
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.description.contains("another program") == true)
    var retries = SaveRetries()
    let delays = try (0..<7).map { _ in retries.next(after: try #require(error)) }
    #expect(delays == [5, 10, 20, 40, 80, 80, nil])
    retries.succeed()
    #expect(try retries.next(after: #require(error)) == 5)
    #expect(retries.next(after: CocoaError(.coderInvalidValue)) == nil)
    #expect(context.hasChanges)
    close(other)
    try context.save()
    #expect(try folder.open().fetchCount(FetchDescriptor<Song>()) == 2)
  }

  @Test func `the error says why the folder cannot be created`() throws {
    try Data().write(to: folder.url)
    let error = #expect(throws: SwiftDataError.self) {
      try ModelContainer(
        for: Album.self,
        configurations: ModelConfiguration(url: folder.url.appending(path: "a/b.store")))
    }
    #expect(error?.description.contains("not a directory") == true)
  }
}
