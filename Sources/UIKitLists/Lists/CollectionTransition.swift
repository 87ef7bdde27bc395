// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Changes of the items of a collection while they are animated.
@MainActor
struct CollectionTransition {
  /// The indices of items and sections before the changes, keyed by their indices after them.
  var sources: ListUpdates.Sources
  /// The attributes of items before the changes, keyed by their indices at that time.
  var old: [IndexPath: UICollectionViewLayoutAttributes]
  /// The changes that the layout is told of.
  var items: [UICollectionViewUpdateItem]
  /// Whether the layout knows of the changes.
  var isPrepared = false
  /// The cells of items that the changes move out of the visible area.
  var departing: [(path: IndexPath, cell: UICollectionViewCell)] = []
}

/// A change of an item or a section of a collection.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  /// The item before all changes; nil if it is inserted. The index of a section's item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The item after all changes; nil if it is deleted. The index of a section's item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }

  /// The changes as layouts get them.
  static func all(
    of updates: ListUpdates, _ sources: ListUpdates.Sources
  ) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var result: [UICollectionViewUpdateItem] = []
    result += updates.deletedSections.sorted().map {
      UICollectionViewUpdateItem(.delete, before: section($0))
    }
    result += updates.deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0) }
    result += updates.insertedSections.sorted().map {
      UICollectionViewUpdateItem(.insert, after: section($0))
    }
    result += updates.inserted.sorted().map { UICollectionViewUpdateItem(.insert, after: $0) }
    result += updates.movedSections.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, before: section($0.key), after: section($0.value))
    }
    result += updates.moved.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value)
    }
    result += updates.reloaded.sorted().map {
      UICollectionViewUpdateItem(.reload, before: $0, after: sources.items.target(of: $0))
    }
    return result
  }
}
