// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitControls
import UIKitMenus
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A bar with a button for each item, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items, one for each button, from left to right; nil for none.
  open var items: [UITabBarItem]? { didSet { makeButtons() } }
  /// The item whose button has the tint color; nil for none. Setting it does not notify the delegate.
  open var selectedItem: UITabBarItem? { didSet { showSelection() } }
  /// The color of the bar; nil for that of the background.
  open var barTintColor: UIColor? {
    didSet { showBarBackground(barTintColor) }
  }
  /// The color of items that are not selected; nil for gray.
  open var unselectedItemTintColor: UIColor? { didSet { showSelection() } }
  /// Whether contents are visible through the bar. No effect: the bar is opaque unless its color is not.
  open var isTranslucent = true
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { applyAppearance() } }
  /// The look of the bar, before the standard one; nil for that one.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { applyAppearance() } }
  /// The object that is notified of presses; nil for none.
  open weak var delegate: (any UITabBarDelegate)?
  /// Called with the index of a button that has been pressed.
  var onSelect: (Int) -> Void = { _ in }
  private var buttons: [TabBarButton] = []
  private var badges: [UILabel] = []

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showBarBackground(nil)
  }

  /// Creates a bar without items. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showBarBackground(nil)
    decode(coder, by: UITabBar.self)
  }

  /// Sets the items, without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private var appearance: UITabBarAppearance { scrollEdgeAppearance ?? standardAppearance }

  private func applyAppearance() {
    showBarBackground(appearance.color ?? barTintColor)
    showSelection()
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = TabBarButton(type: .system)
      button.titleLabel?.font = TabBarButton.titleFont(traitCollection.horizontalSizeClass)
      button.setTitle(item.title, for: .normal)
      button.show(_BarItemDefaults.tabs.attributes.merging(item.titleAttributes) { $1 })
      button.addAction(UIAction { [weak self] _ in self?.press(index) }, for: .touchUpInside)
      addSubview(button)
      item.changed = { [weak self] in self?.showBadges() }
      return button
    }
    for badge in badges { badge.removeFromSuperview() }
    badges = buttons.map { _ in UILabel() }
    for badge in badges {
      badge.font = .systemFont(ofSize: 13)
      badge.textColor = .white
      badge.textAlignment = .center
      badge.layer.cornerRadius = 9
      badge.clipsToBounds = true
      addSubview(badge)
    }
    showBadges()
    showSelection()
    setNeedsLayout()
  }

  private func showBadges() {
    for (badge, item) in zip(badges, items ?? []) {
      badge.text = item.badgeValue
      badge.isHidden = item.badgeValue == nil
      badge.backgroundColor = item.badgeColor ?? _BarItemDefaults.tabs.badgeColor ?? .systemRed
    }
    setNeedsLayout()
  }

  private func press(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    selectedItem = items[index]
    onSelect(index)
    delegate?.tabBar(self, didSelect: items[index])
  }

  private func showSelection() {
    for (button, item) in zip(buttons, items ?? []) {
      let isSelected = item === selectedItem
      let look = appearance.stackedLayoutAppearance
      button.tintColor =
        isSelected
        ? look.selected.uiColor ?? tintColor
        : look.normal.uiColor ?? unselectedItemTintColor ?? .systemGray
      button.show(isSelected ? item.selectedImage ?? item.image : item.image)
    }
  }

  open override func tintColorDidChange() { showSelection() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49)
      guard badges.indices.contains(index), !badges[index].isHidden else { continue }
      // To the right of the image's middle; longer texts make it wider.
      badges[index].frame = CGRect(
        x: button.frame.midX + 6, y: 2,
        width: max(18, badges[index].intrinsicContentSize.width + 10), height: 18)
    }
  }
}

/// A delegate of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called when an item has been pressed.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
