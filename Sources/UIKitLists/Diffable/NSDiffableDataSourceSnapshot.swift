// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The sections of a list and their items, by identifiers, each of which is there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose views are to be made again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose views are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose views are to be made again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items of all sections.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// The number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { missing(identifier) }
    return items
  }
  /// The section of an item; nil if there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }
  /// The index of an item among those of all sections; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier], let index = items[section]?.firstIndex(of: identifier)
    else { return nil }
    let before = sectionIdentifiers.prefix { $0 != section }
    return before.reduce(index) { $0 + (items[$1]?.count ?? 0) }
  }
  /// The index of a section; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  private func missing(_ identifier: SectionIdentifierType) -> Never {
    fatalError("The snapshot has no section \(identifier).")
  }

  // MARK: Items

  /// Adds items to a section; to the last one if it is nil.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError("The snapshot has no section for items.")
    }
    insert(identifiers, section, at: numberOfItems(inSection: section))
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, 0) }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, _ offset: Int
  ) {
    guard let section = sections[other], let index = items[section]?.firstIndex(of: other) else {
      fatalError("The snapshot has no item \(other).")
    }
    insert(identifiers, section, at: index + offset)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], _ section: SectionIdentifierType, at index: Int
  ) {
    for identifier in identifiers {
      guard sections.updateValue(section, forKey: identifier) == nil else {
        fatalError("The item \(identifier) is in the snapshot already.")
      }
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  /// Deletes items. Those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sections[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in gone { sections[identifier] = nil }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Makes the views of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Configures the views of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { missing(toIdentifier) }
    insert(identifiers, at: index)
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { missing(toIdentifier) }
    insert(identifiers, at: index + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      guard items.updateValue([], forKey: identifier) == nil else {
        fatalError("The section \(identifier) is in the snapshot already.")
      }
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
      sectionIdentifiers.removeAll { $0 == identifier }
    }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, _ offset: Int
  ) {
    guard identifier != other else { return }
    guard let old = indexOfSection(identifier) else { missing(identifier) }
    sectionIdentifiers.remove(at: old)
    guard let index = indexOfSection(other) else { missing(other) }
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  /// Makes the views of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Differences

  /// The snapshot without what is to be made or configured again.
  var applied: Self {
    var result = self
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    result.reloadedSectionIdentifiers = []
    return result
  }

  var counts: [Int] { sectionIdentifiers.map { items[$0]?.count ?? 0 } }

  /// The item at an index path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sectionIdentifiers.indices.contains(path[0]),
      let items = items[sectionIdentifiers[path[0]]], items.indices.contains(path[1])
    else { return nil }
    return items[path[1]]
  }

  /// The index path of an item; nil if there is no such item.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section),
      let row = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(indexes: [index, row])
  }

  /// The section with an index; nil if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// The index paths of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (row, item) in (items[identifier] ?? []).enumerated() {
        result[item] = IndexPath(indexes: [section, row])
      }
    }
    return result
  }

  /// The changes from an earlier snapshot, and where items and sections were in it.
  func changes(from old: Self) -> (updates: ListUpdates, sources: ListUpdates.Sources) {
    var updates = ListUpdates()
    var sources = ListUpdates.Sources()
    let (kept, before, after) = differences(from: old)
    for (item, path) in after {
      if let source = before[item] {
        sources.items.move(from: source, to: path)
      } else {
        updates.inserted.insert(path)
      }
    }
    for (item, path) in before where after[item] == nil { updates.deleted.insert(path) }
    for (target, source, removed, added) in kept {
      sources.items.keep(
        source, as: target, removed: Array(removed), added: Array(added),
        count: numberOfItems(inSection: sectionIdentifiers[target]))
    }
    for (index, section) in sectionIdentifiers.enumerated() {
      if let source = old.indexOfSection(section) {
        sources.sections[index] = source
      } else {
        updates.insertedSections.insert(index)
      }
    }
    for (index, section) in old.sectionIdentifiers.enumerated() where items[section] == nil {
      updates.deletedSections.insert(index)
    }
    let paths = reloadedItemIdentifiers.isEmpty ? [:] : old.paths
    updates.reloaded = Set(reloadedItemIdentifiers.compactMap { paths[$0] })
    for section in reloadedSectionIdentifiers {
      guard let index = old.indexOfSection(section) else { continue }
      let rows = (old.items[section] ?? []).indices
      updates.reloaded.formUnion(rows.map { IndexPath(indexes: [index, $0]) })
    }
    return (updates, sources)
  }

  /// The sections that an earlier snapshot has, too, with their items except the equal ones at the beginning
  /// and the end; and the earlier and current indices of these items, and of those of other sections.
  private func differences(
    from old: Self
  ) -> (
    kept: [(target: Int, source: Int, removed: Range<Int>, added: Range<Int>)],
    before: [ItemIdentifierType: IndexPath], after: [ItemIdentifierType: IndexPath]
  ) {
    var kept: [(target: Int, source: Int, removed: Range<Int>, added: Range<Int>)] = []
    var (before, after) = ([ItemIdentifierType: IndexPath](), [ItemIdentifierType: IndexPath]())
    func add(
      _ items: [ItemIdentifierType], _ rows: Range<Int>, _ section: Int,
      to paths: inout [ItemIdentifierType: IndexPath]
    ) {
      for row in rows { paths[items[row]] = IndexPath(indexes: [section, row]) }
    }
    let sources = Dictionary(uniqueKeysWithValues: zip(old.sectionIdentifiers, 0...))
    for (target, section) in sectionIdentifiers.enumerated() {
      let (was, now) = (old.items[section] ?? [], items[section] ?? [])
      guard let source = sources[section] else {
        add(now, now.indices, target, to: &after)
        continue
      }
      var start = 0
      while start < min(was.count, now.count), was[start] == now[start] { start += 1 }
      var end = 0
      while end < min(was.count, now.count) - start,
        was[was.count - 1 - end] == now[now.count - 1 - end]
      {
        end += 1
      }
      let (removed, added) = (start..<was.count - end, start..<now.count - end)
      kept.append((target, source, removed, added))
      add(was, removed, source, to: &before)
      add(now, added, target, to: &after)
    }
    for (index, section) in old.sectionIdentifiers.enumerated() where items[section] == nil {
      let was = old.items[section] ?? []
      add(was, was.indices, index, to: &before)
    }
    return (kept, before, after)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
