// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

/// The properties of a compositional layout that apply to all sections.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which sections follow each other; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between two sections, in points; 0 by default.
  public var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration.
  public init() {}
}

/// The section with an index; nil ends the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Places the items of each section by groups, which nest.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The properties that apply to all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [SolvedSection] = []
  /// The headers and footers of the whole layout.
  private var bars:
    [(
      item: NSCollectionLayoutBoundarySupplementaryItem,
      attributes: UICollectionViewLayoutAttributes
    )] =
      []
  private var size = CGSize.zero
  /// The color that the collection gets; nil to leave it as it is.
  var background: UIColor?
  private var container = CGSize.zero
  private var preferred: [ElementKey: CGSize] = [:]
  private var scrollers: [Int: OrthogonalScrollView] = [:]

  private struct ElementKey: Hashable {
    /// Nil for items.
    var kind: String?
    var path: IndexPath
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  /// Creates a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections a closure makes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  /// Creates a layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Placing

  open override func prepare() {
    guard let view = collectionView else { return }
    if let background {
      view.backgroundColor = background
      self.background = nil
    }
    let inset = view.adjustedContentInset
    let new = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    if isVertical ? new.width != container.width : new.height != container.height {
      preferred = [:]
    }
    container = new
    var end: CGFloat = 0
    bars = []
    addBars(before: true, &end)
    sections = []
    let environment = LayoutEnvironment(container, view.traitCollection)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else {
        fatalError("The provider of a compositional layout has no section \(index).")
      }
      if index > 0 { end += configuration.interSectionSpacing }
      let solved = SolvedSection(
        section, index: index, count: view.numberOfItems(inSection: index),
        at: isVertical ? CGPoint(x: 0, y: end) : CGPoint(x: end, y: 0), in: container,
        isVertical: isVertical, view.traitCollection
      ) { [unowned self] in preferred[ElementKey(kind: $0, path: $1)] }
      sections.append(solved)
      end = isVertical ? solved.frame.maxY : solved.frame.maxX
    }
    addBars(before: false, &end)
    size =
      isVertical
      ? CGSize(width: container.width, height: end) : CGSize(width: end, height: container.height)
    updateScrollers()
  }

  /// Adds the headers or the footers of the whole layout.
  private func addBars(before: Bool, _ end: inout CGFloat) {
    for (index, item) in configuration.boundarySupplementaryItems.enumerated() {
      let unit = item.alignment.unit
      let isBefore = isVertical ? unit.y <= 0 : unit.x < 0
      guard isBefore == before else { continue }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: index))
      var size = item.layoutSize.size(in: container)
      let own = preferred[ElementKey(kind: item.elementKind, path: attributes.indexPath)]
      if item.layoutSize.heightDimension.isEstimated {
        attributes.hasEstimatedHeight = own == nil
        if let own { size.height = own.height }
      }
      attributes.frame = CGRect(
        x: (isVertical ? (container.width - size.width) / 2 * (1 + unit.x) : end) + item.offset.x,
        y: (isVertical ? end : (container.height - size.height) / 2 * (1 + unit.y)) + item.offset.y,
        width: size.width, height: size.height)
      attributes.zIndex = item.zIndex
      bars.append((item, attributes))
      if item.extendsBoundary { end += isVertical ? size.height : size.width }
    }
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let inset = view.adjustedContentInset
    return newBounds.width - inset.left - inset.right != container.width
      || newBounds.height - inset.top - inset.bottom != container.height
  }

  // MARK: Elements

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result = bars.map { placed($0.item, $0.attributes) }.filter { $0.frame.overlaps(rect) }
    for (index, section) in sections.enumerated() where section.frame.overlaps(rect) {
      result += section.placedBars(visible: visible).filter { $0.frame.overlaps(rect) }
      result += section.decorations.filter { $0.frame.overlaps(rect) }
      result += section.isScrolled ? scrolledElements(index) : elements(section, in: rect)
    }
    return result
  }

  /// The visible rectangle of the collection, without its insets.
  private var visible: CGRect {
    guard let view = collectionView else { return .zero }
    let inset = view.adjustedContentInset
    return CGRect(
      x: view.bounds.minX + inset.left, y: view.bounds.minY + inset.top, width: container.width,
      height: container.height)
  }

  private func placed(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard item.pinToVisibleBounds, isVertical,
      let pinned = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let top = item.alignment.unit.y <= 0
    pinned.frame.origin.y =
      top
      ? max(attributes.frame.minY, visible.minY)
      : min(attributes.frame.minY, visible.maxY - attributes.frame.height)
    pinned.zIndex += 20
    return pinned
  }

  private func elements(
    _ section: SolvedSection, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let found = section.elements(in: rect)
    guard let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView
    else { return found }
    let copies = found.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    handler(copies, view.contentOffset, LayoutEnvironment(container, view.traitCollection))
    return copies
  }

  /// The visible elements of a section that scrolls, where they have been scrolled to.
  private func scrolledElements(_ index: Int) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    guard let view = collectionView, let scroller = scrollers[index] else { return [] }
    let offset = scroller.contentOffset
    let shown = section.contents.offsetBy(dx: offset.x, dy: offset.y)
    let copies = section.elements(in: shown).compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    if let handler = section.section.visibleItemsInvalidationHandler {
      // Handlers see the coordinates of the contents that are scrolled.
      let origin = section.contents.origin
      for copy in copies { copy.frame = copy.frame.offsetBy(dx: -origin.x, dy: -origin.y) }
      handler(
        copies, offset,
        LayoutEnvironment(
          CGSize(
            width: isVertical ? container.width : section.contents.width,
            height: isVertical ? section.contents.height : container.height), view.traitCollection,
          insets: section.section.contentInsets))
      for copy in copies { copy.frame = copy.frame.offsetBy(dx: origin.x, dy: origin.y) }
    }
    for copy in copies { copy.frame = copy.frame.offsetBy(dx: -offset.x, dy: -offset.y) }
    return copies
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard section.solver.items.indices.contains(indexPath.item) else { return nil }
    let item = section.solver.items[indexPath.item]
    guard section.isScrolled, let offset = scrollers[indexPath.section]?.contentOffset,
      let copy = item.copy() as? UICollectionViewLayoutAttributes
    else { return item }
    copy.frame = copy.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    return copy
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let bar = bars.first(where: {
      $0.item.elementKind == elementKind && $0.attributes.indexPath == indexPath
    }) {
      return placed(bar.item, bar.attributes)
    }
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return (section.placedBars(visible: visible) + section.solver.badges).first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  // MARK: Sizes by contents

  override func itemsReloaded() { preferred = [:] }

  override func itemsMoved(_ sources: ItemSources) {
    var moved: [ElementKey: CGSize] = [:]
    for (key, size) in preferred where key.kind == nil {
      if let target = sources.target(of: key.path) {
        moved[ElementKey(kind: nil, path: target)] = size
      }
    }
    preferred = moved
  }

  override func setPreferredSize(
    _ size: CGSize, of element: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferred[ElementKey(kind: element.representedElementKind, path: element.indexPath)] = size
    return true
  }

  // MARK: Scrolling sections

  private func updateScrollers() {
    guard let view = collectionView else { return }
    for (index, scroller) in scrollers
    where !sections.indices.contains(index) || !sections[index].isScrolled {
      scroller.removeFromSuperview()
      scrollers[index] = nil
    }
    for (index, section) in sections.enumerated() where section.isScrolled {
      let isNew = scrollers[index] == nil
      let scroller = scrollers[index] ?? OrthogonalScrollView(in: view)
      scrollers[index] = scroller
      if scroller.superview !== view { view.insertSubview(scroller, at: 0) }
      update(scroller, section, isNew)
    }
  }

  private func update(
    _ scroller: OrthogonalScrollView, _ section: SolvedSection, _ isNew: Bool
  ) {
    let behavior = section.section.orthogonalScrollingBehavior
    let isHorizontal = isVertical
    if scroller.frame != section.contents { scroller.frame = section.contents }
    scroller.contentSize = section.contentSize
    (scroller.behavior, scroller.isHorizontal) = (behavior, isHorizontal)
    scroller.isPagingEnabled = behavior == .paging
    scroller.groups = section.solver.groups.map {
      isHorizontal ? ($0.frame.minX, $0.frame.width) : ($0.frame.minY, $0.frame.height)
    }
    guard behavior == .groupPagingCentered, let first = scroller.groups.first,
      let last = scroller.groups.last
    else { return }
    // Space for the first and the last group to be in the middle.
    let length = isHorizontal ? section.contents.width : section.contents.height
    let end = isHorizontal ? section.contentSize.width : section.contentSize.height
    let before = max(0, (length - first.length) / 2 - first.start)
    let after = max(0, (length - last.length) / 2 - (end - last.start - last.length))
    let insets =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    if scroller.contentInset != insets { scroller.contentInset = insets }
    if isNew {
      let start = first.start - (length - first.length) / 2
      scroller.contentOffset =
        isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
    }
  }

  override func detach(from view: UICollectionView) {
    super.detach(from: view)
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    scrollers = [:]
  }

  override func scroller(for element: UICollectionViewLayoutAttributes) -> UIScrollView? {
    element.isInScroller ? scrollers[element.indexPath.section] : nil
  }

  override func scrollScroller(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    guard sections.indices.contains(indexPath.section), let scroller = scrollers[indexPath.section],
      sections[indexPath.section].solver.items.indices.contains(indexPath.item)
    else { return false }
    let section = sections[indexPath.section]
    let item = section.solver.items[indexPath.item].frame
      .offsetBy(dx: -section.contents.minX, dy: -section.contents.minY)
    var offset = scroller.contentOffset
    if isVertical {
      if position.contains(.left) { offset.x = item.minX - section.section.contentInsets.leading }
      if position.contains(.right) { offset.x = item.maxX - scroller.bounds.width }
      if position.contains(.centeredHorizontally) {
        offset.x = item.midX - scroller.bounds.width / 2
      }
      let most = scroller.contentSize.width + scroller.contentInset.right - scroller.bounds.width
      offset.x = max(-scroller.contentInset.left, min(offset.x, most))
    } else {
      if position.contains(.top) { offset.y = item.minY - section.section.contentInsets.top }
      if position.contains(.bottom) { offset.y = item.maxY - scroller.bounds.height }
      if position.contains(.centeredVertically) {
        offset.y = item.midY - scroller.bounds.height / 2
      }
      let most = scroller.contentSize.height + scroller.contentInset.bottom - scroller.bounds.height
      offset.y = max(-scroller.contentInset.top, min(offset.y, most))
    }
    scroller.setContentOffset(offset, animated: animated)
    if let view = collectionView, !view.bounds.overlaps(section.contents) {
      view.scrollRectToVisible(section.contents, animated: animated)
    }
    return true
  }
}
