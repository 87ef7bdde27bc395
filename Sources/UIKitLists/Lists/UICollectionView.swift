// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import UIKitMenus
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Items in sections, placed by a layout, of which only those visible have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// Where an item is after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The object with the numbers of items, and their views; nil for none, and thus no items. Setting it reloads all.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that places the items. Setting it moves them at once, or animated in an animation block.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.detach(from: self)
      collectionViewLayout.collectionView = self
      layoutChanged()
    }
  }
  /// A view behind the items that fills the collection; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether taps select items; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected at the same time; false by default.
  open var allowsMultipleSelection = false
  var supplements = CollectionSupplements()
  private var makers: [String: (CGRect) -> UICollectionViewCell] = [:]
  /// The frame of the item whose view is being made.
  private var madeFrame = CGRect.zero
  private var pool: [String: [UICollectionViewCell]] = [:]
  /// The view that the data source gets again; nil while it makes others.
  private var reconfigured: UICollectionViewCell?
  /// The views of the visible items.
  var shown: [IndexPath: UICollectionViewCell] = [:]
  /// The numbers of items of the sections; nil before they are loaded.
  var counts: [Int]?
  private var isPrepared = false
  private var laidOut = (bounds: CGRect.null, inset: UIEdgeInsets.zero)
  var selection: Set<IndexPath> = []
  /// The item that a touch highlights; nil for none.
  var highlighted: IndexPath?
  /// The item that the user moves; nil for none.
  var movement: ListMovement<UICollectionViewCell>?
  /// The changes since the beginning of a batch; nil outside.
  var updates: ListUpdates?
  /// The number of batches that have not ended yet.
  var updateDepth = 0
  /// The attributes before the changes that are being animated; nil outside of changes.
  var transition: CollectionTransition?
  /// The swipes of the rows of lists; nil if no row has buttons.
  var swipe: RowSwipe?
  /// The context menus of the items.
  private lazy var menus = ListMenus(self)
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// Creates an empty collection at a frame in the superview.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    collectionViewLayout.collectionView = self
    backgroundColor = .systemBackground
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(method: UICollectionView.tap, "tap"))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
    addInteraction(menus.interaction)
    for recognizer in gestureRecognizers ?? [] { recognizer.isInternal = true }
  }

  /// Creates a collection with a flow layout. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    decode(coder, by: UICollectionView.self)
  }

  // MARK: Items

  /// Registers the class of the views that `dequeueReusableCell(withReuseIdentifier:for:)` makes for an identifier; nil
  /// removes it.
  open func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    makers[identifier] = cellClass.map { type in { type.init(frame: $0) } }
  }

  /// Registers a function that makes the items of a reuse identifier; nil removes it.
  package func register(_ identifier: String, _ make: (() -> UICollectionViewCell)?) {
    makers[identifier] = make.map { make in { _ in make() } }
  }

  func hasRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Configures the view of an item again: the data source is asked for it, and gets the same view.
  func reconfigure(_ path: IndexPath) {
    guard let cell = shown[path] else { return }
    reconfigured = cell
    let made = dataSource?.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    if let made, made !== cell {
      release(cell, path)
      shown[path] = made
      setNeedsLayout()
    }
  }

  /// Returns a view that is no longer visible, prepared for reuse, or a new one of the registered class. A class must be
  /// registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = makers[identifier]?(madeFrame) ?? Self.unregistered?(identifier) else {
      fatalError("No class is registered for items with the identifier \"\(identifier)\".")
    }
    cell.setIdentifier(identifier)
    return cell
  }

  /// Makes the items of identifiers for which nothing is registered; nil for none.
  package static var unregistered: ((String) -> UICollectionViewCell)?

  /// Asks the data source for everything again, without an animation. Nothing is selected afterwards.
  open func reloadData() {
    counts = nil
    selection = []
    highlighted = nil
    movement = nil
    if updateDepth > 0 { updates = nil }
    for path in shown.keys { recycle(path) }
    supplements.recycle()
    collectionViewLayout.itemsReloaded()
    layoutChanged()
  }

  /// Replaces the layout; the items move there if it is animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3) { [self] in
      collectionViewLayout = layout
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  func loadedCounts() -> [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let loaded = ListCounts.load(sections: sections, kind: "items") {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    counts = loaded
    return loaded
  }

  /// The number of sections, which the data source has returned; 0 without one.
  open var numberOfSections: Int { loadedCounts().count }
  /// The number of items of a section, which must exist.
  open func numberOfItems(inSection section: Int) -> Int {
    ListCounts.check(section, in: loadedCounts(), kind: "items")
    return loadedCounts()[section]
  }

  func layoutChanged() {
    isPrepared = false
    if !isInLayout { setNeedsLayout() }
  }

  /// Whether the layout is invalidated by a change of the bounds, after which items are placed in any case.
  private var isInLayout = false
  private final var isShowing = false

  private func recycle(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    release(cell, path)
  }

  func release(_ cell: UICollectionViewCell, _ path: IndexPath) {
    swipe?.forget(cell)
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cell.removeFromSuperview()
    pool[cell.reuseIdentifier ?? "", default: []].append(cell)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Layouts that set insets when they are invalidated do so for the first size, too.
    let inset = adjustedContentInset
    if bounds != laidOut.bounds || inset != laidOut.inset,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      collectionViewLayout.hasOnlyMoved =
        isPrepared && bounds.size == laidOut.bounds.size && inset == laidOut.inset
      isPrepared = false
      isInLayout = true
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      isInLayout = false
    }
    laidOut = (bounds, inset)
    if backgroundView?.frame != bounds { backgroundView?.frame = bounds }
    // Data sources may ask for a layout while they are asked for a view: each item would have two.
    guard !isShowing else { return setNeedsLayout() }
    isShowing = true
    defer { isShowing = false }
    // Sizes that the contents determine are known only when there are views.
    for _ in 0..<4 {
      prepareLayout()
      if !showItems() { break }
      isPrepared = false
    }
  }

  private func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
    collectionViewLayout.finishPreparing()
    if let changes = transition, !changes.isPrepared {
      transition?.isPrepared = true
      collectionViewLayout.prepare(forCollectionViewUpdates: changes.items)
    }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// The visible elements of the layout: not those beside an edge of the bounds.
  private var visibleElements: [UICollectionViewLayoutAttributes] {
    let bounds = bounds
    return (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { item in
      let frame = item.frame
      return !item.isHidden
        && (frame.width == 0 || frame.maxX > bounds.minX && frame.minX < bounds.maxX)
        && (frame.height == 0 || frame.maxY > bounds.minY && frame.minY < bounds.maxY)
    }
  }

  /// Shows the visible items. Returns whether the contents of one determine another size than it had.
  private func showItems() -> Bool {
    let elements = visibleElements
    var hasChanged = showSupplements(elements)
    let items = elements.filter { $0.representedElementCategory == .cell }
    let wanted = Set(items.map(\.indexPath))
    for (path, cell) in shown where !wanted.contains(path) {
      if transition == nil {
        recycle(path)
      } else if let item = collectionViewLayout.layoutAttributesForItem(at: path) {
        shown[path] = nil
        transition?.departing.append((path, cell))
        place(cell, item)
      }
    }
    for item in items {
      let isNew = shown[item.indexPath] == nil
      guard let cell = shown[item.indexPath] ?? make(item) else { continue }
      if isNew {
        appear(cell, item)
      } else {
        place(cell, item)
      }
      if item.isEstimated, measure(cell, item) { hasChanged = true }
    }
    return hasChanged
  }

  /// Stores the size that the contents of a view determine. Returns whether it differs from the layout's.
  func measure(_ view: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) -> Bool {
    let preferred = view.preferredLayoutAttributesFitting(item)
    return collectionViewLayout.setPreferredSize(preferred.size, of: item)
  }

  /// Places a new view: where it is, or where it comes from in a change.
  private func appear(_ cell: UICollectionViewCell, _ item: UICollectionViewLayoutAttributes) {
    guard transition != nil,
      let start = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: item.indexPath)
    else { return ViewAnimation.withoutAnimation { place(cell, item) } }
    ViewAnimation.withoutAnimation { place(cell, start) }
    place(cell, item)
  }

  func place(_ cell: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) {
    if let movement, movement.cell === cell { return }
    cell.solvesAlone = true
    let scroller = collectionViewLayout.scroller(for: item)
    if let scroller, cell.superview !== scroller { scroller.addSubview(cell) }
    if scroller == nil, cell.superview !== self {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    if cell.bounds.size != item.frame.size { cell.bounds.size = item.frame.size }
    let origin = scroller.map { $0.convert(CGPoint.zero, from: self) } ?? .zero
    cell.center = CGPoint(x: item.center.x + origin.x, y: item.center.y + origin.y)
    let transform =
      item.transform3D == CATransform3DIdentity
      ? CATransform3DMakeAffineTransform(item.transform) : item.transform3D
    if cell.layer.transform != transform { cell.layer.transform = transform }
    if cell.alpha != item.alpha { cell.alpha = item.alpha }
    if cell.layer.zPosition != CGFloat(item.zIndex) { cell.layer.zPosition = CGFloat(item.zIndex) }
    noteSwipes(cell, item)
    cell.apply(item)
  }

  private func make(_ item: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
    let path = item.indexPath
    madeFrame = item.frame
    defer { madeFrame = .zero }
    let dataPath = movement?.dataPath(path) ?? path
    guard let cell = dataSource?.collectionView(self, cellForItemAt: dataPath) else { return nil }
    shown[path] = cell
    cell.isSelected = selection.contains(path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  @_spi(ViewTree) open override func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint)
    -> CGPoint
  {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    highlight(touches.first)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    unhighlight()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  private func tap(_ recognizer: UITapGestureRecognizer) { tapped(recognizer) }
}
