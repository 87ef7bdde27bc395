// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The items of a section as a tree, by identifiers, each of which is there once. The items in expanded ones are shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items: each followed by those in it.
  public private(set) var items: [ItemIdentifierType] = []
  private var levels: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// The items that are in no other one.
  public var rootItems: [ItemIdentifierType] { items.filter { levels[$0] == 0 } }

  /// The items that are in expanded ones only.
  public var visibleItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var limit = 0
    for item in items {
      let level = level(of: item)
      guard level <= limit else { continue }
      result.append(item)
      limit = expanded.contains(item) ? level + 1 : level
    }
    return result
  }

  /// Whether there is an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }

  /// Whether an item is in expanded ones only; false if there is no such item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var outer = parent(of: item)
    while let current = outer {
      if !expanded.contains(current) { return false }
      outer = parent(of: current)
    }
    return true
  }

  /// Whether the items in one are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// The number of items around one; 0 if it is in no other one. Ends the program if there is no such item.
  public func level(of item: ItemIdentifierType) -> Int {
    guard let level = levels[item] else { missing(item) }
    return level
  }

  /// The index of an item among all; nil if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The item that another one is in; nil if it is in none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    let level = level(of: child)
    return items[..<index].last { levels[$0] == level - 1 }
  }

  /// The items in one, with or without it.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    let range = range(of: parent)
    let base = level(of: parent) + (includingParent ? 0 : 1)
    var result = NSDiffableDataSourceSectionSnapshot()
    for item in items[includingParent ? range : range.dropFirst()] {
      result.items.append(item)
      result.levels[item] = level(of: item) - base
      if expanded.contains(item) { result.expanded.insert(item) }
    }
    return result
  }

  private func missing(_ item: ItemIdentifierType) -> Never {
    fatalError("The snapshot has no item \(item).")
  }

  /// The indexes of an item and of those in it.
  private func range(of item: ItemIdentifierType) -> Range<Int> {
    guard let index = index(of: item) else { missing(item) }
    let level = level(of: item)
    let end = items[(index + 1)...].firstIndex { self.level(of: $0) <= level }
    return index..<(end ?? items.count)
  }

  // MARK: Changes

  /// Adds items at the end of those in another one; at the end of all without one.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: self.items.count, level: 0) }
    insert(items, at: range(of: parent).upperBound, level: level(of: parent) + 1)
  }

  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: range(of: item).lowerBound, level: level(of: item))
  }

  /// Inserts items after another one and those in it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: range(of: item).upperBound, level: level(of: item))
  }

  /// Inserts the items of a snapshot before another one.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot, at: range(of: item).lowerBound, level: level(of: item))
  }

  /// Inserts the items of a snapshot after another one and those in it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot, at: range(of: item).upperBound, level: level(of: item))
  }

  /// Replaces the items in one by those of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    remove(range(of: parent).dropFirst())
    insert(snapshot, at: range(of: parent).upperBound, level: level(of: parent) + 1)
  }

  private mutating func insert(_ new: [ItemIdentifierType], at index: Int, level: Int) {
    for item in new {
      guard levels.updateValue(level, forKey: item) == nil else {
        fatalError("The item \(item) is in the snapshot already.")
      }
    }
    items.insert(contentsOf: new, at: index)
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at index: Int, level: Int
  ) {
    insert(snapshot.items, at: index, level: level)
    for (item, own) in snapshot.levels { levels[item] = level + own }
    expanded.formUnion(snapshot.expanded)
  }

  /// Deletes items with those in them. Those that are not there are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { remove(range(of: item)) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  private mutating func remove(_ range: Range<Int>) {
    for item in items[range] {
      levels[item] = nil
      expanded.remove(item)
    }
    items.removeSubrange(range)
  }

  /// Shows the items in some. Those that are not there are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  /// Hides the items in some.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

/// Decides whether items may be expanded and collapsed, and is notified when they are.
public struct _SectionSnapshotHandlers<ItemIdentifierType> {
  /// Returns whether an item may be expanded; all may without it.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// Called before an item is expanded.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// Returns whether an item may be collapsed; all may without it.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// Called before an item is collapsed.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?

  /// Creates handlers that allow all.
  public init() {}
}
