// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The items of a section as a tree of unique identifiers. The children of expanded items are shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items in depth-first order: each one is followed by its descendants.
  public private(set) var items: [ItemIdentifierType] = []
  private var levels: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { items.filter { levels[$0] == 0 } }

  /// The items whose ancestors are all expanded.
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

  /// Returns whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }

  /// Returns whether all ancestors of an item are expanded; false if there is no such item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var outer = parent(of: item)
    while let current = outer {
      if !expanded.contains(current) { return false }
      outer = parent(of: current)
    }
    return true
  }

  /// Returns whether the children of an item are shown; false if there is no such item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns the number of ancestors of an item. Ends the program if there is no such item.
  public func level(of item: ItemIdentifierType) -> Int {
    guard let level = levels[item] else { missing(item) }
    return level
  }

  /// Returns the index of an item in `items`; nil if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the parent of an item; nil for a root item, and if there is no such item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    let level = level(of: child)
    return items[..<index].last { levels[$0] == level - 1 }
  }

  /// Returns the descendants of an item, with or without the item itself. Ends the program if there is no such item.
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

  /// Returns the indexes of an item and its descendants.
  private func range(of item: ItemIdentifierType) -> Range<Int> {
    guard let index = index(of: item) else { missing(item) }
    let level = level(of: item)
    let end = items[(index + 1)...].firstIndex { self.level(of: $0) <= level }
    return index..<(end ?? items.count)
  }

  // MARK: Changes

  /// Appends items to the children of an item; to the root items without a parent. Ends the program if the snapshot
  /// already has one of the items, or lacks the parent.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: self.items.count, level: 0) }
    insert(items, at: range(of: parent).upperBound, level: level(of: parent) + 1)
  }

  /// Inserts items before another one, with the same parent. Ends the program if the snapshot already has one of the
  /// items, or lacks the other one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: range(of: item).lowerBound, level: level(of: item))
  }

  /// Inserts items after another one and its descendants, with the same parent. Ends the program if the snapshot
  /// already has one of the items, or lacks the other one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: range(of: item).upperBound, level: level(of: item))
  }

  /// Inserts the items of a snapshot before an item; otherwise as `insert(_:before:)` for items.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot, at: range(of: item).lowerBound, level: level(of: item))
  }

  /// Inserts the items of a snapshot after an item and its descendants; otherwise as `insert(_:after:)` for items.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot, at: range(of: item).upperBound, level: level(of: item))
  }

  /// Replaces the descendants of an item by the items of a snapshot. Ends the program if there is no such item.
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

  /// Deletes items with their descendants. Unknown items are ignored.
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

  /// Expands items, so that their children are shown. Unknown items are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  /// Collapses items, so that their children are hidden. Unknown items are ignored.
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
