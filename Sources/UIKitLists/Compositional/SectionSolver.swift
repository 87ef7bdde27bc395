// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Places the items of a section by its group.
@MainActor
struct SectionSolver {
  private let section: NSCollectionLayoutSection
  private let index: Int
  private let count: Int
  /// The size in which groups are placed, without the section's insets.
  private let container: CGSize
  private let traits: UITraitCollection
  /// The sizes that the contents of items have determined.
  private let preferred: (IndexPath) -> CGSize?
  /// The next item.
  private var next = 0

  /// The items, in the coordinates of the section's contents.
  private(set) var items: [UICollectionViewLayoutAttributes] = []
  /// The badges of items and groups.
  private(set) var badges: [UICollectionViewLayoutAttributes] = []
  /// The groups in order: their rectangles, and their items.
  private(set) var groups: [(frame: CGRect, items: Range<Int>)] = []

  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, in container: CGSize,
    _ traits: UITraitCollection, preferred: @escaping (IndexPath) -> CGSize?
  ) {
    (self.section, self.index, self.count) = (section, index, count)
    (self.container, self.traits, self.preferred) = (container, traits, preferred)
  }

  /// Places all groups. Returns the size that they take up, with the insets.
  ///
  /// - Parameter isVertical: Whether the groups follow each other downwards.
  mutating func solve(isVertical: Bool) -> CGSize {
    let insets = section.contentInsets
    var end: CGFloat = 0
    var breadth: CGFloat = 0
    while next < count {
      let first = next
      let start = groups.isEmpty ? 0 : end + section.interGroupSpacing
      let origin = CGPoint(
        x: insets.leading + (isVertical ? 0 : start), y: insets.top + (isVertical ? start : 0))
      let size = layOut(section.group, in: container, at: origin, fixed: (nil, nil))
      // A group without a slot for an item would be repeated endlessly.
      guard next > first else { break }
      groups.append((CGRect(origin: origin, size: size), first..<next))
      end = start + (isVertical ? size.height : size.width)
      breadth = max(breadth, isVertical ? size.width : size.height)
    }
    let size =
      isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// Places an item or a group. Returns its size.
  ///
  /// - Parameter fixed: The lengths that replace those of the item; nil for its own.
  private mutating func layOut(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint,
    fixed: (width: CGFloat?, height: CGFloat?)
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    if let width = fixed.width { size.width = width }
    if let height = fixed.height { size.height = height }
    let isWide = fixed.width == nil && item.layoutSize.widthDimension.isEstimated
    let isHigh = fixed.height == nil && item.layoutSize.heightDimension.isEstimated
    if let group = item as? NSCollectionLayoutGroup {
      return layOut(group, size, at: origin, isWide, isHigh)
    }
    guard next < count else { return size }
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: index))
    next += 1
    let own = isWide || isHigh ? preferred(attributes.indexPath) : nil
    if isWide, let own { size.width = own.width }
    if isHigh, let own { size.height = own.height }
    (attributes.hasEstimatedWidth, attributes.hasEstimatedHeight) = (
      isWide && own == nil, isHigh && own == nil
    )
    let insets = item.contentInsets
    let (x, y) = (
      isWide ? (0, 0) : (insets.leading, insets.trailing),
      isHigh ? (0, 0) : (insets.top, insets.bottom)
    )
    attributes.frame = CGRect(
      x: origin.x + x.0, y: origin.y + y.0, width: max(0, size.width - x.0 - x.1),
      height: max(0, size.height - y.0 - y.1))
    items.append(attributes)
    addBadges(of: item, attributes.indexPath, on: attributes.frame)
    return size
  }

  private mutating func addBadges(
    of item: NSCollectionLayoutItem, _ path: IndexPath, on frame: CGRect
  ) {
    for badge in item.supplementaryItems {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: badge.elementKind, with: path)
      attributes.frame = badge.frame(on: frame)
      attributes.zIndex = badge.zIndex
      badges.append(attributes)
    }
  }

  private mutating func layOut(
    _ group: NSCollectionLayoutGroup, _ proposed: CGSize, at origin: CGPoint, _ isWide: Bool,
    _ isHigh: Bool
  ) -> CGSize {
    let insets = group.contentInsets
    let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let inner = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, proposed.width - across), height: max(0, proposed.height - along))
    var size = proposed
    let first = next
    switch group.arrangement {
    case .line(let isVertical, let subitems, let number):
      guard !subitems.isEmpty else { return size }
      let used = GroupLine(
        isVertical: isVertical, subitems: subitems, number: number,
        spacing: group.interItemSpacing, inner: inner, grows: isVertical ? isHigh : isWide
      ).layOut(&self)
      if isWide { size.width = used.width + across }
      if isHigh { size.height = used.height + along }
    case .custom(let provider):
      for one in provider(LayoutEnvironment(inner.size, traits)) where next < count {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: next, section: index))
        next += 1
        attributes.frame = one.frame.offsetBy(dx: inner.minX, dy: inner.minY)
        attributes.zIndex = one.zIndex
        items.append(attributes)
      }
    }
    if next > first {
      addBadges(
        of: group, IndexPath(item: first, section: index), on: CGRect(origin: origin, size: size))
    }
    return size
  }
}

extension SectionSolver {
  /// The subitems of a group in a direction.
  @MainActor
  fileprivate struct GroupLine {
    let isVertical: Bool
    let subitems: [NSCollectionLayoutItem]
    let number: Int?
    let spacing: NSCollectionLayoutSpacing?
    let inner: CGRect
    /// Whether the contents determine the length of the group.
    let grows: Bool

    /// A part of the line: what has been placed for one subitem.
    private struct Piece {
      var items: Range<Int>
      var badges: Range<Int>
      var groupSize: CGSize
      var edges: NSCollectionLayoutEdgeSpacing?
    }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// Places the subitems, and returns the size that they take up.
    func layOut(_ solver: inout SectionSolver) -> CGSize {
      var pieces: [Piece] = []
      var nominal: CGFloat = 0
      let gap = spacing?.spacing ?? 0
      let share = number.map { (length(inner.size) - gap * CGFloat($0 - 1)) / CGFloat($0) }
      while solver.next < solver.count, pieces.count < number ?? .max {
        let item = subitems[pieces.count % subitems.count]
        let fixed = grows ? nil : share.map { max(0, $0) }
        if number == nil {
          let (start, end) = item.edgeSpacing?.ends(isVertical: isVertical) ?? (nil, nil)
          let own =
            length(item.layoutSize.size(in: inner.size)) + (start?.spacing ?? 0)
            + (end?.spacing ?? 0)
          let needed = nominal + (pieces.isEmpty ? 0 : gap) + own
          let isFirstPass = pieces.count < subitems.count
          if !pieces.isEmpty, needed > length(inner.size) + 0.01, !(grows && isFirstPass) { break }
          if !isFirstPass, nominal <= 0 { break }
          nominal = needed
        }
        let (firstItem, firstBadge) = (solver.items.count, solver.badges.count)
        let size = solver.layOut(
          item, in: inner.size, at: inner.origin,
          fixed: isVertical ? (nil, fixed) : (fixed, nil))
        pieces.append(
          Piece(
            items: firstItem..<solver.items.count, badges: firstBadge..<solver.badges.count,
            groupSize: size, edges: item.edgeSpacing))
      }
      return place(pieces, &solver)
    }

    /// Moves the parts, which are all at the start, to their positions.
    private func place(_ pieces: [Piece], _ solver: inout SectionSolver) -> CGSize {
      // The gaps before each part and after the last one: their least lengths and flexible parts.
      var gaps = Array(repeating: (length: CGFloat(0), flexible: 0), count: pieces.count + 1)
      func add(_ spacing: NSCollectionLayoutSpacing?, _ index: Int) {
        guard let spacing else { return }
        gaps[index].length += spacing.spacing
        if spacing.isFlexibleSpacing { gaps[index].flexible += 1 }
      }
      for (index, piece) in pieces.enumerated() {
        let ends = piece.edges?.ends(isVertical: isVertical) ?? (start: nil, end: nil)
        add(ends.start, index)
        add(ends.end, index + 1)
        if index > 0 { add(spacing, index) }
      }
      let used = pieces.reduce(0) { $0 + length($1.groupSize) } + gaps.reduce(0) { $0 + $1.length }
      let flexible = gaps.reduce(0) { $0 + $1.flexible }
      let free = grows ? 0 : max(0, length(inner.size) - used)
      let part = flexible > 0 ? free / CGFloat(flexible) : 0
      var position: CGFloat = 0
      var widest: CGFloat = 0
      for (index, piece) in pieces.enumerated() {
        position += gaps[index].length + part * CGFloat(gaps[index].flexible)
        let across = piece.edges?.ends(isVertical: !isVertical) ?? (start: nil, end: nil)
        let least = (across.start?.spacing ?? 0) + (across.end?.spacing ?? 0)
        let rest = max(0, breadth(inner.size) - breadth(piece.groupSize) - least)
        var shift = across.start?.spacing ?? 0
        if across.start?.isFlexibleSpacing == true {
          shift += across.end?.isFlexibleSpacing == true ? rest / 2 : rest
        }
        let (dx, dy) = isVertical ? (shift, position) : (position, shift)
        solver.move(piece.items, piece.badges, dx, dy)
        position += length(piece.groupSize)
        widest = max(widest, breadth(piece.groupSize) + least)
      }
      return isVertical
        ? CGSize(width: widest, height: used) : CGSize(width: used, height: widest)
    }
  }

  private func move(_ items: Range<Int>, _ badges: Range<Int>, _ dx: CGFloat, _ dy: CGFloat) {
    guard dx != 0 || dy != 0 else { return }
    for item in self.items[items] { item.frame = item.frame.offsetBy(dx: dx, dy: dy) }
    for badge in self.badges[badges] { badge.frame = badge.frame.offsetBy(dx: dx, dy: dy) }
  }
}
