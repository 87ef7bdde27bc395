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

/// The bar at the top of a navigation controller: a title between buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether contents are visible through the bar. No effect: the bar is opaque unless its color is not.
  open var isTranslucent = true
  /// The color of the bar while contents are under it; nil for that of the background.
  open var barTintColor: UIColor? { didSet { applyAppearance() } }
  /// The colors of a bar without colors of its own.
  open var barStyle = UIBarStyle.default { didSet { applyAppearance() } }
  /// Whether titles are large, in a second row that collapses while the contents scroll, except where an
  /// item overrides it; false by default.
  open var prefersLargeTitles = false { didSet { onChange() } }
  /// The color and the font of the large title; nil for the usual ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { applyAppearance() } }
  /// The line at the edge of the bar. There is none.
  open var shadowImage: UIImage?
  /// The color and the font of the title; nil for the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { applyAppearance() } }
  /// The background and titles of the bar while contents are under it.
  open var standardAppearance = UINavigationBarAppearance() { didSet { applyAppearance() } }
  /// The background and titles of the bar while no contents are under it, and always those of a bar that is not a
  /// controller's; nil for no background, and the titles of `standardAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { applyAppearance() } }
  /// The look of a bar in landscape orientation. It has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  var onBack: () -> Void = {}
  /// Called when the controller has to place the bar again.
  var onChange: () -> Void = {}
  /// The area below the row with the title.
  let barExtension = BarExtension()
  /// The items of the stack, of which the last one is shown; nil for none.
  open var items: [UINavigationItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  private var shownItems: [UINavigationItem]?
  /// Replaces the items, without an animation. The last one is shown.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    show(items ?? [])
    shownItems = items
  }
  /// The last item, which is shown; nil for none.
  open var topItem: UINavigationItem? { items?.last }
  /// The item to which the back button leads; nil for none.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  private var hasBackgroundImage = false
  var topInset: CGFloat = 0
  private let title = UILabel()
  /// The usual background, while contents are under the bar.
  private let plate = BarPlate(isAtBottom: false)
  /// Whether no contents are under the bar, which then has its look at the edge; nil for a bar that no controller places.
  private var isAtEdge: Bool? { didSet { if isAtEdge != oldValue { applyAppearance() } } }
  private var buttons: [UIView] = []
  private var titleView: UIView?
  /// The title that slides out, or has slid out.
  private var leavingTitle: UIView?
  /// The clipped large title that slides out; nil without one.
  private var leavingLargeTitle: UIView?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    plate.frame = bounds
    addSubview(plate)
    title.textAlignment = .center
    addSubview(barExtension)
    addSubview(title)
    applyAppearance()
  }

  /// Creates a bar without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UINavigationBar.self)
  }

  /// The font sizes of the titles, which depend on the device's text size.
  private var sizes = UIFontMetrics.barTitleSizes

  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
  }

  private func applyAppearance() {
    let oldFont = title.font
    let edge = isAtEdge == false ? nil : scrollEdgeAppearance
    let appearance = edge ?? standardAppearance
    let hasBackground = isAtEdge != true || edge != nil
    let style = hasBackground ? appearance.color ?? (edge == nil ? barTintColor : nil) : nil
    let isBlack = barStyle != .default
    backgroundColor = style ?? (isBlack && !hasBackgroundImage ? .black : .clear)
    plate.isHidden = !hasBackground || style != nil || hasBackgroundImage || isBlack
    let attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    let color: UIColor = isBlack ? .white : .label
    title.textColor = attributes[.foregroundColor] as? UIColor ?? color
    title.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: sizes.inline, weight: .semibold)
    let large = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
    barExtension.title.textColor = large[.foregroundColor] as? UIColor ?? color
    barExtension.title.font =
      large[.font] as? UIFont ?? .systemFont(ofSize: sizes.large, weight: .bold)
    barExtension.setNeedsLayout()
    if title.font != oldFont, let shownItems { show(shownItems) }
  }

  /// Sets an image as the background. A bar with one has no other background; the image is not shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    hasBackgroundImage = backgroundImage != nil
    applyAppearance()
  }

  /// Places what is below the row, whose height is 0 while it is hidden.
  ///
  /// - Parameter isScrolling: Whether the title fades in or out.
  func placeExtension(row: CGFloat, isScrolling: Bool) {
    if sizes != UIFontMetrics.barTitleSizes {
      sizes = UIFontMetrics.barTitleSizes
      applyAppearance()
      if let shownItems { show(shownItems) }
    }
    barExtension.frame = CGRect(
      x: 0, y: topInset + row, width: bounds.width, height: barExtension.height)
    barExtension.setNeedsLayout()
    barExtension.layoutIfNeeded()
    plate.frame = bounds
    plate.layoutIfNeeded()
    isAtEdge = barExtension.isAtEdge
    for view in buttons + [titleView].compactMap({ $0 }) { view.alpha = row > 0 ? 1 : 0 }
    let alpha: CGFloat = row > 0 && barExtension.isTitleHidden ? 1 : 0
    guard alpha != title.alpha else { return }
    if isScrolling {
      UIView.animate(withDuration: 0.2) { self.title.alpha = alpha }
    } else {
      title.alpha = alpha
    }
  }

  /// Changes the area below the row in the current animation, by `place`: the large title slides out with its page, and
  /// the next one slides in.
  ///
  /// - Parameter leaving: A clipped copy of the shown title; nil without one.
  final func slideExtension(_ leaving: UIView?, isPush: Bool, place: () -> Void) {
    let width = bounds.width
    leavingLargeTitle?.removeFromSuperview()
    leavingLargeTitle = leaving
    if let leaving { ViewAnimation.withoutAnimation { addSubview(leaving) } }
    barExtension.placesTitleAtOnce = true
    place()
    barExtension.placesTitleAtOnce = false
    ViewAnimation.withoutAnimation {
      barExtension.title.center.x += isPush ? width : -0.3 * width
    }
    leaving?.subviews.first?.center.x += isPush ? -0.3 * width : width
    leaving?.alpha = 0
    barExtension.title.center.x -= isPush ? width : -0.3 * width
  }

  /// Removes a large title that has slid out.
  final func removeLargeTitle(_ leaving: UIView?) {
    leaving?.removeFromSuperview()
    if leavingLargeTitle === leaving { leavingLargeTitle = nil }
  }

  /// Shows the last item in the current animation: the title slides in by half of the width from the right, or from
  /// the left after a pop, while the one before slides out, and the buttons and a title view fade in.
  final func slideIn(_ items: [UINavigationItem], isPush: Bool) {
    let distance = (isPush ? 1 : -1) * bounds.width / 4
    ViewAnimation.withoutAnimation {
      let old = UILabel(frame: title.frame)
      (old.text, old.font, old.textColor, old.alpha) = (
        title.text, title.font, title.textColor, title.alpha
      )
      leavingTitle?.removeFromSuperview()
      leavingTitle = old
      addSubview(old)
      show(items)
      title.center.x += distance
      for view in buttons + [title] + [titleView].compactMap({ $0 }) { view.alpha = 0 }
    }
    leavingTitle?.center.x -= distance
    leavingTitle?.alpha = 0
    title.center.x -= distance
  }

  /// Shows the last item, with a back button if there are others.
  func show(_ items: [UINavigationItem]) {
    shownItems = items
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    titleView?.removeFromSuperview()
    titleView = items.last?.titleView
    guard let item = items.last else {
      (title.text, barExtension.title.text) = (nil, nil)
      return
    }
    title.text = item.titleView == nil ? item.title : nil
    barExtension.title.text = item.title
    var (left, right): (CGFloat, CGFloat) = (8, bounds.width - 8)
    if items.count > 1, !item.hidesBackButton, item.leftBarButtonItems == nil {
      let previous = items[items.count - 2]
      let back = UIBarButtonItem(
        title: previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title
          ?? "Back",
        image: UIImage(systemName: "chevron.left"),
        primaryAction: UIAction { [weak self] _ in
          self?.onBack()
        })
      left = add(back, at: left, isLeading: true, keepsTitle: true)
    }
    for button in item.leftBarButtonItems ?? [] { left = add(button, at: left, isLeading: true) }
    for button in item.rightBarButtonItems ?? [] {
      right = add(button, at: right, isLeading: false)
    }
    let size = title.sizeThatFits(CGSize(width: max(0, right - left), height: 44))
    let middle = min(max(bounds.width / 2, left + size.width / 2), right - size.width / 2)
    title.frame = CGRect(x: middle - size.width / 2, y: topInset, width: size.width, height: 44)
    if let titleView {
      addSubview(titleView)
      titleView.center = CGPoint(x: bounds.width / 2, y: topInset + 22)
    }
  }

  private func add(
    _ item: UIBarButtonItem, at x: CGFloat, isLeading: Bool, keepsTitle: Bool = false
  ) -> CGFloat {
    let view: UIView
    var width: CGFloat
    if let custom = item.customView {
      view = custom
      width = custom.bounds.width
    } else {
      let button = UIButton(type: .system)
      button.show(_BarItemDefaults.buttons)
      button.show(item, keepsTitle: keepsTitle)
      width = max(30, button.intrinsicContentSize.width + 8)
      view = button
    }
    let height = item.customView?.bounds.height ?? 44
    view.frame = CGRect(
      x: isLeading ? x : x - width, y: topInset + (44 - height) / 2, width: width, height: height)
    addSubview(view)
    buttons.append(view)
    width += 4
    return isLeading ? x + width : x - width
  }
}
