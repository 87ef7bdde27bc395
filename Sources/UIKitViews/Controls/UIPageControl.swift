// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      invalidateIntrinsicContentSize()
      layer.setNeedsFrame()
    }
  }
  /// The page that is shown.
  open var currentPage = 0 { didSet { layer.setNeedsFrame() } }
  /// The color of the dots; nil for a faint white.
  open var pageIndicatorTintColor: UIColor? { didSet { layer.setNeedsFrame() } }
  /// The color of the dot of the page; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { layer.setNeedsFrame() } }
  /// Whether it is hidden for a single page; false by default.
  open var hidesForSinglePage = false { didSet { layer.setNeedsFrame() } }

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

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let values = UIKitService.environment
    let width = CGFloat(numberOfPages - 1) * 16 + 7
    for page in 0..<numberOfPages {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let dot = CGRect(
        x: state.bounds.midX - width / 2 + CGFloat(page) * 16, y: state.bounds.midY - 3.5, width: 7,
        height: 7)
      builder.fill(
        RoundedRect(dot, radius: 3.5), .color(Color(uiColor: color).resolve(values)))
    }
  }
}
