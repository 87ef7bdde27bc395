// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Shows two or three controllers beside each other in a wide window, and as one navigation stack in a narrow one.
///
/// - Note: Differs from UIKit: without a preferred display mode the columns are beside each other; the third one if the
///   view is at least 1000 points wide.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two, which `viewControllers` sets.
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// The place of a controller.
  public enum Column: Int, Sendable {
    case primary
    /// The column between the other two of three.
    case supplementary
    case secondary
    /// The controller that is shown instead of all in a narrow window.
    case compact
  }

  /// The columns that are shown, and their arrangement.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// The old name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The old name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The old name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// A width that the controller chooses.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style
  /// The object that is notified of columns that are shown and hidden; nil for none.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns that are shown in a wide window; automatic by default. Setting it reverts changes by `show(_:)`,
  /// `hide(_:)` and the user.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      shownMode = nil
      change()
    }
  }
  /// The width of the primary column as a fraction of that of the view; 0.4 by default.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { if preferredPrimaryColumnWidthFraction != oldValue { change() } }
  }
  /// The width of the primary column, in points; the fraction by default.
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { if preferredPrimaryColumnWidth != oldValue { change() } }
  }
  /// The least width of the primary column, in points; 0 by default.
  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { if minimumPrimaryColumnWidth != oldValue { change() } }
  }
  /// The largest width of the primary column, in points; 320 by default.
  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { if maximumPrimaryColumnWidth != oldValue { change() } }
  }
  /// The width of the supplementary column as a fraction of that of the view; 0.4 by default.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { if preferredSupplementaryColumnWidthFraction != oldValue { change() } }
  }
  /// The width of the supplementary column, in points; the fraction by default.
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { if preferredSupplementaryColumnWidth != oldValue { change() } }
  }
  /// The least width of the supplementary column, in points; 0 by default.
  open var minimumSupplementaryColumnWidth = automaticDimension {
    didSet { if minimumSupplementaryColumnWidth != oldValue { change() } }
  }
  /// The largest width of the supplementary column, in points; 320 by default.
  open var maximumSupplementaryColumnWidth = automaticDimension {
    didSet { if maximumSupplementaryColumnWidth != oldValue { change() } }
  }
  /// Whether a pan from the leading edge shows the primary column, and a tap beside it hides one that is over the
  /// secondary column; true by default.
  open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// A button that shows and hides the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.togglePrimary() })

  var columns: [Column: UIViewController] = [:]
  /// Whether the columns are one stack; nil before the first layout.
  var collapsed: Bool?
  /// The controllers of the secondary and the supplementary column that are in the stack of the primary one.
  var moved: [Column: [UIViewController]] = [:]
  var shownMode: DisplayMode?
  let dimming = UIView()
  let separators = [UIView(), UIView()]
  lazy var edgePan = UIScreenEdgePanGestureRecognizer(
    target: self, action: Selector(method: UISplitViewController.pannedFromEdge, "panned"))

  /// Creates a controller with columns, which `setViewController(_:for:)` fills.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of two columns, which `viewControllers` fills.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of two columns, as a storyboard describes it.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Sets the controller of a column. One that is not a navigation controller is put into one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let top = collapsed == true ? topColumn : nil
    if top != nil { expand() }
    remove(column)
    columns[column] =
      style == .unspecified || column == .compact
      ? vc
      : vc.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
    if let top { collapse(to: top) }
    change(animated: false)
  }

  /// The controller of a column; nil for none. A column of two or three has a navigation controller.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// The controllers of the columns in their order.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [columns[.compact] ?? columns[.primary]].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      let names: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in names.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// Whether the window is narrow, so that the columns are one stack.
  open var isCollapsed: Bool { collapsed ?? false }

  /// The columns that are shown.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : mode }

  private var mode: DisplayMode {
    if let shownMode { return shownMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    let isWide = style == .tripleColumn && (viewIfLoaded?.bounds.width ?? 0) >= 1000
    return isWide ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// The columns beside or over the secondary one, and whether they are over it.
  var leading: (columns: [Column], areOver: Bool) {
    let last: Column = style == .tripleColumn ? .supplementary : .primary
    let both: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    switch mode {
    case .automatic, .secondaryOnly: return ([], false)
    case .oneBesideSecondary: return ([last], false)
    case .oneOverSecondary: return ([last], true)
    case .twoBesideSecondary, .twoDisplaceSecondary: return (both, false)
    case .twoOverSecondary: return (both, true)
    }
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  private func width(
    _ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat
  ) -> CGFloat {
    let automatic = Self.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? 0
    let wanted =
      preferred == automatic ? (fraction == automatic ? 0.4 : fraction) * whole : preferred
    let limited = min(max(wanted, least), most == automatic ? 320 : most)
    return min(max(limited.isFinite ? limited : 0, 0), whole)
  }

  /// Shows a column: in a narrow window at the top of the stack.
  open func show(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    switch column {
    case .primary: shownMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case .supplementary: if leading.columns.isEmpty { shownMode = .oneBesideSecondary }
    case .secondary: if leading.areOver { shownMode = .secondaryOnly }
    case .compact: return
    }
    if let preferred = isOverPreferred(column) { shownMode = preferred }
    change()
  }

  /// The preferred mode, if it shows a column over the secondary one.
  private func isOverPreferred(_ column: Column) -> DisplayMode? {
    guard column == .primary || column == .supplementary else { return nil }
    return [.oneOverSecondary, .twoOverSecondary].contains(preferredDisplayMode)
      ? preferredDisplayMode : nil
  }

  /// Hides a column: in a narrow window, shows the one before it. The secondary column of a wide window stays.
  open func hide(_ column: Column) {
    if isCollapsed {
      if column == .secondary { showInStack(style == .tripleColumn ? .supplementary : .primary) }
      return
    }
    switch column {
    case .primary: shownMode = style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    case .supplementary: shownMode = .secondaryOnly
    case .secondary, .compact: return
    }
    change()
  }

  private func togglePrimary() {
    if leading.columns.contains(.primary) { hide(.primary) } else { show(.primary) }
  }

  @_spi(ViewTree) open override var showsDetails: Bool { true }

  /// Shows a controller in the secondary column, in a narrow window at the top of the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed, let stack = columns[.primary] as? UINavigationController else {
      return setViewController(vc, for: .secondary)
    }
    let inner = vc as? UINavigationController
    let controllers = inner?.viewControllers ?? [vc]
    if let first = moved[.secondary]?.first,
      let index = stack.viewControllers.firstIndex(where: { $0 === first })
    {
      stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: false)
    }
    columns[.secondary] = inner ?? (style == .unspecified ? vc : UINavigationController())
    inner?.setViewControllers([], animated: false)
    moved[.secondary] = controllers
    stack.setViewControllers(stack.viewControllers + controllers.dropLast(), animated: false)
    if let top = controllers.last { stack.pushViewController(top, animated: true) }
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(method: UISplitViewController.tappedBeside, "tappedBeside")))
    edgePan.edges = .left
    view.addGestureRecognizer(edgePan)
    for separator in separators {
      separator.backgroundColor = .separator
      separator.layer.zPosition = 1
    }
  }

  private func tappedBeside(_ recognizer: UITapGestureRecognizer) {
    if presentsWithGesture, leading.areOver { show(.secondary) }
  }

  private func pannedFromEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    if recognizer.state == .began { show(.primary) }
  }

  private func change(animated: Bool = true) {
    guard isViewLoaded, collapsed != nil else { return }
    delegate?.splitViewController(self, willChangeTo: displayMode)
    guard animated, view.window != nil else { return view.setNeedsLayout() }
    UIView.animate(withDuration: 0.3) { [self] in
      place()
      view.layoutIfNeeded()
    } completion: { [self] _ in
      removeHidden()
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow != collapsed {
      let wasCollapsed = collapsed
      collapsed = isNarrow
      if isNarrow { collapse() } else if wasCollapsed == true { expand() }
      if wasCollapsed != nil || isNarrow {
        isNarrow
          ? delegate?.splitViewControllerDidCollapse(self)
          : delegate?.splitViewControllerDidExpand(self)
      }
    }
    place()
    if view.layer.sublayers?.contains(where: { !$0.transitions.isEmpty }) != true { removeHidden() }
  }
}

extension UIViewController {
  /// The enclosing split view controller; nil for none.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
