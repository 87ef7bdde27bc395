// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SwiftData
import Testing

@Model private final class Box {
  @Attribute(.unique) var name: String
  @Relationship(inverse: \Item.box) var items: [Item] = []
  @Relationship(inverse: \Lid.box) var lid: Lid?
  @Relationship(inverse: \Label.boxes) var labels: [Label] = []
  init(_ name: String) { self.name = name }
}

@Model private final class Item {
  var name: String
  var box: Box?
  init(_ name: String) { self.name = name }
}

@Model private final class Lid {
  var name: String
  var box: Box?
  init(_ name: String) { self.name = name }
}

@Model private final class Label {
  var name: String
  var boxes: [Box] = []
  init(_ name: String) { self.name = name }
}

/// Changes of the same models by two contexts, or programs.
@MainActor
@Suite struct MergeTests {
  private let context: ModelContext
  private let other: ModelContext
  private let boxes = ["a", "b", "c"].map(Box.init)

  init() throws {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    context = ModelContext(try ModelContainer(for: Box.self, configurations: configuration))
    other = ModelContext(context.container)
    for box in boxes { context.insert(box) }
    boxes[0].items = [Item("x"), Item("y")]
    boxes[0].lid = Lid("l")
    boxes[0].labels = [Label("m"), Label("n")]
    try context.save()
  }

  private func all<Model: PersistentModel>(
    _ type: Model.Type, _ context: ModelContext
  ) throws -> [Model] {
    try context.fetch(FetchDescriptor<Model>())
  }

  /// The models of all relationships, by the names of their boxes. Records those that differ in the two directions.
  private func contents(_ context: ModelContext, _ step: String = "") throws -> String {
    let boxes = try all(Box.self, context)
    let (items, lids) = (try all(Item.self, context), try all(Lid.self, context))
    let labels = try all(Label.self, context)
    for box in boxes {
      #expect(
        Set(box.items) == Set(items.filter { $0.box === box }), "items of \(box.name) \(step)")
      #expect(Set(box.items).count == box.items.count)
      #expect(box.lid == lids.first { $0.box === box }, "lid of \(box.name) \(step)")
      #expect(lids.filter { $0.box === box }.count < 2, "lids of \(box.name) \(step)")
      #expect(
        Set(box.labels) == Set(labels.filter { $0.boxes.contains(box) }),
        "labels of \(box.name) \(step)")
    }
    let owners = items.map(\.box) + lids.map(\.box) + labels.flatMap(\.boxes).map(Optional.some)
    #expect(owners.allSatisfy { $0.map(boxes.contains) ?? true }, "\(step)")
    return boxes.sorted { $0.name < $1.name }.map { box in
      let names = box.items.map(\.name).sorted() + [box.lid?.name ?? "-"]
      return (["\(box.name):"] + names + box.labels.map(\.name).sorted()).joined(separator: " ")
    }.joined(separator: ", ")
  }

  @Test func `a model that two contexts move is where the last save has it`() throws {
    let copies = try all(Box.self, other)
    let copy = try #require(copies[0].items.first { $0.name == "x" })
    let item = try #require(boxes[0].items.first { $0.name == "x" })
    item.box = boxes[1]
    copies[2].items.append(copy)
    try context.save()
    try other.save()
    for context in [context, other, ModelContext(context.container)] {
      #expect(try contents(context) == "a: y l m n, b: -, c: x -")
    }
  }

  @Test func `a relationship to one in both directions has the models of the last save`() throws {
    let copies = try all(Box.self, other)
    boxes[1].lid = boxes[0].lid
    copies[2].lid = copies[0].lid
    try context.save()
    try other.save()
    let (lid, second) = (Lid("p"), Lid("q"))
    context.insert(lid)
    other.insert(second)
    boxes[2].lid = lid
    copies[2].lid = second
    try context.save()
    try other.save()
    for context in [context, other, ModelContext(context.container)] {
      #expect(try contents(context) == "a: x y - m n, b: -, c: q")
    }
  }

  @Test func `a model that is moved to one that another context deletes has none`() throws {
    let copies = try all(Box.self, other)
    boxes[0].items[0].box = boxes[1]
    other.delete(copies[1])
    try other.save()
    try context.save()
    for context in [context, other, ModelContext(context.container)] {
      #expect(try contents(context) == "a: y l m n, c: -")
      #expect(try all(Item.self, context).map(\.box?.name) == [nil, "a"])
    }
  }

  @Test func `a model that is moved and deleted leaves its new owner`() throws {
    let copies = try all(Box.self, other)
    let copy = try #require(copies[0].items.first)
    boxes[0].items[0].box = boxes[1]
    try context.save()
    other.delete(copy)
    try other.save()
    for context in [context, other, ModelContext(context.container)] {
      #expect(try contents(context) == "a: y l m n, b: -, c: -")
    }
  }

  @Test(arguments: 0..<40)
  func `both directions are the same after any changes of three contexts`(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 3
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }
    func element<Model>(_ models: [Model]) -> Model? {
      models.isEmpty ? nil : models[random(models.count)]
    }
    let contexts = [context, other, ModelContext(context.container)]
    for step in 0..<60 {
      let context = contexts[random(3)]
      // What others have saved is merged by each fetch.
      let box = element(try all(Box.self, context))
      switch random(13) {
      case 0...2: element(try all(Item.self, context))?.box = box
      case 3: element(try all(Item.self, context)).map { box?.items.append($0) }
      case 4: box?.items = []
      case 5...6: element(try all(Lid.self, context))?.box = box
      case 7: box?.lid = element(try all(Lid.self, context))
      case 8: element(try all(Label.self, context)).map { box?.labels.append($0) }
      case 9: element(try all(Label.self, context))?.boxes.removeAll { $0 === box }
      case 10:
        let item = Item("\(step)")
        context.insert(item)
        item.box = box
        context.insert(Lid("\(step)"))
      case 11:
        context.insert(Box("\(random(6))"))
      default:
        switch random(4) {
        case 0: box.map(context.delete)
        case 1: element(try all(Item.self, context)).map(context.delete)
        case 2: element(try all(Lid.self, context)).map(context.delete)
        default: element(try all(Label.self, context)).map(context.delete)
        }
      }
      if random(3) == 0 { try context.save() }
      _ = try contents(context, "after step \(step)")
    }
    for context in contexts + contexts { try context.save() }
    let last = try contents(ModelContext(context.container), "at last")
    for context in contexts { #expect(try contents(context, "at last") == last) }
    let names = try all(Box.self, context).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `a value is unique in what another program has saved in the meantime`() throws {
    let folder = StoreFolder()
    let context = try folder.open()
    context.insert(Album(title: "One", year: 1))
    try context.save()
    context.insert(Album(title: "Two", year: 2))
    try folder.saveElsewhere { other in
      other.insert(Album(title: "Two", year: 22))
      other.insert(Album(title: "Three", year: 33))
    }
    try context.save()
    for context in [context, try folder.open()] {
      let albums = try context.fetch(FetchDescriptor<Album>(sortBy: [SortDescriptor(\.year)]))
      #expect(albums.map(\.title) == ["One", "Two", "Three"] && albums.map(\.year) == [1, 2, 33])
    }
  }

  @Test func `a value is unique in what actors insert at the same time`() async throws {
    for _ in 0..<20 {
      let container = try ModelContainer.inMemory()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<6 {
          group.addTask {
            let importer = Importer(modelContainer: container)
            try? await importer.addAlbum("One", year: number)
          }
        }
      }
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Album>()) == 1)
    }
  }
}
