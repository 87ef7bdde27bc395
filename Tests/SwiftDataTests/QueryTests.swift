// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import SwiftData
import Testing

/// The number of times that an order has read songs.
private nonisolated(unsafe) var reads = 0

extension Song {
  fileprivate var counted: Int {
    reads += 1
    return seconds
  }
}

@MainActor
@Suite struct QueryTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try .inMemory()
    for (name, seconds) in [("b", 30), ("a", 20)] {
      context.insert(Song(name: name, seconds: seconds))
    }
    try context.save()
  }

  /// A bar for each song.
  private struct Bars: View {
    @Query private var songs: [Song]
    let log: Log

    init(_ songs: Query<Song, [Song]> = Query(sort: \.seconds), log: Log = Log()) {
      _songs = songs
      self.log = log
    }

    var body: some View {
      let _ = log.note()
      HStack(spacing: 0) {
        ForEach(songs) { Bar(song: $0) }
      }
    }
  }

  private final class Log {
    private(set) var count = 0
    func note() { count += 1 }
  }

  private struct Bar: View {
    @Bindable var song: Song
    var body: some View {
      Color.red.frame(width: CGFloat(song.seconds), height: 10)
    }
  }

  private func harness(_ bars: Bars = Bars()) -> Harness {
    Harness(size: CGSize(width: 100, height: 10)) { bars.modelContainer(container) }
  }

  /// The widths of the bars from the left to the right.
  private func widths(_ harness: Harness) -> [Int] {
    "\(harness.list)".split(separator: "\n").compactMap { line in
      guard line.contains("#ff3b30") else { return nil }
      let words = line.split(separator: " ")
      guard let end = words.firstIndex(of: "10") else { return nil }
      return Int(words[end - 1])
    }
  }

  @Test func `a view shows models in order, and those that are inserted and deleted`() throws {
    let harness = harness()
    #expect(widths(harness) == [20, 30])
    let song = Song(name: "c", seconds: 25)
    context.insert(song)
    harness.settle()
    #expect(widths(harness) == [20, 25, 30])
    context.delete(song)
    harness.settle()
    #expect(widths(harness) == [20, 30])
  }

  @Test func `a change of a property moves a model, or takes it out`() throws {
    let harness = harness(
      Bars(Query(filter: #Predicate { $0.seconds > 5 }, sort: \.seconds, order: .reverse)))
    #expect(widths(harness) == [30, 20])
    let songs = try context.fetch(FetchDescriptor<Song>())
    songs[1].seconds = 40
    harness.settle()
    #expect(widths(harness) == [40, 30])
    songs[1].seconds = 1
    harness.settle()
    #expect(widths(harness) == [30])
  }

  @Test func `a change that leaves the results evaluates no other view`() throws {
    let log = Log()
    let harness = harness(Bars(log: log))
    let count = log.count
    let songs = try context.fetch(FetchDescriptor<Song>())
    songs[0].seconds = 31
    harness.settle()
    #expect(widths(harness) == [20, 31])
    #expect(log.count == count)
  }

  @Test func `changes are animated as the query says`() throws {
    let harness = harness(Bars(Query(sort: \.seconds, animation: .linear(duration: 1))))
    context.insert(Song(name: "c", seconds: 50))
    harness.advance(by: 0.5)
    let middle = "\(harness.list)"
    harness.settle()
    #expect(middle != "\(harness.list)")
    #expect(widths(harness) == [20, 30, 50])
  }

  private struct Filtered: View {
    @State private var minimum = 25
    var body: some View {
      Bars(Query(songs(minimum)))
        .onTapGesture { minimum = 0 }
    }

    private func songs(_ minimum: Int) -> FetchDescriptor<Song> {
      FetchDescriptor(
        predicate: #Predicate { $0.seconds >= minimum }, sortBy: [SortDescriptor(\.seconds)])
    }
  }

  @Test func `a new condition fetches again`() {
    let harness = Harness(size: CGSize(width: 100, height: 10)) {
      Filtered().modelContainer(container)
    }
    #expect(widths(harness) == [30])
    harness.tap(CGPoint(x: 50, y: 5))
    harness.settle()
    #expect(widths(harness) == [20, 30])
  }

  private struct Adding: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Song.name) private var songs: [Song]
    var body: some View {
      HStack(spacing: 0) {
        ForEach(songs) { Color.red.frame(width: CGFloat($0.seconds), height: 10) }
      }
      .frame(width: 100, height: 10)
      .contentShape(.rect)
      .onTapGesture { context.insert(Song(name: "x", seconds: 7)) }
    }
  }

  @Test func `a container of a modifier is made once`() {
    let harness = Harness(size: CGSize(width: 100, height: 10)) {
      Adding().modelContainer(for: [Song.self], inMemory: true)
    }
    harness.tap(CGPoint(x: 50, y: 5))
    harness.settle()
    harness.tap(CGPoint(x: 50, y: 5))
    harness.settle()
    #expect(widths(harness) == [7, 7])
  }

  @Test func `without a container there are no models`() {
    let harness = Harness(size: CGSize(width: 100, height: 10)) { Bars() }
    #expect(widths(harness) == [])
  }

  @Test func `the main context saves by itself when the app enters the background`() throws {
    let folder = StoreFolder()
    let container = try ModelContainer(
      for: Album.self, configurations: ModelConfiguration(url: folder.store))
    container.mainContext.insert(Song(name: "a"))
    #expect(!FileManager.default.fileExists(atPath: folder.store.path))
    NotificationCenter.default.post(
      name: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil)
    #expect(FileManager.default.fileExists(atPath: folder.store.path))
    container.mainContext.autosaveEnabled = false
    container.mainContext.insert(Song(name: "b"))
    NotificationCenter.default.post(
      name: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil)
    #expect(container.mainContext.hasChanges)
  }

  @Test func `a change of models that a query does not read does not fetch again`() throws {
    let harness = harness(Bars(Query(sort: \.counted)))
    let songs = try context.fetch(FetchDescriptor<Song>())
    let singer = Singer("a")
    reads = 0
    context.insert(singer)
    harness.settle()
    singer.name = "b"
    harness.settle()
    #expect(reads == 0)
    songs[0].seconds = 15
    harness.settle()
    #expect(reads > 0)
    #expect(widths(harness) == [15, 20])
  }

  @Test func `a query whose condition reads related models is fetched when these change`() throws {
    let album = Album(title: "One")
    let song = try #require(try context.fetch(FetchDescriptor<Song>()).first)
    song.album = album
    let harness = harness(Bars(Query(filter: #Predicate { $0.album?.year == 2000 })))
    #expect(widths(harness) == [30])
    album.year = 2001
    harness.settle()
    #expect(widths(harness) == [])
    context.delete(album)
    let other = Album(title: "Two")
    try #require(try context.fetch(FetchDescriptor<Song>()).last).album = other
    harness.settle()
    #expect(widths(harness) == [20])
  }

  @Test func `a container and its main context are released`() throws {
    weak var container: ModelContainer?
    weak var context: ModelContext?
    try {
      let own = try ModelContainer.inMemory()
      container = own
      context = own.mainContext
      own.mainContext.insert(Song(name: "a"))
      try own.mainContext.save()
      own.mainContext.autosaveEnabled = false
    }()
    #expect(container == nil)
    // An automatic save, which was due, keeps the context until then.
    context?.autosaveEnabled = false
  }

  @Test func `a main context outlives its container`() throws {
    let context = try ModelContainer.inMemory().mainContext
    context.insert(Song(name: "a"))
    try context.save()
    #expect(context.container.mainContext === context)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Song>()) == 1)
  }

  @Test func `a hierarchy that repeats the input of another one changes no models`() throws {
    let harnesses = (0..<2).map { _ in
      Harness(size: CGSize(width: 100, height: 10)) { Adding().modelContainer(container) }
    }
    StoreViewers.add(harnesses[1].host)
    for harness in harnesses { harness.tap(CGPoint(x: 50, y: 5)) }
    for harness in harnesses { harness.settle() }
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 3)
    #expect(harnesses.map(widths) == [[20, 30, 7], [20, 30, 7]])
    // Code after the frames of the second one belongs to no hierarchy.
    context.insert(Song(name: "y", seconds: 7))
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 4)
  }

  private struct Relating: View {
    @Query(sort: \Album.title) private var albums: [Album]
    var body: some View {
      Color.red.frame(width: 100, height: 10).onTapGesture { Song(name: "x").album = albums[0] }
    }
  }

  @Test func `a hierarchy that repeats the input of another one inserts no related models`() throws
  {
    context.insert(Album(title: "a"))
    let harnesses = (0..<2).map { _ in
      Harness(size: CGSize(width: 100, height: 10)) { Relating().modelContainer(container) }
    }
    StoreViewers.add(harnesses[1].host)
    for harness in harnesses { harness.tap(CGPoint(x: 50, y: 5)) }
    for harness in harnesses { harness.settle() }
    #expect(try context.fetchCount(FetchDescriptor<Song>()) == 3)
    #expect(try context.fetch(FetchDescriptor<Album>())[0].songs.count == 1)
  }
}
