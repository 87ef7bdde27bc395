// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import UIKitMenus
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Rows in sections, of which only the visible ones have views.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The row height that lets the contents of a cell determine it, by constraints or configuration.
  public static let automaticDimension: CGFloat = -1
  /// The appearance of the sections, with which the table was created.
  public let style: Style
  /// The object that returns the numbers and the cells of rows; nil for an empty table. Setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of rows in points, unless the delegate returns one; `automaticDimension`, the default, is that of their
  /// contents.
  open var rowHeight: CGFloat = automaticDimension { didSet { reloadData() } }
  /// The estimated height in points of rows that have not been visible; 44 by default.
  open var estimatedRowHeight: CGFloat = 44 {
    didSet { if estimatedRowHeight != oldValue { reloadRows() } }
  }
  /// The height in points of the titles of sections, and of the space in their place in grouped tables, unless the
  /// delegate returns one; `automaticDimension`, the default, is that of their contents.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { barsChanged() } }
  }
  /// The height in points of the titles after sections, and of the space in their place in grouped tables, unless the
  /// delegate returns one; `automaticDimension`, the default, is that of their contents.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { barsChanged() } }
  }
  /// The space above the title of each section, in points.
  ///
  /// - Note: Differs from UIKit: none by default.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { barsChanged() } }
  }

  private func barsChanged() {
    sectionTops = nil
    setNeedsLayout()
  }
  /// Whether there are lines between rows; `singleLine` by default.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { reloadData() } }
  /// The inset of the lines between rows, in points. A row with an inset of its own overrides it.
  open var separatorInset = UITableViewCell.usualInset { didSet { reloadData() } }
  /// The color of the lines between rows; nil, the default, for that of the system.
  open var separatorColor: UIColor? { didSet { for cell in shown.values { showLines(of: cell) } } }
  /// Whether a tap selects a row; true by default.
  open var allowsSelection = true
  /// Whether a tap selects a row without deselecting others; false by default.
  open var allowsMultipleSelection = false
  /// A view before all rows, as high as its frame; nil, the default, for none.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// A view after all rows, as high as its frame; nil, the default, for none.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  private var makers: [String: (String) -> UITableViewCell] = [:]
  private var pool: [String: [UITableViewCell]] = [:]
  var shown: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var fittedBars = (headers: FittedBars(), footers: FittedBars())
  var barMakers: [String: (String) -> UITableViewHeaderFooterView] = [:]
  var barPool: [String: [UITableViewHeaderFooterView]] = [:]
  var counts: [Int] = []
  /// The heights of the rows, by sections.
  var rows: [RowPositions] = []
  /// The tops of the first rows of the sections; nil while they are not known.
  var sectionTops: [CGFloat]?
  var selection: Set<IndexPath> = []
  /// The row that a touch highlights; nil for none.
  var highlighted: IndexPath?
  private(set) var needsReload = true
  /// Above 0 while the data source and the delegate are asked about rows, whose numbers must stay the same then.
  final var askDepth = 0
  /// The view that the data source gets again; nil while it makes others.
  private var reconfigured: UITableViewCell?
  /// The changes since `beginUpdates()`; nil outside.
  var updates: TableUpdates?
  /// The number of calls of `beginUpdates()` without `endUpdates()` yet.
  var updateDepth = 0
  /// The frames at which the views of rows that come into sight begin to move; nil outside of changes.
  var startFrames: ((IndexPath) -> CGRect?)?
  /// The frames at which the titles of sections begin to move; empty outside of changes.
  var barStartFrames: (headers: [Int: CGRect], footers: [Int: CGRect]) = ([:], [:])
  /// Whether the next layout keeps the offset instead of the first visible row, after changes without animation.
  var keepsOffset = false
  /// The static rows of a storyboard, which a table's controller shows if it provides no rows itself; nil for none.
  package weak var staticRows: (any UITableViewDataSource & UITableViewDelegate)?
  /// The state of editing.
  let editing = TableEditing()
  /// The swipes of the rows.
  private(set) lazy var swipe = RowSwipe(self)
  /// The context menus of the rows.
  private lazy var menus = ListMenus(self)
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Creates a table of a style at a frame in the superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    let tap = UITapGestureRecognizer(target: self, action: Selector(method: UITableView.tap, "tap"))
    tap.cancelsTouchesInView = false
    tap.delegate = swipe
    addGestureRecognizer(tap)
    addInteraction(menus.interaction)
    for recognizer in gestureRecognizers ?? [] { recognizer.isInternal = true }
  }

  /// Creates a table of the style `plain`.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    let styles = ["grouped": Style.grouped, "insetGrouped": .insetGrouped]
    style = coder.interfaceValue("style").flatMap { styles[$0] } ?? .plain
    super.init(coder: coder)
    setUp()
    decode(coder, by: UITableView.self)
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    sectionTops = nil
    setNeedsLayout()
  }

  // MARK: Rows

  /// Registers a class for the rows of a reuse identifier.
  open func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type?, forCellReuseIdentifier identifier: String
  ) {
    makers[identifier] = cellClass.map { type in
      { type.init(style: .default, reuseIdentifier: $0) }
    }
  }

  /// Registers a function that makes the rows of a reuse identifier; nil removes it.
  package func register(_ identifier: String, _ make: (() -> UITableViewCell)?) {
    makers[identifier] = make.map { make in { _ in make() } }
  }

  /// A reusable cell for an identifier; nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?(identifier) ?? Self.unregistered?(identifier, true)
  }

  /// Makes the rows of unregistered identifiers; nil for none. The second argument: whether they are optional.
  package static var unregistered: ((String, Bool) -> UITableViewCell?)?

  /// Returns a cell that is no longer shown, prepared for reuse, or a new one of the class that was
  /// registered for an identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let made = dequeueReusableCell(withIdentifier: identifier)
    guard let cell = made ?? Self.unregistered?(identifier, false) else {
      fatalError("No class is registered for rows with the identifier \"\(identifier)\".")
    }
    return cell
  }

  /// Asks the data source for the numbers of sections and rows, and for the cells of visible rows again, without an
  /// animation.
  open func reloadData() {
    needsReload = true
    selection = []
    setNeedsLayout()
  }

  func reconfigure(_ path: IndexPath) {
    guard let cell = shown[path], rows.indices.contains(path.section) else { return }
    reconfigured = cell
    let made = dataSource?.tableView(self, cellForRowAt: editing.dataPath(path))
    reconfigured = nil
    if let made, made !== cell {
      release(cell, path)
      shown[path] = made
      made.solvesAlone = true
      insertSubview(made, at: 0)
    }
    let height = askedHeight(path) ?? shown[path].map { contentHeight(of: $0) }
    if let height { rows[path.section].set(height, of: path.row) }
    sectionTops = nil
  }

  func reloadRows() {
    needsReload = true
    setNeedsLayout()
  }

  func load() {
    guard needsReload, askDepth == 0 else { return }
    needsReload = false
    endMovement()
    for (path, _) in shown { recycle(path) }
    removeBars()
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    counts = ListCounts.load(sections: sections, kind: "rows") {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
    rows = counts.map(newRows)
    sectionTops = nil
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    release(cell, path)
  }

  func release(_ cell: UITableViewCell, _ path: IndexPath) {
    swipe.forget(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if isReusing { released.append(cell) } else { cell.removeFromSuperview() }
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  /// Whether released views stay in the table until others have been shown, which may be the same ones.
  private var isReusing = false
  private var released: [UITableViewCell] = []
  private var lastWidth: CGFloat = 0

  /// A view behind the rows, of the size of the table; nil for none.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView {
      backgroundView.frame = bounds
      if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
    guard askDepth == 0 else { return setNeedsLayout() }
    load()
    askDepth += 1
    defer { askDepth -= 1 }
    var anchor = anchor()
    if bounds.width != lastWidth {
      if lastWidth > 0 { askAgain { _ in .nan } }
      lastWidth = bounds.width
      sectionTops = nil
      keep(&anchor)
    }
    for _ in 0..<4 {
      askForVisibleHeights(&anchor)
      if showRows() { break }
      sectionTops = nil
      keep(&anchor)
    }
    keepsOffset = false
  }

  /// Shows the visible rows. Returns false if their heights differ from the estimated ones.
  private func showRows() -> Bool {
    let tops = allTops()
    var wanted: Set<IndexPath> = []
    for section in tops.indices {
      for row in visibleRows(section) { wanted.insert(IndexPath(row: row, section: section)) }
    }
    if let movement = editing.movement { wanted.insert(movement.current) }
    isReusing = startFrames == nil
    for path in shown.keys where !wanted.contains(path) { recycle(path) }
    defer { removeReleased() }
    var isExact = true
    var measured: [(path: IndexPath, height: CGFloat)] = []
    for path in wanted.sorted() {
      let isNew = shown[path] == nil
      let cell = shown[path] ?? show(path)
      let known = rows[path.section].knownHeight(path.row)
      let height = known ?? contentHeight(of: cell)
      let frame = rowFrame(top: top(of: path), height: height)
      showPosition(of: cell, path)
      if known == nil {
        measured.append((path, height))
        if height != rows[path.section].estimate { isExact = false }
      }
      guard cell.frame != frame, cell !== editing.movement?.cell else { continue }
      if let startFrames {
        if isNew, let start = startFrames(path) {
          ViewAnimation.withoutAnimation { cell.frame = start }
        }
        if isNew, startFrames(path) == nil {
          ViewAnimation.withoutAnimation { cell.frame = frame }
        } else {
          cell.frame = frame
        }
      } else {
        ViewAnimation.withoutAnimation { cell.frame = frame }
      }
    }
    for (path, height) in measured { rows[path.section].set(height, of: path.row) }
    showHeaders(tops)
    return isExact
  }

  /// Removes the released views that have not been shown again.
  private func removeReleased() {
    isReusing = false
    guard !released.isEmpty else { return }
    let used = Set(shown.values.map { ObjectIdentifier($0) })
    for cell in released where cell.superview === self && !used.contains(ObjectIdentifier(cell)) {
      cell.removeFromSuperview()
    }
    released = []
  }

  private func show(_ path: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: editing.dataPath(path))
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    shown[path] = cell
    cell.swipe = swipe
    cell.solvesAlone = true
    if cell.separatorInset == UITableViewCell.usualInset { cell.separatorInset = separatorInset }
    showLines(of: cell)
    ViewAnimation.withoutAnimation {
      cell.setSelected(selection.contains(path), animated: false)
      if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
      showEditing(of: cell, path, animated: false)
      if cell.superview === self {
        cell.layer.removeAllAnimations()
      } else {
        insertSubview(cell, at: 0)
      }
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func tap(_ recognizer: UITapGestureRecognizer) { tapped(recognizer) }

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
}
