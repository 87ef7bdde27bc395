// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// A symbol, text or view at the leading or trailing end of a row of a list, such as an arrow or a
/// check mark.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// A view of the program's at an end of a row.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let view: UIView
    let isLeading: Bool

    /// Creates the configuration of a view.
    public init(customView: UIView, placement: Placement) {
      view = customView
      if case .leading = placement { isLeading = true } else { isLeading = false }
    }
  }

  /// The side of the cell on which an accessory is.
  public enum Placement {
    /// Before the contents. The condition is always met: lists are not edited.
    case leading(displayed: DisplayedState = .always)
    /// After the contents. The condition is always met: lists are not edited.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The states of the list in which an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always
    case whenNotEditing
  }

  /// The look of an accessory.
  public struct _Options {
    /// The color; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether the accessory is hidden; false by default.
    public var isHidden: Bool

    /// Creates options.
    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
  /// The look of an arrow.
  public typealias DisclosureIndicatorOptions = _Options
  /// The look of a check mark.
  public typealias CheckmarkOptions = _Options
  /// The look of a button for details.
  public typealias DetailOptions = _Options

  /// The look of an arrow that expands an item.
  public struct OutlineDisclosureOptions {
    /// The part of the cell that expands the item when pressed.
    public enum Style: Int, Sendable {
      /// The same as `cell`.
      case automatic
      /// A tap anywhere on the row.
      case header
      /// A tap on the arrow.
      case cell
    }

    /// The part of the cell that expands the item when pressed.
    public var style: Style
    /// The color; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether the arrow is hidden; false by default.
    public var isHidden: Bool

    /// Creates options.
    public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }

  enum Kind {
    case symbol(String, UIColor)
    case label(String)
    case view(UIView, isLeading: Bool)
    case outline(UIColor, isHeader: Bool)
  }

  let kind: Kind
  var action: (() -> Void)?
  var isHidden = false

  /// An arrow that shows that the row leads to more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("chevron.right", options.tintColor ?? .systemGray), isHidden: options.isHidden)
  }
  /// An arrow that expands and collapses the item of the row, in a section with a section snapshot; with a handler it calls
  /// that instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .outline(options.tintColor ?? .systemBlue, isHeader: options.style == .header),
      action: actionHandler, isHidden: options.isHidden)
  }
  /// A check mark at the trailing end of the row.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("checkmark", options.tintColor ?? .systemBlue), isHidden: options.isHidden)
  }
  /// A button with an "i" at the trailing end, which shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("info.circle", options.tintColor ?? .systemBlue), action: actionHandler,
      isHidden: options.isHidden)
  }
  /// A short gray text at the trailing end, such as a number.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
  /// A view of the program's at either end of the row.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.view, isLeading: configuration.isLeading))
  }
}

/// A cell of a collection that looks like a row of a table, with accessories and indentation.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories of the row, from the outside inwards; none by default.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The depth of the row in an outline; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation of each level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  private var views: [(view: UIView, isLeading: Bool)] = []
  private let separator = UIView()
  private var position: ListRowPosition?
  private var arrow: UIButton?
  private var headerAction: (() -> Void)?
  private var headerTap: UITapGestureRecognizer? {
    didSet {
      if let oldValue { removeGestureRecognizer(oldValue) }
      if let headerTap { addGestureRecognizer(headerTap) }
    }
  }
  /// Whether the items in that of the row are shown.
  private var isExpanded = false
  /// Expands or collapses the item of the row.
  var toggle: (() -> Void)?

  /// Creates a row.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    separator.backgroundColor = UIColor.systemGray.withAlphaComponent(0.35)
    separator.isHidden = true
    addSubview(separator)
  }

  /// Creates a row without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UICollectionViewListCell.self)
  }

  /// The usual contents of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard position != layoutAttributes.listPosition else { return }
    position = layoutAttributes.listPosition
    setNeedsUpdateConfiguration()
    showPosition()
  }

  private func showPosition() {
    separator.isHidden = position?.hasSeparator != true
    let isInset = position?.appearance == .insetGrouped
    layer.cornerRadius = isInset ? 10 : 0
    clipsToBounds = isInset
    var corners: CACornerMask = []
    if position?.isFirst == true {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if position?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    guard backgroundConfiguration == nil, let position else { return }
    switch position.appearance {
    case .grouped, .insetGrouped:
      backgroundColor = backgroundColor ?? .secondarySystemGroupedBackground
    case .plain, .sidebar, .sidebarPlain: break
    }
  }

  override var selectionColor: UIColor? {
    position == nil ? nil : UIColor.systemGray.withAlphaComponent(0.3)
  }

  private func showAccessories() {
    for (view, _) in views { view.removeFromSuperview() }
    (arrow, headerTap, headerAction) = (nil, nil, nil)
    views = accessories.filter { !$0.isHidden }.map { accessory in
      switch accessory.kind {
      case .outline(let color, let isHeader):
        return (makeArrow(color, isHeader, accessory.action), false)
      case .symbol(let name, let color):
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        if let action = accessory.action {
          let press = UIAction(image: UIImage(systemName: name)) { _ in action() }
          return (UIButton(type: .system, primaryAction: press), false)
        }
        return (view, false)
      case .label(let text):
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        return (label, false)
      case .view(let view, let isLeading): return (view, isLeading)
      }
    }
    for (view, _) in views { addSubview(view) }
    setNeedsLayout()
  }

  private func makeArrow(
    _ color: UIColor, _ isHeader: Bool, _ action: (() -> Void)?
  ) -> UIButton {
    let press = action ?? { [weak self] in self?.toggle?() }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    button.tintColor = color
    if isHeader {
      button.isUserInteractionEnabled = false
      headerAction = press
      headerTap = UITapGestureRecognizer(
        target: self, action: Selector(method: UICollectionViewListCell.tapHeader, "tapHeader"))
    } else {
      button.addAction(UIAction { _ in press() }, for: .touchUpInside)
    }
    arrow = button
    turnArrow()
    return button
  }

  private func tapHeader(_ recognizer: UITapGestureRecognizer) { headerAction?() }

  private func turnArrow() {
    arrow?.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
  }

  /// Turns the arrow of an item that is expanded or collapsed.
  func showExpansion(_ isExpanded: Bool, animated: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    if animated { UIView.animate(withDuration: 0.25) { self.turnArrow() } } else { turnArrow() }
  }

  /// The space that the accessories take up at each end.
  private var ends: (leading: CGFloat, trailing: CGFloat) {
    var result = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
    for (view, isLeading) in views {
      if isLeading {
        result.leading += size(of: view).width + 16
      } else {
        result.trailing += size(of: view).width + (result.trailing == 0 ? 16 : 8)
      }
    }
    return result
  }

  private func size(of view: UIView) -> CGSize {
    let own = view.intrinsicContentSize
    return own.width > 0 && own.height > 0 ? own : view.bounds.size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let ends = ends
    contentView.frame = CGRect(
      x: ends.leading, y: 0, width: max(0, bounds.width - ends.leading - ends.trailing),
      height: bounds.height)
    var x = CGFloat(indentationLevel) * indentationWidth + 16
    var right = bounds.width - 16
    for (view, isLeading) in views {
      let size = size(of: view)
      let start = isLeading ? x : right - size.width
      // Not the frame: the arrow of an expanded item is turned.
      view.bounds.size = size
      view.center = CGPoint(x: start + size.width / 2, y: bounds.height / 2)
      if isLeading { x += size.width + 16 } else { right -= size.width + 8 }
    }
    separator.frame = CGRect(
      x: ends.leading + 16, y: bounds.height - 0.5,
      width: max(0, bounds.width - ends.leading - 16), height: 0.5)
    bringSubviewToFront(separator)
  }

  override func fittingWidth(_ width: CGFloat) -> CGFloat {
    let ends = ends
    return max(0, width - ends.leading - ends.trailing)
  }
}
