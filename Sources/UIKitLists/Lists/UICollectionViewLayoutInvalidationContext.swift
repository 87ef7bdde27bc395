// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The invalid parts of a collection's layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
  /// Whether all of the layout is invalid, as it is here in any case.
  open private(set) var invalidateEverything = false
  /// Whether the numbers of items are invalid, too.
  open private(set) var invalidateDataSourceCounts = false
  /// The items that are invalid; nil for all.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The change of the offset of the contents, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the size of the contents. No effect: the size is that of the layout.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context.
  public required init() {}

  /// Notes items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Notes headers and footers that are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {}
  /// Notes decorations that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// The invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again, as it is here in any case.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are placed again, as they are here in any case.
  open var invalidateFlowLayoutAttributes = true
}
