// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The views of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// A position in the collection, from 0.
  public typealias Index = Int
  /// A part of the views.
  public typealias SubSequence = LayoutSubviews

  private var subviews: [LayoutSubview]

  @MainActor
  init(_ elements: [ViewCore.Element], _ placements: SubviewPlacements?) {
    subviews = elements.enumerated().map { index, element in
      LayoutSubview(element: element, index: index, placements: placements)
    }
  }

  private init(_ subviews: [LayoutSubview]) {
    self.subviews = subviews
  }

  /// The index of the first view: 0, also in a part of the views.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views in a range, with indices from 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds])) }

  /// The views at the given indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] })
  }

  /// The elements of the views.
  package var elements: [ViewCore.Element] { subviews.map(\.element) }

  /// Stores the placements that a built-in layout has computed for all views.
  @MainActor
  package func place(_ placements: [ElementPlacement], in bounds: CGRect) {
    for (subview, placement) in zip(subviews, placements) {
      var placement = placement
      placement.origin.x += bounds.origin.x
      placement.origin.y += bounds.origin.y
      subview.placements?.set(placement, at: subview.index)
    }
  }
}
