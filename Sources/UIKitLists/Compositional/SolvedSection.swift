// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

/// A section with all its elements placed, in the coordinates of the collection's contents.
@MainActor
final class SolvedSection {
  let section: NSCollectionLayoutSection
  /// The rectangle of the section with its headers and footers.
  private(set) var frame: CGRect
  /// The rectangle of its groups, with the insets.
  private(set) var contents: CGRect
  /// The size of its groups, which is larger than `contents` if the section scrolls.
  let contentSize: CGSize
  /// The headers and footers, each with the item that describes it.
  private(set) var bars:
    [(
      item: NSCollectionLayoutBoundarySupplementaryItem,
      attributes: UICollectionViewLayoutAttributes
    )] =
      []
  /// The views behind the items.
  private(set) var decorations: [UICollectionViewLayoutAttributes] = []
  let solver: SectionSolver

  var isScrolled: Bool { section.orthogonalScrollingBehavior != .none }

  /// Places the elements of a section.
  ///
  /// - Parameters:
  ///   - origin: The start of the section.
  ///   - size: The size of the container without the insets of the collection.
  ///   - preferred: The sizes that the contents of elements have determined.
  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, at origin: CGPoint,
    in size: CGSize, isVertical: Bool, _ traits: UITraitCollection,
    preferred: @escaping (String?, IndexPath) -> CGSize?
  ) {
    self.section = section
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var solver = SectionSolver(
      section, index: index, count: count, in: inner, traits, preferred: { preferred(nil, $0) })
    let isScrolled = section.orthogonalScrollingBehavior != .none
    let used = solver.solve(isVertical: isVertical != isScrolled)
    contentSize = used
    self.solver = solver
    let shown = CGSize(
      width: isVertical ? size.width : used.width, height: isVertical ? used.height : size.height)
    contents = CGRect(origin: origin, size: shown)
    contents.origin.y += section.topPadding
    frame = CGRect(
      x: origin.x, y: origin.y, width: shown.width, height: shown.height + section.topPadding)
    addBars(index, section.supplementariesFollowContentInsets ? insets : .zero, size, preferred)
    for element in solver.items + solver.badges {
      element.isInScroller = isScrolled
      element.frame = element.frame.offsetBy(dx: contents.minX, dy: contents.minY)
    }
    for item in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      let insets = item.contentInsets
      attributes.frame = CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: max(0, frame.width - insets.leading - insets.trailing),
        height: max(0, frame.height - insets.top - insets.bottom))
      attributes.zIndex = item.zIndex - 1
      decorations.append(attributes)
    }
    if let list = section.list { list.mark(solver.items) }
  }

  private func addBars(
    _ index: Int, _ insets: NSDirectionalEdgeInsets, _ size: CGSize,
    _ preferred: (String?, IndexPath) -> CGSize?
  ) {
    let container = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing), height: size.height)
    for item in section.boundarySupplementaryItems {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      var length = item.layoutSize.size(in: container)
      let own = preferred(item.elementKind, attributes.indexPath)
      let (isWide, isHigh) = (
        item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated
      )
      if isWide, let own { length.width = own.width }
      if isHigh, let own { length.height = own.height }
      (attributes.hasEstimatedWidth, attributes.hasEstimatedHeight) = (
        isWide && own == nil, isHigh && own == nil
      )
      attributes.zIndex = item.zIndex
      extend(by: length, item)
      attributes.frame = CGRect(origin: .zero, size: length)
      bars.append((item, attributes))
    }
    for (item, attributes) in bars {
      attributes.frame.origin = origin(of: item, attributes.size, insets)
    }
  }

  /// Makes the section larger by a header or footer.
  private func extend(by size: CGSize, _ item: NSCollectionLayoutBoundarySupplementaryItem) {
    guard item.extendsBoundary else { return }
    let unit = item.alignment.unit
    if unit.y < 0 {
      contents.origin.y += size.height
      frame.size.height += size.height
    } else if unit.y > 0 {
      frame.size.height += size.height
    } else if unit.x < 0 {
      contents.origin.x += size.width
      frame.size.width += size.width
    } else if unit.x > 0 {
      frame.size.width += size.width
    }
  }

  private func origin(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) -> CGPoint {
    let unit = item.alignment.unit
    let (low, high) = (frame.minX + insets.leading, frame.maxX - insets.trailing)
    let x = unit.x < 0 ? low : unit.x > 0 ? high - size.width : (low + high - size.width) / 2
    let y =
      unit.y < 0
      ? frame.minY + section.topPadding
      : unit.y > 0 ? frame.maxY - size.height : frame.midY - size.height / 2
    return CGPoint(x: x + item.offset.x, y: y + item.offset.y)
  }

  /// The items and badges whose groups reach into a rectangle, which is in the coordinates of `contents`
  /// before it has been scrolled.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    let local = rect.offsetBy(dx: -contents.minX, dy: -contents.minY)
    for group in solver.groups where group.frame.overlaps(local) {
      result += solver.items[group.items].filter { $0.frame.overlaps(rect) || isScrolled }
    }
    return result + solver.badges.filter { $0.frame.overlaps(rect) }
  }

  /// The headers and footers, where they are for a visible rectangle of the collection.
  func placedBars(visible: CGRect) -> [UICollectionViewLayoutAttributes] {
    bars.map { item, attributes in
      guard item.pinToVisibleBounds,
        let pinned = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return attributes }
      let unit = item.alignment.unit
      if unit.y < 0 {
        let lowest = max(attributes.frame.minY, frame.maxY - attributes.frame.height)
        pinned.frame.origin.y = min(max(attributes.frame.minY, visible.minY), lowest)
      } else if unit.y > 0 {
        let highest = min(attributes.frame.minY, frame.minY)
        pinned.frame.origin.y = max(
          min(attributes.frame.minY, visible.maxY - attributes.frame.height), highest)
      } else if unit.x < 0 {
        let last = max(attributes.frame.minX, frame.maxX - attributes.frame.width)
        pinned.frame.origin.x = min(max(attributes.frame.minX, visible.minX), last)
      }
      pinned.zIndex += 10
      return pinned
    }
  }
}
