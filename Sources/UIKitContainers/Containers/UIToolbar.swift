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

/// A bar with buttons, which flexible spaces push apart.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons and spaces, from left to right; nil for none.
  open var items: [UIBarButtonItem]? { didSet { makeButtons() } }
  /// The color of the bar; nil for that of the background.
  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }
  /// The colors of a bar without colors of its own.
  open var barStyle = UIBarStyle.default { didSet { showBackground() } }
  /// Whether contents are visible through the bar. No effect: the bar is opaque unless its color is not.
  open var isTranslucent = true
  private var views: [UIView?] = []

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showBarBackground(nil)
  }

  /// Creates a bar without items. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showBarBackground(nil)
    decode(coder, by: UIToolbar.self)
  }

  private func showBackground() {
    showBarBackground(barTintColor ?? (barStyle != .default ? .black : nil))
  }

  /// Sets the buttons and spaces, without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func makeButtons() {
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map { item in
      guard !item.isSpace else { return nil }
      if let custom = item.customView { return custom }
      let button = UIButton(type: .system)
      button.show(_BarItemDefaults.buttons)
      button.show(item)
      return button
    }
    for view in views { if let view { addSubview(view) } }
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let widths = zip(items, views).map { item, view -> CGFloat in
      guard let view else { return item.isFlexible ? 0 : item.width }
      if item.width > 0 { return item.width }
      let own = view is UIButton ? max(30, view.intrinsicContentSize.width + 8) : view.bounds.width
      return own
    }
    let flexible = items.count { $0.isSpace && $0.isFlexible }
    let unused = max(0, bounds.width - 16 - widths.reduce(0, +))
    var x: CGFloat = 8
    for (index, item) in items.enumerated() {
      let width = item.isSpace && item.isFlexible ? unused / CGFloat(flexible) : widths[index]
      if let view = views[index] {
        let height = view is UIButton ? 44 : view.bounds.height
        view.frame = CGRect(x: x, y: (44 - height) / 2, width: width, height: height)
      }
      x += width
    }
  }
}
