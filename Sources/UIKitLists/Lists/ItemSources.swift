// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

/// The indices of the items of a list before changes, by their indices after them.
///
/// It stores the changes, not the items, so that a change of a long list costs what one of a short list does.
package struct ItemSources {
  /// The source of a section: its items, but for those that the changes remove, are those of the new section, but for
  /// those that they add.
  private struct Section {
    var source: Int
    /// In ascending order.
    var removed: [Int]
    /// In ascending order.
    var added: [Int]
    var count: Int
  }

  private var sections: [Int: Section] = [:]
  private var targetSections: [Int: Int] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private var targets: [IndexPath: IndexPath] = [:]

  package init() {}

  /// Adds that an item was elsewhere.
  package mutating func move(from source: IndexPath, to target: IndexPath) {
    moved[target] = source
    targets[source] = target
  }

  /// Adds that a section has the items of an earlier one in the same order.
  ///
  /// - Parameter removed: Items of the earlier section that are not, or that `move` adds.
  /// - Parameter added: Items of the new section that are not from it, or that `move` adds.
  /// - Parameter count: The number of items of the new section.
  package mutating func keep(
    _ source: Int, as target: Int, removed: [Int], added: [Int], count: Int
  ) {
    sections[target] = Section(
      source: source, removed: removed.sorted(), added: added.sorted(), count: count)
    targetSections[source] = target
  }

  /// The item before the changes; nil for one that is inserted.
  package subscript(target: IndexPath) -> IndexPath? {
    if let source = moved[target] { return source }
    guard let section = sections[target.section], target.row < section.count,
      let kept = Self.rank(target.row, section.added)
    else { return nil }
    return IndexPath(row: Self.place(kept, section.removed), section: section.source)
  }

  /// The item after the changes; nil for one that is deleted.
  package func target(of source: IndexPath) -> IndexPath? {
    if let target = targets[source] { return target }
    guard let number = targetSections[source.section], let section = sections[number],
      let kept = Self.rank(source.row, section.removed),
      case let row = Self.place(kept, section.added), row < section.count
    else { return nil }
    return IndexPath(row: row, section: number)
  }

  /// The items that a section adds and its source removes; nil for a section without a source.
  func changes(of target: Int) -> (source: Int, removed: [Int], added: [Int])? {
    sections[target].map { ($0.source, $0.removed, $0.added) }
  }

  /// All items that are not inserted.
  package var all: [IndexPath: IndexPath] {
    var all = moved
    for (number, section) in sections {
      for row in 0..<section.count {
        let path = IndexPath(row: row, section: number)
        all[path] = self[path]
      }
    }
    return all
  }

  /// The number of indices before one that are not in an ascending list; nil if it is in the list itself.
  private static func rank(_ index: Int, _ excluded: [Int]) -> Int? {
    let position = excluded.partitioningIndex { $0 >= index }
    if position < excluded.count, excluded[position] == index { return nil }
    return index - position
  }

  /// The index before which there is a number of indices that are not in an ascending list, and that is not in it.
  private static func place(_ rank: Int, _ excluded: [Int]) -> Int {
    rank + excluded.indices.partitioningIndex { excluded[$0] - $0 > rank }
  }
}
