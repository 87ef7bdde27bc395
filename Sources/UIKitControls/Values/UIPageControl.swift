// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A row of dots, one for each page, of which the current one is filled.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages, each with a dot; 0 by default. A negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if currentPage != nearestPage(currentPage) { currentPage = nearestPage(currentPage) }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The index of the page that is shown; 0 by default. One that does not exist becomes the nearest that does, or 0
  /// without pages. Setting it sends no actions.
  open var currentPage = 0 {
    didSet {
      currentPage = nearestPage(currentPage)
      setNeedsLayout()
    }
  }
  /// The color of the dots; nil for a faint white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the dot of the page; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The image instead of each dot, in the colors of the dots; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { imagesChanged() } }
  private var images: [Int: UIImage] = [:]
  /// Whether it is hidden for a single page; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

  /// The condition under which the dots have a background.
  public enum BackgroundStyle: Int, Sendable {
    /// While it is touched.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// The condition under which the dots have a background; while the control is touched by default.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// Whether a drag along the dots changes the page continuously; true by default.
  open var allowsContinuousInteraction = true
  /// The start location of the touch that is not a drag yet.
  private var start: CGFloat?

  /// Creates a control without pages. Its height is not stretched.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging.vertical = .defaultHigh
  }

  /// Creates a control without pages. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hugging.vertical = .defaultHigh
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size in points that the control needs for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * pitch + 24, height: 26)
  }

  /// Sets the image instead of the dot of a page; nil for `preferredIndicatorImage`. A page that does not
  /// exist has none.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<max(numberOfPages, 0)).contains(page) else { return }
    images[page] = image
    imagesChanged()
  }

  /// The image instead of the dot of a page that has been set for it; nil for `preferredIndicatorImage`.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  private func imagesChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The distance between the centers of neighboring dots, in points; wide images increase it.
  private var pitch: CGFloat {
    let widest = images.values.map(\.size.width).max() ?? 0
    return max(16, max(widest, preferredIndicatorImage?.size.width ?? 0) + 9)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    setNeedsLayout()
    return true
  }

  /// A drag of 10 points or more shows the page of the dot under the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard allowsContinuousInteraction, start.map({ abs(x - $0) >= 10 }) ?? true else { return true }
    start = nil
    let dot = min(max((x - firstDot + pitch / 2) / pitch, -1), CGFloat(dots.count))
    show(firstPage + Int(dot.rounded(.down)))
    return true
  }

  /// A tap on the right half shows the next page, one on the left half the previous one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    setNeedsLayout()
    guard let touch, isTouchInside, start != nil else { return }
    let isNext = touch.location(in: self).x > bounds.midX
    show(currentPage + (isNext ? 1 : -1))
  }

  open override func cancelTracking(with event: UIEvent?) { setNeedsLayout() }

  private func nearestPage(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages, 1) - 1) }

  private func show(_ page: Int) {
    let page = nearestPage(page)
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  private let background = UIView()
  /// The center of the first dot.
  private var firstDot: CGFloat { bounds.midX - CGFloat(dots.count - 1) * pitch / 2 }

  private var dots: [UIImageView] = []
  /// The page of the first dot: only some of very many pages have one.
  private var firstPage = 0
  /// The number of dots where fewer fit, and the largest one.
  private static let dotCounts = 64...1000

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pages = numberOfPages > (hidesForSinglePage ? 1 : 0) ? numberOfPages : 0
    let fitting = (bounds.width - 24) / pitch
    let limit = Self.dotCounts.upperBound
    let least = Self.dotCounts.lowerBound
    let shown = fitting < CGFloat(limit) ? max(Int(max(fitting.finite, 0)), least) : limit
    let count = min(pages, shown)
    firstPage = min(currentPage, pages) - count / 2
    firstPage = max(0, min(firstPage, pages - count))
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count { addDot() }
    layOutBackground()
    let (pitch, firstDot) = (pitch, firstDot)
    for (index, dot) in dots.enumerated() {
      let page = firstPage + index
      let image = images[page] ?? preferredIndicatorImage
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.bounds.size = image?.size ?? CGSize(width: 7, height: 7)
      dot.center = CGPoint(x: firstDot + CGFloat(index) * pitch, y: bounds.midY)
      let shown = image?.withRenderingMode(.alwaysTemplate)
      // Each new image asks for another layout.
      if dot.image != shown { dot.image = shown }
      dot.layer.cornerRadius = image == nil ? 3.5 : 0
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
    }
  }

  private func layOutBackground() {
    if background.superview == nil {
      background.isUserInteractionEnabled = false
      background.layer.cornerRadius = 13
      background.backgroundColor = .tertiarySystemFill
      insertSubview(background, at: 0)
    }
    let width = CGFloat(dots.count) * pitch + 24
    background.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - 13, width: width, height: 26)
    let isShown = backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking)
    background.isHidden = dots.isEmpty || !isShown
  }

  private func addDot() {
    let dot = UIImageView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    addSubview(dot)
    dots.append(dot)
  }
}
