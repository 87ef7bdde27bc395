// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The page that is shown.
  open var currentPage = 0 { didSet { setNeedsLayout() } }
  /// The color of the dots; nil for a faint white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the dot of the page; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether it is hidden for a single page; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 16 + 24, height: 26)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap on the right half shows the next page, one on the left half the previous one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let step = touch.location(in: self).x > bounds.midX ? 1 : -1
    let page = min(max(currentPage + step, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  private var dots: [UIView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    let count = numberOfPages > (hidesForSinglePage ? 1 : 0) ? numberOfPages : 0
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count { addDot() }
    let start = bounds.midX - (CGFloat(count - 1) * 16 + 7) / 2
    for (page, dot) in dots.enumerated() {
      dot.center = CGPoint(x: start + CGFloat(page) * 16 + 3.5, y: bounds.midY)
      dot.backgroundColor =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
  }

  private func addDot() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    dot.layer.cornerRadius = 3.5
    dot.isUserInteractionEnabled = false
    addSubview(dot)
    dots.append(dot)
  }
}
