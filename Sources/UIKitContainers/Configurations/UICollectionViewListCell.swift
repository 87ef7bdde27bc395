// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// An accessory at an end of a row of a list.
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

  /// Where an accessory is.
  public enum Placement {
    /// Before the contents. The condition is always met: lists are not edited.
    case leading(displayed: DisplayedState = .always)
    /// After the contents. The condition is always met: lists are not edited.
    case trailing(displayed: DisplayedState = .always)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always
    case whenNotEditing
  }

  enum Kind {
    case symbol(String, UIColor)
    case label(String)
    case view(UIView, isLeading: Bool)
  }

  let kind: Kind
  var action: (() -> Void)?

  /// An arrow that shows that the row leads to more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(kind: .symbol("chevron.right", .systemGray)) }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .symbol("checkmark", .systemBlue))
  }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .symbol("info.circle", .systemBlue), action: actionHandler)
  }
  /// A short gray text.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
  /// A view of the program's.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.view, isLeading: configuration.isLeading))
  }
}

/// A row of a list in a collection.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the ends.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The depth of the row in an outline; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far each level is indented, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  private var views: [(view: UIView, isLeading: Bool)] = []
  private let separator = UIView()
  private var place: ListRowPosition?

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
    guard place != layoutAttributes.listPlace else { return }
    place = layoutAttributes.listPlace
    setNeedsUpdateConfiguration()
    showPlace()
  }

  private func showPlace() {
    separator.isHidden = place?.hasSeparator != true
    let isInset = place?.appearance == .insetGrouped
    layer.cornerRadius = isInset ? 10 : 0
    clipsToBounds = isInset
    var corners: CACornerMask = []
    if place?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    guard backgroundConfiguration == nil, let place else { return }
    switch place.appearance {
    case .grouped, .insetGrouped:
      backgroundColor = backgroundColor ?? .secondarySystemGroupedBackground
    case .plain, .sidebar, .sidebarPlain: break
    }
  }

  override var selectionColor: UIColor? {
    place == nil ? nil : UIColor.systemGray.withAlphaComponent(0.3)
  }

  private func showAccessories() {
    for (view, _) in views { view.removeFromSuperview() }
    views = accessories.map { accessory in
      switch accessory.kind {
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
      view.frame = CGRect(
        x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
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
